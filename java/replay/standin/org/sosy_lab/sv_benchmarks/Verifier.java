package org.sosy_lab.sv_benchmarks;

import lissom.Lissom;

/** Stands in for SV-COMP's class of that name while an input is replayed. */
public final class Verifier {

    private Verifier() {}

    public static void assume(boolean condition) {
        Lissom.assume(condition);
    }

    public static boolean nondetBoolean() {
        return Lissom.anyBoolean();
    }

    public static byte nondetByte() {
        return Lissom.anyByte();
    }

    public static char nondetChar() {
        return Lissom.anyChar();
    }

    public static short nondetShort() {
        return Lissom.anyShort();
    }

    public static int nondetInt() {
        return Lissom.anyInt();
    }

    public static long nondetLong() {
        return Lissom.anyLong();
    }

    public static float nondetFloat() {
        return Lissom.anyFloat();
    }

    public static double nondetDouble() {
        return Lissom.anyDouble();
    }

    public static String nondetString() {
        return Lissom.anyString();
    }
}
