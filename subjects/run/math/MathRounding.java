//@ about: floor, ceil, rint, round, casts and abs, max, min, signum with zeros, infinities and NaN
public class MathRounding {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 0.1, -0.1, 0.49999999999999994, 0.5, -0.5, 0.9999, 1.5, -1.5, 2.5, -2.5, 3.5, 1e9 + 0.5, 2147483647.5, -2147483648.5, 4503599627370495.5, 4503599627370497.5, 9007199254740991.0, 9.3e18, -9.3e18, 1e300, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double v : values) {
            System.out.println(v + " floor " + Math.floor(v) + " ceil " + Math.ceil(v) + " rint " + Math.rint(v) + " round " + Math.round(v) + " int " + (int) v + " long " + (long) v + " abs " + Math.abs(v) + " sign " + Math.signum(v));
        }
        float[] floats = {0f, -0f, 0.49999997f, 0.5f, -0.5f, 1.5f, 2.5f, -2.5f, 8388607.5f, 16777215f, 2e9f, 3e9f, -3e9f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};
        for (float f : floats) System.out.println(f + " round " + Math.round(f) + " int " + (int) f + " long " + (long) f + " short " + (short) f + " char " + (int) (char) f + " abs " + Math.abs(f) + " sign " + Math.signum(f));
        double[] pool = {0.0, -0.0, 1, -1, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double a : pool) {
            StringBuilder b = new StringBuilder(a + ":");
            for (double c : pool) b.append(' ').append(Math.max(a, c)).append('/').append(Math.min(a, c)).append('/').append((float) Math.max((float) a, (float) c));
            System.out.println(b);
        }
        System.out.println(Math.abs(Integer.MIN_VALUE) + " " + Math.abs(Long.MIN_VALUE) + " " + Math.abs(-5) + " " + Math.max(3, -3) + " " + Math.min(3L, -3L) + " " + Math.max(1, 2L) + " " + Math.max(1, 2f) + " " + Math.max('a', 1));
        for (double a : new double[] {7.5, -7.5}) for (double b : new double[] {2, -2, 0.1, 0}) System.out.print(a % b + " ");
        System.out.println();
        System.out.println((1 / 0.0 > Double.MAX_VALUE) + " " + (Double.NaN != Double.NaN) + " " + (Double.NaN < 1) + " " + !(Double.NaN >= 1) + " " + (0.0 == -0.0) + " " + 1 / -0.0 + " " + (0.0 / 0 == 0.0 / 0) + " " + (1 / 0.0 - 1 / 0.0));
        double cents = 0;
        for (int i = 0; i < 10; i++) cents += 0.1;
        System.out.println(cents + " " + Math.round(cents * 100) / 100.0 + " " + (cents == 1.0));
        System.out.println((byte) 127.9 + " " + (byte) 128.0 + " " + (byte) -129.0 + " " + (short) 40000.0 + " " + (char) -1.0 % 7 + " " + (int) 3e9f + " " + (long) -1e19f);
    }
}
