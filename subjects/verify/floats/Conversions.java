//@ about: casts between integers and floating point: rounding, saturation, NaN
//@ verify: Conversions#intToFloat -> violated
//@ verify: Conversions#intToDouble -> holds
//@ verify: Conversions#longToDouble -> violated
//@ verify: Conversions#saturation -> holds
//@ verify: Conversions#towardsZero -> holds
//@ verify: Conversions#doubleToFloat -> violated
//@ verify: Conversions#floatToDouble -> holds
//@ verify: Conversions#floatToByte -> violated
class Conversions {
    static void intToFloat(int i) {
        assert (int) (float) i == i;
    }

    static void intToDouble(int i) {
        assert (int) (double) i == i;
    }

    static void longToDouble(long l) {
        assert (long) (double) l == l;
    }

    static void saturation(double d) {
        if (d != d) {
            assert (int) d == 0 && (long) d == 0;
        }
        if (d > 1e30) {
            assert (int) d == Integer.MAX_VALUE && (long) d == Long.MAX_VALUE;
        }
        if (d < -1e30) {
            assert (int) d == Integer.MIN_VALUE && (long) d == Long.MIN_VALUE;
        }
    }

    static void towardsZero(float f) {
        if (f > -1 && f < 1) {
            assert (int) f == 0;
        }
    }

    static void doubleToFloat(double d) {
        if (d > 1 && d < 2) {
            assert (float) d == d;
        }
    }

    static void floatToDouble(float f) {
        if (f == f) {
            assert (float) (double) f == f;
        }
    }

    /** By way of int: 300.0f becomes 44, not 127. */
    static void floatToByte(float f) {
        if (f > 127 && f < 1000) {
            assert (byte) f == Byte.MAX_VALUE;
        }
    }
}
