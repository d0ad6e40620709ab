//@ about: class initialization in cycles: defaults are seen, the running initializer is not entered again; order of fields and superclasses
public class InitializerCycles {
    static final StringBuilder LOG = new StringBuilder();

    static int log(String what, int value) {
        LOG.append(what).append('=').append(value).append(' ');
        return value;
    }

    static class A {
        static int one = log("A.one", B.two + 1);
        static final int CONSTANT = 50;
        static final Integer BOXED = 60;
    }

    static class B {
        static int two = log("B.two", A.one + A.CONSTANT + (A.BOXED == null ? 1000 : 2000));
    }

    static class Base {
        static int made = log("Base.made", new Derived().number());
        int number = log("Base.number", 1);
        int number() { return number; }
    }

    static class Derived extends Base {
        static int start = log("Derived.start", 7);
        int extra = log("Derived.extra", start);
        int number() { return super.number() + extra + start; }
    }

    static class Single {
        static Single instance = new Single();
        static int counter = 10;
        int seen = ++counter;
    }

    enum Level {
        LOW(1), HIGH(2);
        static final int[] SIZES = {10, 20};
        final int size;
        Level(int factor) { size = SIZES() == null ? -factor : factor; }
        static int[] SIZES() { return SIZES; }
    }

    interface Left { int L = log("Left.L", Right.R + 1); }

    interface Right { int R = log("Right.R", Left.L + 1); }

    static class Late {
        static { log("Late", 1); }
        static final String TEXT = "constant";
        static final Class<?> SELF = Late.class;
    }

    static int forward = early();
    static int declared = 33;

    static int early() { return declared; }

    public static void main(String[] args) {
        System.out.println(A.one + " " + B.two + " " + flush());
        System.out.println(new Derived().number() + " " + Base.made + " " + flush());
        System.out.println(Single.instance.seen + " " + Single.counter);
        System.out.println(Level.LOW.size + " " + Level.HIGH.size);
        System.out.println(Right.R + " " + Left.L + " " + flush());
        System.out.println(Late.TEXT + " " + flush() + Late.class.getSimpleName() + " " + flush() + (Late.SELF == Late.class) + " " + flush());
        System.out.println(forward + " " + declared);
    }

    static String flush() {
        String text = LOG.toString();
        LOG.setLength(0);
        return text;
    }
}
