//@ about: cyclic class initialization: the class in progress is seen with default values
public class CyclicInit {
    static class Chicken {
        static final Chicken FIRST = new Chicken();
        static int laid = Egg.hatched + 1;
        final Egg origin = Egg.FIRST;

        static {
            System.out.println("Chicken done: laid=" + laid + " origin " + (FIRST.origin == null ? "none" : "an egg"));
        }
    }

    static class Egg {
        static final Egg FIRST = new Egg();
        static int hatched = Chicken.laid + 10;
        final Chicken parent = Chicken.FIRST;

        static {
            System.out.println("Egg done: hatched=" + hatched + " parent " + (FIRST.parent == null ? "none" : "a chicken"));
        }
    }

    static class A {
        static int a = B.b + 1;
        static final int K = 100;
        static final Integer BOX = 100;

        static int peek() {
            return a;
        }
    }

    static class B {
        static int b = A.a + A.K + (A.BOX == null ? 1000 : A.BOX) + 10;
    }

    static class One {
        static int x = log("One", Two.y + 1);
    }

    static class Two {
        static int y = log("Two", Three.z + 1);
    }

    static class Three {
        static int z = log("Three", One.x + 1);
    }

    static int log(String who, int v) {
        System.out.println(who + " = " + v);
        return v;
    }

    static class Super {
        static final Sub EARLY = new Sub("from Super");
        static int count = 5;

        static {
            System.out.println("Super done, count " + count + ", Sub.n " + Sub.n);
        }
    }

    static class Sub extends Super {
        static int n = log("Sub.n", 7);
        final String text;

        Sub(String text) {
            this.text = text + " n=" + n + " count=" + count;
            System.out.println("Sub(" + this.text + ")");
        }
    }

    static class Recursive {
        static int calls;
        static final int DEPTH = descend(3);

        static int descend(int n) {
            calls++;
            // Uses its own class while it is being initialized by the same thread.
            return n == 0 ? Recursive.calls + DEPTH : Recursive.descend(n - 1) + 1;
        }
    }

    enum Node {
        LEFT, RIGHT;

        static final Node[] ORDER = {RIGHT, LEFT};
        static int total = Helper.sum();

        static class Helper {
            static int sum() {
                int s = total;
                for (Node n : ORDER) s = s * 10 + n.ordinal() + 1;
                return s;
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(Chicken.laid + " " + Egg.hatched + " " + (Egg.FIRST.parent == Chicken.FIRST) + " " + (Chicken.FIRST.origin == Egg.FIRST));
        System.out.println(A.peek() + " " + B.b);
        System.out.println(Two.y + " " + Three.z + " " + One.x);
        System.out.println("--- new Sub");
        System.out.println(new Sub("main").text);
        System.out.println(Super.EARLY.text);
        System.out.println(Recursive.DEPTH + " " + Recursive.calls);
        System.out.println(Node.total);
    }
}
