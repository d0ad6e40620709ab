//@ about: Double.toString of ordinary, tiny, huge, subnormal and tricky values, and parsing back exactly
public class DoubleText {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 1, -1, 10, 100, 1e6, 1e7, 9999999, 12345678, 123456789.125, 1e15, 1e16, 1e17, 1e21, 1e22, 1e23, 1.7976931348623157e308, 0.1, 0.2, 0.3, 0.1 + 0.2, 0.001, 0.0001, 0.00012345, 1e-5, 1e-10, 1.0 / 3, 2.0 / 3, 100.0 / 3, 1e300 * 10, -1e300 * 1e10, 4.9e-324, 2.2250738585072014E-308, 2.225073858507201E-308, Math.PI, Math.E, 1.1, 2.2, 3.3, 1.1 * 3, 4.35, 4.35 * 100, 1.005 * 1000, 0.5, 0.25, 0.125, 123.456, 5e-1, 9007199254740991.0, 9007199254740992.0, 9007199254740993.0, 1.0E-3, 9.999999999999999e22, 2.0e-3, 8.41E21, 5.0E-324, 1.0E23 - 1e7, 2e-322, Double.NaN, 0.0 / 0, Float.MAX_VALUE, Float.MIN_VALUE, (double) 0.1f, Long.MAX_VALUE, Integer.MIN_VALUE};
        for (double v : values) {
            String s = Double.toString(v);
            double back = Double.parseDouble(s);
            System.out.println(s + " " + (Double.compare(back, v) == 0) + " " + Long.toHexString(Double.doubleToLongBits(v)));
        }
        long seed = 42;
        int exact = 0;
        for (int i = 0; i < 300; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            double v = Double.longBitsToDouble(seed);
            if (Double.isNaN(v) || Double.compare(Double.parseDouble(Double.toString(v)), v) == 0) exact++;
            if (i % 60 == 0) System.out.println(v);
        }
        System.out.println("exact round trips " + exact);
        for (int e = -12; e <= 12; e++) System.out.print(Double.parseDouble("1.5e" + e) + " ");
        System.out.println();
        double x = 1;
        for (int i = 0; i < 8; i++) {
            System.out.print(x + " ");
            x /= 7;
        }
        System.out.println();
        System.out.println((int) 1e10 + " " + (long) 1e19 + " " + (int) Double.NaN + " " + (int) -0.9 + " " + (byte) 300.7 + " " + (char) 97.9 + " " + (float) 1e40 + " " + (float) 1e-50);
        System.out.println(Double.valueOf(2.50).hashCode() + " " + Double.hashCode(-0.0) + " " + Double.valueOf("1e2").intValue() + " " + Double.sum(1, 2) + " " + Double.max(-0.0, 0.0) + " " + Double.min(-0.0, 0.0));
    }
}
