package org.sosy_lab.sv_benchmarks;

import java.util.Random;

/**
 * The interface of the competition's Java programs to the verifier, so that they compile and run on a plain JVM. There,
 * a value is drawn at random, one time in two from those that programs tend to stumble over. A verifier puts its own
 * meaning in place of every method of this class.
 */
public final class Verifier {

    private static final Random RANDOM = new Random();

    private static final long[] INTEGERS = {
        0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 31, 32, 63, 64, 127, 128, 255, 256, 32767, 32768, 65535, 65536, 16777217,
        Integer.MAX_VALUE, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE
    };

    private static final double[] FRACTIONS = {
        0.0, 0.1, 0.5, 1.0, 1.5, 2.5, 1e10, 1e20, Float.MIN_VALUE, Float.MAX_VALUE, Double.MIN_VALUE, Double.MAX_VALUE,
        Double.POSITIVE_INFINITY, Double.NaN
    };

    private Verifier() {}

    /** Ends the program, without a verdict, if the condition is false. */
    public static void assume(boolean condition) {
        if (!condition) {
            Runtime.getRuntime().halt(1);
        }
    }

    public static boolean nondetBoolean() {
        return RANDOM.nextBoolean();
    }

    public static byte nondetByte() {
        return (byte) nondetLong();
    }

    public static char nondetChar() {
        return RANDOM.nextBoolean() ? (char) (' ' + RANDOM.nextInt(95)) : (char) nondetLong();
    }

    public static short nondetShort() {
        return (short) nondetLong();
    }

    public static int nondetInt() {
        return (int) nondetLong();
    }

    public static long nondetLong() {
        if (RANDOM.nextBoolean()) {
            return RANDOM.nextLong();
        }
        long value = INTEGERS[RANDOM.nextInt(INTEGERS.length)];
        return RANDOM.nextBoolean() ? value : -value;
    }

    public static float nondetFloat() {
        return RANDOM.nextBoolean() ? Float.intBitsToFloat(RANDOM.nextInt()) : (float) fraction();
    }

    public static double nondetDouble() {
        return RANDOM.nextBoolean() ? Double.longBitsToDouble(RANDOM.nextLong()) : fraction();
    }

    /** Never null. */
    public static String nondetString() {
        StringBuilder content = new StringBuilder();
        for (int length = RANDOM.nextInt(5); length > 0; length--) {
            content.append(nondetChar());
        }
        return content.toString();
    }

    private static double fraction() {
        double value = FRACTIONS[RANDOM.nextInt(FRACTIONS.length)];
        return RANDOM.nextBoolean() ? value : -value;
    }
}
