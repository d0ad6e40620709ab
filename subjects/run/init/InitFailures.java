//@ about: ExceptionInInitializerError with its cause, then NoClassDefFoundError; errors pass through unwrapped
public class InitFailures {
    static boolean always = true;

    static class Throws {
        static int touched = 1;
        static final int CONSTANT = 33;

        static {
            System.out.println("initializing Throws");
            touched = 2;
            if (always) throw new IllegalStateException("static block failed");
        }

        static void call() {
            System.out.println("never called");
        }
    }

    static class Divides {
        static int x = 10;
        static int y = x / (x - 10);
        static int z = 5;
    }

    static class ErrorInside {
        static {
            if (always) throw new AssertionError("an error is not wrapped");
        }
    }

    static class BadParent {
        static int v = Integer.parseInt("not a number");
    }

    static class GoodChild extends BadParent {
        static {
            System.out.println("never: the parent failed");
        }
    }

    static class NullPointer {
        static final String s = null;
        static final int length = s.length();
    }

    interface BadInterface {
        int X = Integer.parseInt("x");

        default void m() {
        }
    }

    static class Implements implements BadInterface {
    }

    static class CatchesItself {
        static String result;

        static {
            try {
                Divides.z++;
                result = "no error";
            } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
                result = "caught " + e.getClass().getSimpleName();
            }
        }
    }

    interface Use {
        void run();
    }

    static void attempt(String what, Use use) {
        try {
            use.run();
            System.out.println(what + ": fine");
        } catch (Throwable t) {
            System.out.println(what + ": " + t.getClass().getName() + " message " + t.getMessage());
            for (Throwable cause = t.getCause(); cause != null; cause = cause.getCause()) {
                System.out.println("    caused by " + cause.getClass().getName() + " message " + cause.getMessage());
            }
            if (t instanceof ExceptionInInitializerError e) {
                System.out.println("    getException " + (e.getException() == e.getCause()));
            }
        }
    }

    public static void main(String[] args) {
        attempt("static method", Throws::call);
        attempt("again", () -> Throws.call());
        attempt("field", () -> System.out.println(Throws.touched));
        attempt("instance", () -> new Throws());
        attempt("constant", () -> System.out.println(Throws.CONSTANT));
        attempt("array", () -> System.out.println(new Throws[2].length));
        attempt("instanceof", () -> System.out.println((Object) "s" instanceof Throws));
        attempt("class literal", () -> System.out.println(Throws.class.getSimpleName()));
        attempt("division", () -> System.out.println(Divides.z));
        attempt("division again", () -> Divides.x = 3);
        attempt("inside another initializer", () -> System.out.println(CatchesItself.result));
        attempt("error", () -> new ErrorInside());
        attempt("error again", () -> new ErrorInside());
        attempt("child", () -> new GoodChild());
        attempt("child again", () -> new GoodChild());
        attempt("parent", () -> System.out.println(BadParent.v));
        attempt("null", () -> System.out.println(NullPointer.length));
        attempt("interface default", () -> new Implements());
        attempt("interface field", () -> System.out.println(BadInterface.X));
        attempt("implements again", () -> new Implements());
    }
}
