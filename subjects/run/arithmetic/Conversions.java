//@ about: all primitive conversions among int, long, float and double, saturating and rounding
public class Conversions {
    static final double[] DOUBLES = {
        0.0, -0.0, 0.99, -0.99, 1.5, -1.5, 2147483647.0, 2147483647.5, 2147483648.0, -2147483648.0, -2147483648.9, -2147483649.0,
        9.2233720368547748e18, 9.223372036854775807e18, -9.223372036854775808e18, 1e30, -1e30, 3.4028235e38, 3.5e38, -3.5e38, 1e-46,
        Double.MAX_VALUE, Double.MIN_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN,
    };

    public static void main(String[] args) {
        for (double d : DOUBLES) {
            fromDouble(d);
        }
        for (double d : DOUBLES) {
            fromFloat((float) d);
        }
        int[] ints = {0, 1, -1, 16777216, 16777217, 16777219, -16777217, 33554433, 33554435, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int i : ints) {
            fromInt(i);
        }
        long[] longs = {
            0, -1, 9007199254740991L, 9007199254740992L, 9007199254740993L, 9007199254740995L, -9007199254740993L,
            Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 511, Long.MAX_VALUE - 512, 0x7fff_ff80_0000_0001L, 0x7fff_ffbf_ffff_ffffL,
        };
        for (long l : longs) {
            fromLong(l);
        }
    }

    static void fromDouble(double d) {
        System.out.println("d2i " + (int) d + " d2l " + (long) d + " d2f " + Integer.toHexString(Float.floatToIntBits((float) d)));
        // There is no d2b in the instruction set: it goes through int.
        System.out.println("    byte " + (byte) d + " short " + (short) d + " char " + (int) (char) d);
    }

    static void fromFloat(float f) {
        System.out.println("f2i " + (int) f + " f2l " + (long) f + " f2d " + Long.toHexString(Double.doubleToLongBits(f)));
        System.out.println("    byte " + (byte) f + " short " + (short) f + " char " + (int) (char) f);
    }

    static void fromInt(int i) {
        float f = i;
        double d = i;
        long l = i;
        System.out.println("i2f " + Integer.toHexString(Float.floatToIntBits(f)) + " i2d " + Long.toHexString(Double.doubleToLongBits(d)) + " i2l " + l
            + " back " + (int) f + " " + (int) d + " " + (int) l + ((int) f == i ? " same" : " changed"));
    }

    static void fromLong(long l) {
        float f = l;
        double d = l;
        System.out.println("l2f " + Integer.toHexString(Float.floatToIntBits(f)) + " l2d " + Long.toHexString(Double.doubleToLongBits(d)) + " l2i " + (int) l
            + " back " + (long) f + " " + (long) d + " twice " + Integer.toHexString(Float.floatToIntBits((float) (double) l)));
    }
}
