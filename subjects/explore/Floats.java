package explore;

/** float and double, NaN and negative zero included. */
public class Floats {
    float f;
    double d;

    public static int order(float a, float b) {
        return a < b ? 1 : a > b ? 2 : a == b ? 3 : 4;
    }

    public static int orderDouble(double a, double b) {
        if (a <= b) return 1;
        if (a >= b) return 2;
        return a != a ? 3 : 4;
    }

    public static int zeros(float a) {
        return a == 0.0f ? 1 / a < 0 ? 1 : 2 : 3;
    }

    public static int toInt(float a) {
        return (int) a == 3 ? 1 : (int) a == Integer.MAX_VALUE ? 2 : 3;
    }

    public static int fromInt(int a) {
        return a >= 0 && a < 9 ? (float) a == 3.0f ? 1 : 2 : 3;
    }

    public int add() {
        return f + f == 1.5f ? 1 : d > f ? 2 : 3;
    }

    public static double half(double a) {
        return a > 1 && a < 4 ? a / 2 : 0;
    }

    public static int nan(double a) {
        return Double.isNaN(a) ? 1 : Double.isInfinite(a) ? 2 : 3;
    }

    public static int bits(float a) {
        return Float.floatToIntBits(a) < 0 ? 1 : 2;
    }
}
