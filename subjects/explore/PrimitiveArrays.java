package explore;

/** Arrays of every primitive type, with unknown lengths, indices and elements. */
public class PrimitiveArrays {
    public static int booleans(boolean[] a, int i) {
        a[i] = !a[i];
        return a[i] ? 1 : 2;
    }

    public static int bytes(byte[] a, int i, int v) {
        a[i] = (byte) v;
        return a[i] == v ? 1 : 2;
    }

    public static int chars(char[] a, int i, int j) {
        return a[i] < a[j] ? 1 : a[i] == a[j] ? 2 : 3;
    }

    public static short shorts(short[] a, int i) {
        a[i]++;
        return a[i];
    }

    public static int ints(int[] a, int i, int j) {
        int before = a[j];
        a[i] = before + 1;
        return a[j] == before ? 1 : 2;
    }

    public static long longs(long[] a, int i) {
        return a[i] > 0x7fffffffL ? a[i] : -a[i];
    }

    public static int floats(float[] a) {
        return a[0] < a[1] ? 1 : a[0] >= a[1] ? 2 : 3;
    }

    public static int doubles(double[] a, int i) {
        return a[i] == a[i] ? 1 : 2;
    }

    public static int lengths(int[] a, int[] b) {
        if (a == b) return 0;
        if (a.length == b.length) return 1;
        return a.length < b.length ? 2 : 3;
    }

    public static int sum(int[] a) {
        int sum = 0;
        for (int x : a) sum += x;
        return sum > 100 ? 1 : 0;
    }

    public static int reverse(int[] a) {
        for (int i = 0, j = a.length - 1; i < j; i++, j--) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
        return a.length > 0 && a[0] == 7 ? 1 : 0;
    }

    public static int threeWrites(int[] a, int i, int j, int k) {
        a[i] = 1;
        a[j] = 2;
        a[k] = 3;
        return a[i] * 100 + a[j] * 10 + a[k];
    }

    public static int unreadThenWritten(int[] a, int i, int j) {
        a[i] = 5;
        int x = a[j];
        return x == 5 ? 1 : 2;
    }
}
