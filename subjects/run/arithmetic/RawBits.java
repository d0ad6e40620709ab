//@ about: bits of floating-point numbers: NaN payloads, ulp, exponents, neighbours, scaling
public class RawBits {
    public static void main(String[] args) {
        int[] floatBits = {0, 1, 0x007fffff, 0x00800000, 0x3f800000, 0x7f7fffff, 0x7f800000, 0x7fc00000, 0xff800000, 0x80000000, 0xbf800001};
        for (int bits : floatBits) {
            float f = Float.intBitsToFloat(bits);
            System.out.println(Integer.toHexString(bits) + " " + Integer.toHexString(Float.floatToRawIntBits(f)) + " nan " + Float.isNaN(f) + " inf "
                + Float.isInfinite(f) + " fin " + Float.isFinite(f) + " exp " + Math.getExponent(f) + " ulp " + hex(Math.ulp(f)) + " up "
                + hex(Math.nextUp(f)) + " down " + hex(Math.nextDown(f)) + " sign " + Math.signum(f));
        }
        long[] doubleBits = {
            0, 1, 0x000f_ffff_ffff_ffffL, 0x0010_0000_0000_0000L, 0x3ff0_0000_0000_0000L, 0x7fef_ffff_ffff_ffffL, 0x7ff0_0000_0000_0000L,
            0x7ff8_0000_0000_0000L, -1L << 63, 0xc008_0000_0000_0001L,
        };
        for (long bits : doubleBits) {
            double d = Double.longBitsToDouble(bits);
            System.out.println(Long.toHexString(bits) + " " + hex(d) + " exp " + Math.getExponent(d) + " ulp " + hex(Math.ulp(d)) + " up "
                + hex(Math.nextUp(d)) + " down " + hex(Math.nextDown(d)) + " after " + hex(Math.nextAfter(d, 5)) + " scaled " + hex(Math.scalb(d, -60)));
        }
        payloads();
        decompose(-6.25);
        decompose(0.1);
        decompose(Double.MIN_VALUE * 5);
        inverseSquareRoot();
    }

    static String hex(float f) {
        return Integer.toHexString(Float.floatToIntBits(f));
    }

    static String hex(double d) {
        return Long.toHexString(Double.doubleToLongBits(d));
    }

    /** floatToIntBits collapses every NaN into one; quiet payloads survive the raw version. */
    static void payloads() {
        float quiet = Float.intBitsToFloat(0x7fc01234);
        System.out.println(hex(quiet) + " " + Integer.toHexString(Float.floatToRawIntBits(quiet)) + " " + Float.valueOf(quiet).equals(Float.NaN));
        double dq = Double.longBitsToDouble(0xfff8_0000_dead_beefL);
        System.out.println(hex(dq) + " " + Long.toHexString(Double.doubleToRawLongBits(dq)) + " " + Double.hashCode(dq) + " " + Double.hashCode(Double.NaN));
    }

    static void decompose(double d) {
        long bits = Double.doubleToLongBits(d);
        int exponent = (int) (bits >> 52) & 0x7ff;
        long mantissa = bits & (1L << 52) - 1;
        if (exponent == 0) {
            exponent++;
        } else {
            mantissa |= 1L << 52;
        }
        while ((mantissa & 1) == 0) {
            mantissa >>= 1;
            exponent++;
        }
        System.out.println((bits < 0 ? "-" : "+") + mantissa + " * 2^" + (exponent - 1075));
    }

    static void inverseSquareRoot() {
        for (float x = 0.25f; x < 100; x *= 3) {
            float half = 0.5f * x;
            float y = Float.intBitsToFloat(0x5f3759df - (Float.floatToIntBits(x) >> 1));
            y *= 1.5f - half * y * y;
            y *= 1.5f - half * y * y;
            System.out.println(hex(x) + " " + hex(y));
        }
    }
}
