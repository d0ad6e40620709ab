//@ about: assert statements enabled by -ea: messages of all types, evaluation only when needed, AssertionError and its cause
public class Assertions {
    static int evaluated;

    static boolean check(boolean b) {
        evaluated++;
        return b;
    }

    static String message() {
        evaluated += 100;
        return "computed message";
    }

    interface Code {
        void run();
    }

    static void attempt(String what, Code c) {
        try {
            c.run();
            System.out.println(what + " held");
        } catch (AssertionError e) {
            System.out.println(what + " failed: " + e + " | " + e.getMessage() + " | cause " + e.getCause() + " | line " + e.getStackTrace()[0].getLineNumber());
        } catch (RuntimeException e) {
            System.out.println(what + " " + e);
        }
    }

    static class Inner {
        static int sqrt(int n) {
            assert n >= 0 : n;
            int r = 0;
            while ((r + 1) * (r + 1) <= n) {
                r++;
                assert r * r <= n : "invariant at " + r;
            }
            assert r * r <= n && (r + 1) * (r + 1) > n;
            return r;
        }
    }

    interface Contract {
        default int positive(int n) {
            assert n > 0 : "from an interface: " + n;
            return n;
        }
    }

    public static void main(String[] args) {
        boolean enabled = false;
        assert enabled = true;
        System.out.println("enabled " + enabled + " " + Assertions.class.desiredAssertionStatus());
        attempt("true", () -> { assert check(true) : message(); });
        System.out.println(evaluated);
        attempt("false", () -> { assert check(false) : message(); });
        System.out.println(evaluated);
        attempt("no message", () -> { assert false; });
        attempt("int", () -> { assert false : 42; });
        attempt("long", () -> { assert false : 1L << 40; });
        attempt("char", () -> { assert false : 'x'; });
        attempt("float", () -> { assert false : 1.5f; });
        attempt("double", () -> { assert false : 2.5; });
        attempt("boolean", () -> { assert false : true; });
        attempt("null", () -> { assert false : null; });
        attempt("object", () -> { assert false : new StringBuilder("built"); });
        attempt("throwable", () -> { assert false : new IllegalStateException("cause"); });
        attempt("message throws", () -> { assert false : 1 / (evaluated - evaluated); });
        attempt("condition throws", () -> { assert ((Object) "s").equals(1 / (evaluated - evaluated)); });
        attempt("nested", () -> System.out.println(Inner.sqrt(99)));
        attempt("nested negative", () -> Inner.sqrt(-4));
        attempt("interface", () -> new Contract() { }.positive(-1));
        attempt("lambda", () -> {
            Runnable r = () -> {
                assert evaluated < 0 : "inside " + evaluated;
            };
            r.run();
        });
        attempt("explicit", () -> { throw new AssertionError("explicit", new Error("why")); });
        int n = 0;
        try {
            assert n++ > 0 : n++;
        } catch (AssertionError e) {
            n += 10;
        } finally {
            n += 100;
        }
        System.out.println(n);
    }
}
