//@ about: StrictMath exp, expm1, log, log10, log1p, pow, sqrt, cbrt, hypot with exact bits
public class StrictExpLog {
    static String bits(double d) {
        return Long.toHexString(Double.doubleToLongBits(d));
    }

    public static void main(String[] args) {
        double[] xs = {0, -0.0, 1e-320, 1e-20, 1e-10, 0.1, 0.25, 0.3465, 0.5, 0.6931471805599453, 1, 1.0397, 1.5, 2, Math.E, 3, 10, 22, 56, 100, 600, 709.78, 709.79, 745.13, 1000, -1e-10, -0.5, -1, -2, -10, -40, -708.5, -745.2, -1000, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MAX_VALUE};
        for (double x : xs) {
            System.out.println(x + " exp " + bits(StrictMath.exp(x)) + " expm1 " + bits(StrictMath.expm1(x)) + " log " + bits(StrictMath.log(x)) + " log10 " + bits(StrictMath.log10(x)) + " log1p " + bits(StrictMath.log1p(x)) + " sqrt " + bits(StrictMath.sqrt(x)) + " cbrt " + bits(StrictMath.cbrt(x)));
        }
        double[] bases = {0.0, -0.0, 1, -1, 2, -2, 0.5, 10, -8, 1.0000001, 1e300, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        double[] exponents = {0, -0.0, 1, -1, 2, 3, 0.5, -0.5, 1.0 / 3, 100, 1e10, -1e10, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        for (double b : bases) {
            StringBuilder row = new StringBuilder("pow " + b);
            for (double e : exponents) row.append(' ').append(bits(StrictMath.pow(b, e)));
            System.out.println(row);
        }
        double[] sides = {0, 3, -4, 1e-300, 1e300, Double.POSITIVE_INFINITY, Double.NaN};
        for (double a : sides) {
            StringBuilder row = new StringBuilder("hypot " + a);
            for (double b : sides) row.append(' ').append(bits(StrictMath.hypot(a, b)));
            System.out.println(row);
        }
        for (int i = -20; i <= 20; i += 4) System.out.println(i + " " + bits(StrictMath.pow(10, i)) + " " + StrictMath.log10(StrictMath.pow(10, i)) + " " + bits(StrictMath.exp(i)) + " " + bits(StrictMath.cbrt(i)));
        long hash = 1;
        for (int i = 1; i < 400; i++) {
            double x = i * 0.173;
            hash = hash * 31 + Double.doubleToLongBits(StrictMath.exp(x));
            hash = hash * 31 + Double.doubleToLongBits(StrictMath.log(x));
            hash = hash * 31 + Double.doubleToLongBits(StrictMath.pow(x, 1.7));
            hash = hash * 31 + Double.doubleToLongBits(StrictMath.cbrt(x));
            hash = hash * 31 + Double.doubleToLongBits(StrictMath.hypot(x, i));
        }
        System.out.println("hash " + Long.toHexString(hash));
    }
}
