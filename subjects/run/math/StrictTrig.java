//@ about: StrictMath sin, cos, tan, asin, acos, atan, atan2, toRadians with exact bits, including huge arguments
//@ release: 8
public class StrictTrig {
    static String bits(double d) {
        return Long.toHexString(Double.doubleToLongBits(d));
    }

    public static void main(String[] args) {
        double[] xs = {0, -0.0, 1e-300, 1e-10, 0.1, 0.5, Math.PI / 6, Math.PI / 4, 1, Math.PI / 3, Math.PI / 2, 2, 3, Math.PI, 4, 5, 2 * Math.PI, 10, 100, 1e5, 1e6, 823549.6, 1e10, 1e15, 1e22, 1e300, -1, -2.5, -1e7, Double.MAX_VALUE, Double.MIN_VALUE, Double.NaN, Double.POSITIVE_INFINITY};
        for (double x : xs) {
            System.out.println(x + " sin " + bits(StrictMath.sin(x)) + " cos " + bits(StrictMath.cos(x)) + " tan " + bits(StrictMath.tan(x)));
        }
        double[] ys = {0, -0.0, 1e-20, 0.1, 0.25, 0.4375, 0.5, 0.6, 0.6875, 0.7, 0.9, 0.975, 0.999999, 1, -0.3, -0.5, -0.8, -1, 1.0000001, 1.1875, 2, 2.4375, 10, 1e18, 1e300, Double.NaN, Double.NEGATIVE_INFINITY};
        for (double y : ys) {
            System.out.println(y + " asin " + bits(StrictMath.asin(y)) + " acos " + bits(StrictMath.acos(y)) + " atan " + bits(StrictMath.atan(y)));
        }
        double[] parts = {0.0, -0.0, 1, -1, 0.5, 1e-300, 1e300, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        for (double y : parts) {
            StringBuilder b = new StringBuilder("atan2 " + y);
            for (double x : parts) b.append(' ').append(bits(StrictMath.atan2(y, x)));
            System.out.println(b);
        }
        for (int deg = -360; deg <= 720; deg += 90) {
            double r = StrictMath.toRadians(deg);
            System.out.println(deg + " " + bits(r) + " " + StrictMath.toDegrees(r) + " " + StrictMath.sin(r) + " " + StrictMath.cos(r));
        }
        long hash = 17;
        for (int i = 0; i < 500; i++) {
            double x = (i - 250) * 0.37;
            hash = hash * 31 + Double.doubleToLongBits(StrictMath.sin(x));
            hash = hash * 31 + Double.doubleToLongBits(StrictMath.cos(x));
            hash = hash * 31 + Double.doubleToLongBits(StrictMath.tan(x));
            hash = hash * 31 + Double.doubleToLongBits(StrictMath.atan(x));
        }
        System.out.println("hash " + Long.toHexString(hash));
    }
}
