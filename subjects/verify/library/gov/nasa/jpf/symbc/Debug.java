package gov.nasa.jpf.symbc;

/** Stands in for Symbolic PathFinder's class of this name: what Lissom does not replace would throw. */
public class Debug {
    public static int makeSymbolicInteger(String name) {
        throw new UnsupportedOperationException();
    }

    public static boolean makeSymbolicBoolean(String name) {
        throw new UnsupportedOperationException();
    }

    public static double makeSymbolicReal(String name) {
        throw new UnsupportedOperationException();
    }

    public static String makeSymbolicString(String name) {
        throw new UnsupportedOperationException();
    }

    public static int addSymbolicInt(int value, String name) {
        throw new UnsupportedOperationException();
    }

    public static long addSymbolicLong(long value, String name) {
        throw new UnsupportedOperationException();
    }

    public static void assume(boolean condition) {
        throw new UnsupportedOperationException();
    }
}
