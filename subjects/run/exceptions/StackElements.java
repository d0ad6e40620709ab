//@ about: getStackTrace: class, method, file and line of every frame; constructors, initializers, lambdas left out, recursion
public class StackElements {
    static void print(String title, Throwable t) {
        System.out.println(title + ": " + t.getMessage());
        for (StackTraceElement e : t.getStackTrace()) {
            System.out.println("  " + e + " | " + e.getClassName() + " " + e.getMethodName() + " " + e.getFileName() + " " + e.getLineNumber() + " " + e.isNativeMethod());
        }
    }

    static class Node {
        final Node child;
        final int value;

        Node(int depth) {
            value = 10 / depth;
            child = new Node(
                depth - 1);
        }
    }

    static class Field {
        int a = 1;
        int b = boom(a);

        static int boom(int x) {
            int[][] square = {{x}};
            return square
                [0]
                [x];
        }
    }

    static class Block {
        {
            String s = null;
            s.length();
        }
    }

    interface Shape {
        default int area() {
            return side() * Integer.parseInt(unit(), 10 + side());
        }

        int side();

        static String unit() {
            throw new UnsupportedOperationException("unit");
        }
    }

    static class Inner {
        class Deeper {
            void go() {
                new Object() {
                    void run() {
                        throw new IllegalStateException("anonymous");
                    }
                }.run();
            }
        }
    }

    static int recurse(int n) {
        if (n == 0) throw new RuntimeException("bottom");
        return recurse(n - 1)
            + n;
    }

    static int sum(int... values) {
        int s = 0;
        for (int v : values)
            s += 100 /
                v;
        return s;
    }

    public static void main(String[] args) {
        try {
            new Node(3);
        } catch (ArithmeticException e) {
            print("constructors", e);
        }
        try {
            new Field();
        } catch (ArrayIndexOutOfBoundsException e) {
            print("field initializer", e);
        }
        try { new Block(); } catch (NullPointerException e) { print("block", e); }
        try {
            ((Shape) () -> 3).area();
        } catch (UnsupportedOperationException e) {
            print("default and static interface methods", e);
        }
        try {
            new Inner().new Deeper().go();
        } catch (IllegalStateException e) {
            print("inner", e);
        }
        try {
            recurse(4);
        } catch (RuntimeException e) {
            print("recursion", e);
        }
        try {
            sum(1,
                2,
                0);
        } catch (ArithmeticException e) {
            print("lines of operators", e);
        }
        Throwable made = create();
        print("created, never thrown", made);
        made.fillInStackTrace();
        print("filled in again", made);
    }

    static Throwable create() {
        return new Throwable("made");
    }
}
