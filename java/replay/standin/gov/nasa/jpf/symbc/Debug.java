package gov.nasa.jpf.symbc;

import lissom.Lissom;

/** Stands in for Symbolic PathFinder's class of that name while an input is replayed. */
public final class Debug {

    private Debug() {}

    public static boolean makeSymbolicBoolean(String name) {
        return Lissom.anyBoolean();
    }

    public static byte makeSymbolicByte(String name) {
        return Lissom.anyByte();
    }

    public static short makeSymbolicShort(String name) {
        return Lissom.anyShort();
    }

    public static char makeSymbolicChar(String name) {
        return Lissom.anyChar();
    }

    public static int makeSymbolicInteger(String name) {
        return Lissom.anyInt();
    }

    public static long makeSymbolicLong(String name) {
        return Lissom.anyLong();
    }

    public static double makeSymbolicReal(String name) {
        return Lissom.anyDouble();
    }

    public static String makeSymbolicString(String name) {
        return Lissom.anyString();
    }

    public static boolean addSymbolicBoolean(boolean value, String name) {
        return Lissom.anyBoolean();
    }

    public static byte addSymbolicByte(byte value, String name) {
        return Lissom.anyByte();
    }

    public static short addSymbolicShort(short value, String name) {
        return Lissom.anyShort();
    }

    public static char addSymbolicChar(char value, String name) {
        return Lissom.anyChar();
    }

    public static int addSymbolicInt(int value, String name) {
        return Lissom.anyInt();
    }

    public static long addSymbolicLong(long value, String name) {
        return Lissom.anyLong();
    }

    public static double addSymbolicDouble(double value, String name) {
        return Lissom.anyDouble();
    }

    public static void assume(boolean condition) {
        Lissom.assume(condition);
    }
}
