//@ about: Math.round, rint, ceil, floor, fma, hypot, cbrt, pow special cases
public class Rounding {
    static String hex(double d) {
        return Double.isNaN(d) ? "NaN" : Double.toHexString(d);
    }

    public static void main(String[] args) {
        double[] values = {
            0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999999999999994, -0.49999999999999994, 4503599627370495.5, 4503599627370497.0, 9007199254740993.0,
            1e18, 1e19, -1e19, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.0, -0.0, 1e-320, 2147483647.5,
        };
        for (double d : values) {
            System.out.println(hex(d) + " round " + Math.round(d) + " rint " + hex(Math.rint(d)) + " ceil " + hex(Math.ceil(d)) + " floor " + hex(Math.floor(d)));
            float f = (float) d;
            System.out.println("  float round " + Math.round(f) + " up " + Math.round(f + 0.25f));
        }
        squareRoots();
        powers();
        fused();
    }

    static void squareRoots() {
        double[] xs = {0, -0.0, 1, 2, 4, 1e-300, 1e300, -1, Double.MIN_VALUE, Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NaN};
        for (double x : xs) {
            System.out.println("sqrt " + hex(Math.sqrt(x)) + " cbrt exact " + (Math.cbrt(x * 0 + 27) == 3.0) + " float " + hex((float) Math.sqrt((float) x)));
        }
        System.out.println(Math.hypot(3, 4) + " " + Math.hypot(Double.POSITIVE_INFINITY, Double.NaN) + " " + Math.hypot(1e200, 0));
    }

    static void powers() {
        double[][] pairs = {
            {2, 10}, {2, -1}, {0, 0}, {-0.0, 3}, {-0.0, -3}, {0, -2}, {-8, 3}, {-8, 0.5}, {1, Double.NaN}, {Double.NaN, 0}, {-1, Double.POSITIVE_INFINITY},
            {0.5, Double.NEGATIVE_INFINITY}, {Double.NEGATIVE_INFINITY, 3}, {Double.NEGATIVE_INFINITY, -3}, {10, 2}, {4, 0.5}, {2, 1024}, {2, -1074},
        };
        for (double[] p : pairs) {
            System.out.println("pow(" + p[0] + ", " + p[1] + ") = " + Math.pow(p[0], p[1]));
        }
    }

    static void fused() {
        double a = 1 + Math.ulp(1.0), b = 1 - Math.ulp(1.0);
        System.out.println(hex(a * b - 1) + " " + hex(Math.fma(a, b, -1)));
        float x = 1 + Math.ulp(1f), y = 1 - Math.ulp(1f);
        System.out.println(hex(x * y - 1) + " " + hex(Math.fma(x, y, -1)));
        System.out.println(Math.fma(Double.POSITIVE_INFINITY, 0, 1) + " " + Math.fma(1e308, 10, Double.NEGATIVE_INFINITY) + " " + Math.fma(0.0, -1.0, -0.0));
        System.out.println(hex(Math.toRadians(180)) + " " + Math.toDegrees(Math.PI) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.sin(0.0) + " " + Math.cos(0.0) + " " + Math.atan2(0, 1));
    }
}
