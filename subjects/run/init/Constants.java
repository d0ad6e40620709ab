//@ about: compile-time constants are inlined and never initialize their class; what is not a constant does
public class Constants {
    static class Pure {
        static final boolean Z = true;
        static final byte B = 1;
        static final short S = 2;
        static final char C = 'c';
        static final int I = 1 << 10;
        static final long L = I * 1000L;
        static final float F = 1.5f;
        static final double D = Math.PI;
        static final String T = "t" + I + C;
        static final int FROM_OTHER = Second.VALUE * 2;

        static {
            System.out.println("init Pure");
        }
    }

    static class Second {
        static final int VALUE = 21;

        static {
            System.out.println("init Second");
        }
    }

    static class Mixed {
        static final Integer BOXED = say("BOXED", 5);
        static final int NOT_CONSTANT = say("NOT_CONSTANT", 6);
        static int notFinal = say("notFinal", 7);
        static final String COMPUTED = String.valueOf(say("COMPUTED", 8));
        static final int[] ARRAY = {say("ARRAY", 9)};
        static final int CONSTANT = 10;
        static final Object OBJECT = "string typed Object";
        static final int BLANK;

        static {
            BLANK = say("BLANK", CONSTANT + 1);
        }

        static int say(String what, int v) {
            System.out.println("  Mixed." + what + " (constant " + CONSTANT + ", not constant " + NOT_CONSTANT + ")");
            return v;
        }
    }

    static class NullString {
        static final String NONE = null; // null is not a constant expression

        static {
            System.out.println("init NullString");
        }
    }

    static class ObjectTyped {
        static final Object TEXT = "not a constant variable";

        static {
            System.out.println("init ObjectTyped");
        }
    }

    static class Instance {
        final int constant = 3;
        final String text = "inlined";

        static {
            System.out.println("init Instance");
        }
    }

    static class ClassLiteral {
        static {
            System.out.println("init ClassLiteral");
        }
    }

    static int inSwitch(int i) {
        switch (i) {
            case Pure.I: return 1;
            case Second.VALUE: return 2;
            case Pure.FROM_OTHER: return 3;
            case Pure.C: return 4;
            default: return 0;
        }
    }

    public static void main(String[] args) {
        System.out.println(Pure.Z + " " + Pure.B + " " + Pure.S + " " + Pure.C + " " + Pure.I + " " + Pure.L + " " + Pure.F + " " + Pure.D + " " + Pure.T);
        System.out.println(Pure.FROM_OTHER + " " + inSwitch(1024) + inSwitch(21) + inSwitch(42) + inSwitch(99) + inSwitch(5));
        if (Pure.Z && Second.VALUE > 3) {
            System.out.println("still not initialized");
        }
        System.out.println(ClassLiteral.class.getSimpleName());
        Instance none = null;
        System.out.println(none == null ? "no instance" : none.text);
        System.out.println("--- Mixed.CONSTANT");
        System.out.println(Mixed.CONSTANT);
        System.out.println("--- Mixed.BLANK");
        System.out.println(Mixed.BLANK);
        System.out.println(Mixed.notFinal + Mixed.ARRAY[0] + Mixed.BOXED + Mixed.COMPUTED + Mixed.OBJECT);
        System.out.println("--- the others");
        System.out.println(NullString.NONE);
        System.out.println(ObjectTyped.TEXT);
        System.out.println(new Instance().constant);
        new Pure();
        System.out.println(Second.VALUE);
    }
}
