package gov.nasa.jpf.vm;

/** Stands in for Java PathFinder's class of this name: what Lissom does not replace would throw. */
public class Verify {
    public static int getInt(int min, int max) {
        throw new UnsupportedOperationException();
    }

    public static int random(int max) {
        throw new UnsupportedOperationException();
    }

    public static boolean getBoolean() {
        throw new UnsupportedOperationException();
    }

    public static boolean randomBool() {
        throw new UnsupportedOperationException();
    }

    public static void ignoreIf(boolean condition) {
        throw new UnsupportedOperationException();
    }
}
