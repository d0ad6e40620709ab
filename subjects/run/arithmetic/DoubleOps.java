//@ about: double arithmetic over boundary values, shown as raw bits
public class DoubleOps {
    private static double[] operands() {
        return new double[] {
            0.0, -0.0, 1.0, -1.0, 0.1, 0.2, Math.PI, -Math.E, 1e300, 1e-300, 9007199254740992.0, 9007199254740993.0,
            Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, 1 / 0.0, -1 / 0.0, 0 / 0.0,
        };
    }

    private static String hex(double d) {
        return Long.toHexString(Double.doubleToLongBits(d));
    }

    public static void main(String[] args) {
        double[] x = operands();
        int n = 0;
        for (double a : x) {
            System.out.println(a + " = " + hex(a) + ", negated " + hex(-a));
            for (double b : x) {
                n++;
                System.out.println(n + ": " + hex(a + b) + ' ' + hex(a - b) + ' ' + hex(a * b) + ' ' + hex(a / b) + ' ' + hex(a % b));
            }
        }
        classics();
        gradualUnderflow();
        remainders();
    }

    private static void classics() {
        double a = 0.1, b = 0.2;
        System.out.println(a + b);
        System.out.println(a + b == 0.3);
        System.out.println((a + b) + 0.3 == a + (b + 0.3));
        System.out.println(1e16 + 1 - 1e16);
        System.out.println((1e308 * 10) * 0.1 + " " + 1e308 * (10 * 0.1));
        double sum = 0;
        for (int i = 1; i <= 10; i++) {
            sum += 0.1;
        }
        System.out.println(sum + " " + (sum == 1.0));
    }

    private static void gradualUnderflow() {
        double d = Double.MIN_NORMAL;
        for (int i = 0; i < 54; i += 6) {
            System.out.println(i + " " + hex(d));
            d /= 64;
        }
        System.out.println(Double.MIN_VALUE / 2 + " " + -Double.MIN_VALUE / 2);
        System.out.println(Double.MIN_VALUE * 0.5 + " " + Double.MIN_VALUE * 0.51);
    }

    private static void remainders() {
        double[] left = {5.3, -5.3, 1e300, 7, 0.3, Double.MAX_VALUE};
        double[] right = {2, -2, 0.7, 3e-5, Double.POSITIVE_INFINITY};
        for (double l : left) {
            for (double r : right) {
                System.out.println(hex(l % r) + " ieee " + hex(Math.IEEEremainder(l, r)));
            }
        }
    }
}
