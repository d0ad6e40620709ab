//@ about: a superclass is initialized before its subclass; touching an inherited static initializes only its declarer
public class SuperclassFirst {
    static void log(String s) {
        System.out.println(s);
    }

    static class A {
        static int fromA = say("A", 1);
        static final int CONSTANT = 5;
        static String lazy;

        static int say(String who, int v) {
            log("init " + who);
            return v;
        }
    }

    static class B extends A {
        static int fromB = say("B", fromA + 1);
    }

    static class C extends B {
        static int fromC = say("C", fromB + 1);

        static void hello() {
            log("hello " + fromC);
        }
    }

    static class P {
        static int p = A.say("P", 10);

        static void inherited() {
            log("P.inherited");
        }
    }

    static class Q extends P {
        static int q = A.say("Q", 20);
    }

    static class R extends P {
        static {
            log("init R sees p=" + p);
            p = 99;
        }
    }

    static class X {
        static {
            log("init X");
        }

        X() {
            log("new X");
        }
    }

    static class Y extends X {
        static {
            log("init Y");
            new X();
        }

        Y() {
            log("new Y");
        }
    }

    static class Deep1 {
        static {
            log("init Deep1");
        }
    }

    static class Deep2 extends Deep1 {
    }

    static class Deep3 extends Deep2 {
        static {
            log("init Deep3");
        }
    }

    static class Deep4 extends Deep3 {
        static int x;
    }

    public static void main(String[] args) {
        log("main");
        C.hello();
        C.hello();
        log("Q.p " + Q.p); // P only
        Q.inherited();
        log("Q.q " + Q.q);
        Q.p = 11;
        log("before R");
        new R();
        log("p is " + P.p);
        log("before Y");
        new Y();
        new Y();
        log("before Deep4");
        Deep4.x = 1;
        log("A.lazy " + C.lazy + " " + C.CONSTANT);
        log("done");
    }
}
