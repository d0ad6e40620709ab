//@ about: Float.toString, bits, conversions, comparison and special values
public class FloatText {
    public static void main(String[] args) {
        float[] values = {0f, -0f, 1f, -1f, 0.1f, 0.2f, 0.3f, 0.1f + 0.2f, 1f / 3, 10f, 1e6f, 1e7f, 9999999f, 1e10f, 16777216f, 16777217f, 33554431f, 3.4028235e38f, 1.4e-45f, 1.17549435e-38f, 0.001f, 0.0001f, 123.456f, 1.1f, 2.2f, 3.3f, 1.1f * 3, 8388608f, 4.0e-45f, 1e-3f, 1e38f * 10, Float.NaN, 0f / 0, -1f / 0, (float) Math.PI, 5.5e-5f, 7.0e-10f};
        for (float f : values) {
            String s = Float.toString(f);
            System.out.println(s + " " + (Float.compare(Float.parseFloat(s), f) == 0) + " " + Integer.toHexString(Float.floatToIntBits(f)) + " as double " + (double) f + " as int " + (int) f + " as long " + (long) f);
        }
        System.out.println(Float.MAX_VALUE + " " + Float.MIN_VALUE + " " + Float.MIN_NORMAL + " " + Float.MAX_EXPONENT + " " + Float.MIN_EXPONENT);
        System.out.println(Float.intBitsToFloat(0x7f800000) + " " + Float.intBitsToFloat(0x7fc00000) + " " + Float.intBitsToFloat(1) + " " + Float.intBitsToFloat(0x3f800001));
        System.out.println(Integer.toHexString(Float.floatToRawIntBits(Float.intBitsToFloat(0x7fc01234))) + " " + Integer.toHexString(Float.floatToIntBits(Float.intBitsToFloat(0x7fc01234))));
        System.out.println(Float.isNaN(0f / 0) + " " + Float.isInfinite(1f / 0) + " " + Float.isFinite(1f) + " " + Float.compare(0f, -0f) + " " + (0f == -0f) + " " + Float.valueOf(0f).equals(-0f) + " " + Float.compare(Float.NaN, Float.POSITIVE_INFINITY));
        System.out.println(Float.sum(1.5f, 2) + " " + Float.max(1, Float.NaN) + " " + Float.min(-0f, 0f) + " " + Float.hashCode(1.5f) + " " + Float.valueOf("1.5").hashCode());
        System.out.println(Float.toHexString(1f) + " " + Float.toHexString(-0.1f) + " " + Float.toHexString(Float.MIN_VALUE) + " " + Float.toHexString(Float.MAX_VALUE));
        float sum = 0;
        for (int i = 0; i < 1000; i++) sum += 0.1f;
        System.out.println(sum + " " + (sum == 100f));
        double dsum = 0;
        for (int i = 0; i < 1000; i++) dsum += 0.1f;
        System.out.println(dsum + " " + (float) dsum);
        float big = 1e30f;
        System.out.println(big * big + " " + (double) big * big + " " + (big + 1 == big) + " " + (float) ((double) big + 1));
        System.out.println((0.1f == 0.1) + " " + (0.5f == 0.5) + " " + (float) 0.1 + " " + (0.1f + 0.2) + " " + 1.0f * Integer.MAX_VALUE + " " + (int) (1.0f * Integer.MAX_VALUE));
        System.out.println(5.5f % 2 + " " + -5.5f % 2 + " " + 5.5f % -2 + " " + 5.5f % 0 + " " + 1f % Float.POSITIVE_INFINITY + " " + 1e20f % 3);
        float f = 1;
        int halvings = 0;
        while (f > 0) {
            f /= 2;
            halvings++;
        }
        System.out.println(halvings);
        f = 1;
        f += 1e-8;
        f -= 0.1;
        f *= 3;
        System.out.println(f + " " + f++ + " " + --f + " " + (byte) 200.5f + " " + (short) 1e6f);
    }
}
