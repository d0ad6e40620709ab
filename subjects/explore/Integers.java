package explore;

/** int and long arithmetic in the corners. */
public class Integers {
    public static int overflow(int a, int b) {
        int sum = a + b;
        return a > 0 && b > 0 && sum < 0 ? 1 : 2;
    }

    public static int divide(int a, int b) {
        return a / b == -a ? 1 : 2;
    }

    public static int remainder(int a) {
        return a % 3 == -1 ? 1 : 2;
    }

    public static int minimum(int a) {
        return Math.abs(a) < 0 ? 1 : 2;
    }

    public static int shifts(int a, int s) {
        return a << s == 8 && s > 32 ? 1 : a >>> 31 == 1 ? 2 : 3;
    }

    public static int bits(int a, int b) {
        return (a & b) == 12 && (a ^ b) == 3 ? 1 : (a | b) == -1 ? 2 : 3;
    }

    public static int narrow(int a) {
        return (byte) a == -1 && (char) a == 0x12ff ? 1 : (short) a != a ? 2 : 3;
    }

    public static int longs(long a, long b) {
        return a + b < a ? 1 : a - b == Long.MIN_VALUE ? 2 : 3;
    }

    public static int compare(long a, int b) {
        return a < b ? 1 : a == b ? 2 : 3;
    }

    public static int longDivide(long a, long b) {
        return a / b == 3 ? 1 : 2;
    }

    public static int mixed(int a, long b, short c, byte d, char e, boolean f) {
        return f && a + c > d && e == 'z' ? b >> 3 == a ? 1 : 2 : 3;
    }

    public static int multiply(int a) {
        return a > 0 && a < 10 && a * a == 49 ? 1 : 2;
    }
}
