//@ about: interfaces are initialized only when a field is used, or before a class that implements them if they have defaults
public class InterfaceInit {
    static int say(String who) {
        System.out.println("init " + who);
        return who.length();
    }

    interface WithoutDefault {
        int X = say("WithoutDefault");

        void abstractOnly();
    }

    interface WithDefault {
        int X = say("WithDefault");

        default void m() {
            System.out.println("m");
        }
    }

    interface SuperWithDefault {
        int X = say("SuperWithDefault");

        default void n() {
        }
    }

    interface SubWithoutDefault extends SuperWithDefault {
        int Y = say("SubWithoutDefault");
    }

    interface StaticOnly {
        int X = say("StaticOnly");

        static void s() {
            System.out.println("s");
        }
    }

    interface PrivateOnly {
        int X = say("PrivateOnly");

        private void p() {
        }
    }

    interface SuperI {
        int A = say("SuperI");

        default void d() {
        }
    }

    interface SubI extends SuperI {
        int B = say("SubI");
        int CONST = 12;

        default void e() {
        }
    }

    static class Impl1 implements WithoutDefault {
        static int v = say("Impl1");

        public void abstractOnly() {
        }
    }

    static class Impl2 implements WithDefault, WithoutDefault {
        static int v = say("Impl2");

        public void abstractOnly() {
        }
    }

    static class Impl3 implements SubWithoutDefault {
        static int v = say("Impl3");
    }

    static class Impl4 implements StaticOnly, PrivateOnly {
        static int v = say("Impl4");
    }

    static class Parent implements SuperI {
        static int v = say("Parent");
    }

    static class Child extends Parent implements SubI {
        static int w = say("Child");
    }

    public static void main(String[] args) {
        System.out.println("--- Impl1");
        new Impl1();
        System.out.println("--- field of an interface");
        System.out.println(Impl1.X);
        System.out.println("--- Impl2");
        new Impl2().m();
        System.out.println("--- Impl3");
        new Impl3();
        System.out.println(Impl3.Y);
        System.out.println("--- Impl4");
        new Impl4();
        System.out.println("--- static method");
        StaticOnly.s();
        System.out.println("--- constant does not initialize");
        System.out.println(SubI.CONST);
        System.out.println("--- Child");
        new Child();
        System.out.println("--- subinterface field does not initialize its superinterface");
        System.out.println(Lower.L);
        System.out.println(Lower.U);
        System.out.println("--- lambda");
        Functional f = () -> 5;
        System.out.println("created");
        System.out.println(f.get() + f.twice() + Functional.X);
    }

    interface Upper {
        int U = say("Upper");
    }

    interface Lower extends Upper {
        int L = say("Lower");
    }

    interface Functional {
        int X = say("Functional");

        int get();

        default int twice() {
            return get() * 2;
        }
    }
}
