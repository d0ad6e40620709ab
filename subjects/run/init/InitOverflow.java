//@ about: StackOverflowError and other errors inside initializers leave the class unusable; causes nest; traces show initializers and constructors
public class InitOverflow {
    static class Deep {
        static int depth = down(0);

        static int down(int n) {
            return 1 + down(n + 1);
        }
    }

    static class Outer {
        static final Object INNER = new Inner();
    }

    static class Inner {
        static final int[] TABLE = Table.make();

        final int first = TABLE[0];
    }

    static class Table {
        static final int SIZE = Integer.parseInt("many");

        static int[] make() {
            return new int[SIZE];
        }
    }

    static class Checked {
        static {
            InitOverflow.<RuntimeException>sneak(new java.io.IOException("disk"));
        }

        static void touch() { }
    }

    static class Child extends Checked {
        static {
            System.out.println("never");
        }
    }

    @SuppressWarnings("unchecked")
    static <E extends Throwable> void sneak(Throwable e) throws E {
        throw (E) e;
    }

    static void attempt(String what, Runnable body) {
        for (int i = 0; i < 2; i++) {
            try {
                body.run();
                System.out.println(what + ": fine");
            } catch (Throwable e) {
                System.out.println(what + ":");
                for (Throwable cause = e; cause != null; cause = cause.getCause()) {
                    StackTraceElement[] trace = cause.getStackTrace();
                    boolean deep = trace.length > 100;
                    System.out.println("  " + cause);
                    for (int at = 0; at < (deep ? 1 : trace.length); at++) {
                        if (trace[at].getClassName().startsWith("InitOverflow")) {
                            System.out.println("    " + trace[at].getMethodName() + ":" + trace[at].getLineNumber());
                        }
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        attempt("overflow", () -> System.out.println(Deep.depth));
        attempt("nested", () -> System.out.println(Outer.INNER));
        attempt("inner", () -> new Inner());
        attempt("table", () -> Table.make());
        attempt("checked", () -> Checked.touch());
        attempt("child", () -> new Child());
    }
}
