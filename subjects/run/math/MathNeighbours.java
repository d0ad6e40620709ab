//@ about: ulp, nextUp, nextDown, nextAfter, copySign, getExponent, scalb, fma and raw bits of doubles and floats
public class MathNeighbours {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 1, -1, 1.5, 2, 0.1, 1e10, 1e300, Double.MIN_VALUE, -Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, 1e-310};
        for (double v : values) {
            System.out.println(v + " ulp " + Math.ulp(v) + " up " + Math.nextUp(v) + " down " + Math.nextDown(v) + " to0 " + Math.nextAfter(v, 0.0) + " toInf " + Math.nextAfter(v, Double.POSITIVE_INFINITY) + " exp " + Math.getExponent(v) + " copySign " + Math.copySign(v, -1) + " scalb3 " + Math.scalb(v, 3) + " scalb-1080 " + Math.scalb(v, -1080));
        }
        float[] floats = {0f, -0f, 1f, 0.1f, 1e10f, Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE, Float.POSITIVE_INFINITY, Float.NaN};
        for (float f : floats) {
            System.out.println(Integer.toHexString(Float.floatToIntBits(f)) + " ulp " + Math.ulp(f) + " up " + Integer.toHexString(Float.floatToIntBits(Math.nextUp(f))) + " down " + Integer.toHexString(Float.floatToIntBits(Math.nextDown(f))) + " after " + Integer.toHexString(Float.floatToIntBits(Math.nextAfter(f, -1.0))) + " exp " + Math.getExponent(f) + " copySign " + Math.copySign(f, -2f) + " scalb " + Math.scalb(f, 5) + " " + Math.scalb(f, -160));
        }
        for (int s : new int[] {-2200, -1074, -1022, -1, 0, 1, 1023, 1024, 5000}) System.out.print(Math.scalb(1.0, s) + " " + Math.scalb(1.75f, s) + " ");
        System.out.println();
        double[][] triples = {{0.1, 10, -1}, {1e200, 1e200, Double.NEGATIVE_INFINITY}, {1 + Math.ulp(1.0), 1 - Math.ulp(1.0), -1}, {3, 4, 5}, {0.0, -1, 0.0}, {-0.0, 1, -0.0}, {Double.NaN, 1, 1}, {Double.POSITIVE_INFINITY, 0, 1}, {1e-200, 1e-200, 1e-320}, {Double.MAX_VALUE, 2, -Double.MAX_VALUE}};
        for (double[] t : triples) System.out.println("fma " + Math.fma(t[0], t[1], t[2]) + " plain " + (t[0] * t[1] + t[2]));
        System.out.println("float fma " + Math.fma(0.1f, 10f, -1f) + " plain " + (0.1f * 10f + -1f) + " " + Math.fma(1e30f, 1e30f, -1f) + " " + Math.fma(16777217f, 3f, 1f));
        double d = 1;
        int steps = 0;
        while (d < 1 + 20 * Math.ulp(1.0)) {
            d = Math.nextUp(d);
            steps++;
        }
        System.out.println(steps);
        long a = Double.doubleToLongBits(1.0), b = Double.doubleToLongBits(1.1);
        System.out.println("doubles between 1.0 and 1.1: " + (b - a) + " mantissa " + Long.toHexString(b & 0xfffffffffffffL) + " exponent " + (b >>> 52));
        System.out.println(Double.longBitsToDouble(0x7ff0000000000001L) + " " + Double.longBitsToDouble(1) + " " + Long.toHexString(Double.doubleToRawLongBits(-Double.NaN) & Long.MAX_VALUE) + " " + Double.longBitsToDouble(0x3ff0000000000000L));
        System.out.println(Math.nextAfter(1f, 2.0) + " " + Math.nextAfter(0.0, -0.0) + " " + Math.nextAfter(Double.MAX_VALUE, Double.POSITIVE_INFINITY) + " " + Math.nextAfter(5.0, 5.0));
    }
}
