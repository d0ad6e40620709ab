//@ about: negative zero through arithmetic, min/max, conversions, boxing and printing
import java.util.Arrays;
import java.util.List;

public class SignedZero {
    static String sign(double d) {
        return d != 0 ? Double.toString(d) : 1 / d > 0 ? "+0" : "-0";
    }

    public static void main(String[] args) {
        double p = 0.0, n = -0.0;
        System.out.println(p == n);
        System.out.println(sign(p) + " " + sign(n) + " " + p + " " + n);
        String[] names = {"+", "-", "*", "/inf", "%", "min", "max"};
        for (double a : new double[] {p, n}) {
            for (double b : new double[] {p, n}) {
                double[] r = {a + b, a - b, a * b, a / Double.POSITIVE_INFINITY, a % 3, Math.min(a, b), Math.max(a, b)};
                for (int i = 0; i < r.length; i++) {
                    System.out.print(names[i] + sign(r[i]) + " ");
                }
                System.out.println();
            }
        }
        negation(0, 0L, 0f, 0d);
        functions();
        boxing();
        floats();
    }

    static void negation(int i, long l, float f, double d) {
        // 0 - x is not -x for floating point.
        System.out.println(sign(-i) + " " + sign(-l) + " " + sign(-f) + " " + sign(-d) + " " + sign(0 - d) + " " + sign(0 - f));
        System.out.println(sign(-1 * d) + " " + sign(-1 * f) + " " + sign(d / -5) + " " + sign(-(-d)));
        System.out.println((int) -d + " " + (long) -f + " " + (float) -d + " " + (double) -f);
    }

    static void functions() {
        System.out.println(sign(Math.sqrt(-0.0)) + " " + sign(Math.ceil(-0.5)) + " " + sign(Math.floor(-0.0)) + " " + sign(Math.rint(-0.4)));
        System.out.println(sign(Math.abs(-0.0)) + " " + Math.signum(-0.0) + " " + Math.copySign(3, -0.0) + " " + Math.round(-0.4));
        System.out.println(sign(-Double.MIN_VALUE / 3) + " " + sign(Double.MIN_VALUE * -0.1) + " " + sign(-5.0 % 5.0) + " " + sign(5.0 % -5.0));
        System.out.println(sign(1.0 - 1.0) + " " + sign(-1.0 + 1.0) + " " + sign(-0.0 - 0.0) + " " + sign(-0.0 + 0.0));
        System.out.println(Double.parseDouble("-0") + " " + Double.valueOf("-0e5") + " " + Float.parseFloat("-0.0"));
        System.out.println(Math.nextUp(-0.0) + " " + Math.nextDown(0.0) + " " + sign(Math.nextUp(-Double.MIN_VALUE)));
    }

    static void boxing() {
        Double p = 0.0, n = -0.0;
        System.out.println(p.equals(n) + " " + p.compareTo(n) + " " + (p.doubleValue() == n.doubleValue()) + " " + p.hashCode() + " " + n.hashCode());
        List<Double> list = Arrays.asList(0.0, -0.0, 0.0, -0.0);
        System.out.println(list.indexOf(-0.0) + " " + list.lastIndexOf(0.0));
        double[] array = {0.0, -0.0, 0.0, -0.0};
        Arrays.sort(array);
        System.out.println(Arrays.toString(array) + " " + Arrays.binarySearch(new double[] {-0.0, 0.0}, 0.0));
        System.out.println(Arrays.equals(new double[] {0.0}, new double[] {-0.0}));
    }

    static void floats() {
        float p = 0f, n = -0f;
        System.out.println((p == n) + " " + Float.floatToIntBits(n) + " " + Float.floatToIntBits(p + n) + " " + Float.floatToIntBits(n + n));
        System.out.println(Float.floatToIntBits(Math.min(p, n)) + " " + Float.floatToIntBits(Math.max(n, p)) + " " + Float.floatToIntBits(n * -1));
        System.out.println(Float.compare(p, n) + " " + Float.valueOf(p).equals(n) + " " + new float[] {-0f}[0]);
    }
}
