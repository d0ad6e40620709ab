//@ about: ExceptionInInitializerError at first use, NoClassDefFoundError afterwards, errors that are not wrapped, failing superclasses
public class InitializerErrors {
    static class Fails {
        static int value = Integer.parseInt("not a number");
        static void call() { }
    }

    static class FailsByError {
        static { if (true) throw new StackOverflowError("made by hand"); }
        static void call() { }
    }

    static class FailsByNull {
        static final String TEXT = null;
        static final int LENGTH = TEXT.length();
    }

    static class Parent {
        static { System.out.println("Parent starts"); }
        static final int ZERO = 0;
        static int value = 1 / Integer.valueOf(ZERO);
        static { System.out.println("never printed"); }
    }

    static class Child extends Parent {
        static { System.out.println("never printed either"); }
        static int own = 5;
    }

    static class Outer {
        static Object inner = new Inner();
        static class Inner {
            static { if (true) throw new IllegalStateException("inner"); }
        }
    }

    interface Face {
        int NUMBER = Integer.parseInt("x");
        int CONSTANT = 3;
        default void act() { }
    }

    static class Faced implements Face { }

    static class Partly {
        static int before = 10;
        static int after;
        static {
            try {
                after = 1 / 0;
            } catch (ArithmeticException e) {
                after = 20;
            }
        }
    }

    enum Colour {
        RED, GREEN;
        static final int BAD = values()[2].ordinal();
    }

    static void attempt(String what, Runnable body) {
        for (int i = 0; i < 2; i++) {
            try {
                body.run();
                System.out.println(what + ": fine");
            } catch (Throwable e) {
                System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
                for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
                    System.out.println("  " + cause.getClass().getName() + ": " + cause.getMessage());
                }
                if (e instanceof ExceptionInInitializerError) {
                    System.out.println("  " + (((ExceptionInInitializerError) e).getException() == e.getCause()));
                }
            }
        }
    }

    public static void main(String[] args) {
        attempt("field", () -> System.out.println(Fails.value));
        attempt("method", () -> Fails.call());
        attempt("new", () -> new Fails());
        attempt("array", () -> System.out.println(new Fails[1].length));
        attempt("error", () -> FailsByError.call());
        attempt("null", () -> System.out.println(FailsByNull.LENGTH));
        attempt("child", () -> System.out.println(Child.own));
        attempt("parent", () -> System.out.println(Parent.value));
        attempt("nested", () -> System.out.println(Outer.inner));
        attempt("inner", () -> new Outer.Inner());
        attempt("constant of interface", () -> System.out.println(Face.CONSTANT));
        attempt("implements", () -> new Faced());
        attempt("recovers", () -> System.out.println(Partly.before + Partly.after));
        attempt("enum", () -> System.out.println(Colour.RED));
        attempt("forName", () -> {
            try {
                Class.forName("InitializerErrors$Fails");
            } catch (ClassNotFoundException e) {
                System.out.println(e);
            }
        });
    }
}
