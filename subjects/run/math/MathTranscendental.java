//@ about: Math transcendental functions printed to ten digits, exact at the special values the specification fixes
public class MathTranscendental {
    static String near(double d) {
        if (Double.isNaN(d) || Double.isInfinite(d) || d == 0) return Double.toString(d);
        return String.format("%.9e", d);
    }

    static boolean close(double a, double b) {
        return Double.compare(a, b) == 0 || Math.abs(a - b) <= 2 * Math.ulp(b);
    }

    public static void main(String[] args) {
        double[] xs = {0.1, 0.5, 1, 2, 3.7, 10, 50};
        for (double x : xs) {
            System.out.println(x + " sin " + near(Math.sin(x)) + " cos " + near(Math.cos(x)) + " tan " + near(Math.tan(x)) + " atan " + near(Math.atan(x)) + " exp " + near(Math.exp(x)) + " log " + near(Math.log(x)) + " log10 " + near(Math.log10(x)));
            System.out.println(x + " sinh " + near(Math.sinh(x)) + " cosh " + near(Math.cosh(x)) + " tanh " + near(Math.tanh(x)) + " expm1 " + near(Math.expm1(x)) + " log1p " + near(Math.log1p(x)) + " cbrt " + near(Math.cbrt(x)) + " hypot " + near(Math.hypot(x, 2 * x)) + " pow " + near(Math.pow(x, 1.3)));
        }
        for (double x : new double[] {-0.9, -0.4, 0.2, 0.75}) System.out.println(x + " asin " + near(Math.asin(x)) + " acos " + near(Math.acos(x)) + " atan2 " + near(Math.atan2(x, 0.3)));

        System.out.println(Math.sin(0.0) + " " + Math.sin(-0.0) + " " + Math.cos(0) + " " + Math.tan(-0.0) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.log10(1e15) + " " + Math.cbrt(-0.0) + " " + Math.pow(2, 10) + " " + Math.pow(-3, 3) + " " + Math.sqrt(144));
        System.out.println(Math.sin(1 / 0.0) + " " + Math.log(-1) + " " + Math.log(0) + " " + Math.exp(-1 / 0.0) + " " + Math.exp(1000) + " " + Math.acos(1) + " " + Math.asin(2) + " " + Math.atan2(0, -1) + " " + Math.atan2(-0.0, 1) + " " + Math.sqrt(-1) + " " + Math.sqrt(-0.0));
        System.out.println(Math.pow(0, 0) + " " + Math.pow(Double.NaN, 0) + " " + Math.pow(1, 1 / 0.0) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(-0.0, -3) + " " + Math.pow(-0.0, -2) + " " + Math.pow(-1 / 0.0, 3) + " " + Math.pow(0.5, 1 / 0.0) + " " + Math.hypot(1 / 0.0, Double.NaN) + " " + Math.tanh(1000) + " " + Math.sinh(-1000) + " " + Math.cosh(0) + " " + Math.expm1(-0.0) + " " + Math.log1p(-1));
        System.out.println(Math.toRadians(180) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(1) + " " + Math.toDegrees(1));
        int agree = 0;
        int total = 0;
        for (int i = 1; i < 300; i++) {
            double x = i * 0.0917;
            double[][] pairs = {{Math.sin(x), StrictMath.sin(x)}, {Math.cos(x), StrictMath.cos(x)}, {Math.tan(x), StrictMath.tan(x)}, {Math.exp(x), StrictMath.exp(x)}, {Math.log(x), StrictMath.log(x)}, {Math.log10(x), StrictMath.log10(x)}, {Math.pow(x, x), StrictMath.pow(x, x)}, {Math.sinh(x), StrictMath.sinh(x)}, {Math.cbrt(x), StrictMath.cbrt(x)}};
            for (double[] p : pairs) {
                total++;
                if (close(p[0], p[1])) agree++;
            }
        }
        System.out.println("Math within two ulps of StrictMath: " + agree + " of " + total);
        double root = 0;
        for (int i = 1; i <= 1000; i++) root += Math.sqrt(i);
        System.out.println(root);
        double x = 1;
        for (int i = 0; i < 60; i++) x = Math.cos(x);
        System.out.println("fixed point " + near(x));
        System.out.println("identity " + (Math.abs(Math.sin(1.2) * Math.sin(1.2) + Math.cos(1.2) * Math.cos(1.2) - 1) < 1e-15) + " " + near(Math.log(Math.exp(3))) + " " + Math.round(Math.pow(Math.E, Math.log(42))));
    }
}
