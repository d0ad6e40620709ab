//@ about: StrictMath sinh, cosh, tanh, IEEEremainder, rint, floor, ceil, fma and neighbours with exact bits
public class StrictHyperbolic {
    static String bits(double d) {
        return Long.toHexString(Double.doubleToLongBits(d));
    }

    public static void main(String[] args) {
        double[] xs = {0, -0.0, 1e-30, 1e-9, 0.1, 0.3, 0.5, 1, 1.5, 2, 5, 10, 21.9, 22, 40, 100, 700, 710, 710.4758, 711, -0.2, -1, -3, -30, -709, -1000, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double x : xs) System.out.println(x + " sinh " + bits(StrictMath.sinh(x)) + " cosh " + bits(StrictMath.cosh(x)) + " tanh " + bits(StrictMath.tanh(x)));
        double[][] pairs = {{5, 3}, {-5, 3}, {5, -3}, {5.5, 2}, {6.5, 2}, {1e300, 7}, {0.3, 0.1}, {1, 0}, {0, 5}, {-0.0, 5}, {7, Double.POSITIVE_INFINITY}, {Double.NaN, 1}, {10, 4}, {14, 4}, {1e-310, 3e-320}};
        for (double[] p : pairs) System.out.println(p[0] + " " + p[1] + " ieee " + StrictMath.IEEEremainder(p[0], p[1]) + " % " + p[0] % p[1] + " math " + Math.IEEEremainder(p[0], p[1]));
        double[] rs = {0.5, 1.5, 2.5, -0.5, -1.5, 0.49999999999999994, 4503599627370496.5, 4503599627370495.5, 1e300, -0.2, 2.7, -2.7};
        for (double r : rs) System.out.println(r + " rint " + StrictMath.rint(r) + " floor " + StrictMath.floor(r) + " ceil " + StrictMath.ceil(r) + " round " + StrictMath.round(r) + " roundf " + StrictMath.round((float) r));
        System.out.println(bits(StrictMath.fma(0.1, 10, -1)) + " " + StrictMath.fma(1e308, 10, Double.NEGATIVE_INFINITY) + " " + StrictMath.fma(0.1f, 0.1f, -0.01f));
        System.out.println(StrictMath.nextUp(1.0) + " " + StrictMath.nextDown(1.0f) + " " + StrictMath.nextAfter(0.0, -1) + " " + StrictMath.ulp(1e10) + " " + StrictMath.scalb(1.5, 10) + " " + StrictMath.getExponent(1e-310) + " " + StrictMath.copySign(3, -0.0) + " " + StrictMath.signum(-7.5));
        System.out.println(StrictMath.max(-0.0, 0.0) + " " + StrictMath.min(-0.0f, 0.0f) + " " + StrictMath.abs(-0.0) + " " + StrictMath.abs(Integer.MIN_VALUE) + " " + StrictMath.floorMod(-7, 3) + " " + StrictMath.floorDiv(-7L, 3L) + " " + StrictMath.addExact(1, 2) + " " + StrictMath.multiplyHigh(1L << 62, 8));
        long hash = 7;
        for (int i = -200; i < 200; i++) {
            double x = i * 0.113;
            hash = hash * 31 + Double.doubleToLongBits(StrictMath.sinh(x));
            hash = hash * 31 + Double.doubleToLongBits(StrictMath.cosh(x));
            hash = hash * 31 + Double.doubleToLongBits(StrictMath.tanh(x));
            hash = hash * 31 + Double.doubleToLongBits(StrictMath.expm1(x));
        }
        System.out.println("hash " + Long.toHexString(hash) + " constants " + bits(StrictMath.PI) + " " + bits(StrictMath.E));
        double sum = 0;
        for (int k = 0; k < 20; k++) sum += StrictMath.pow(-1, k) / (2 * k + 1);
        System.out.println(4 * sum);
    }
}
