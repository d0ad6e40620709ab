package explore;

/** Arrays made with an unknown length, and copies. */
public class NewArrays {
    public static int make(int n, int i) {
        int[] a = new int[n];
        if (n > 3) return -1;
        a[i] = 9;
        return a[0];
    }

    public static int copy(int[] from, int n) {
        int[] to = new int[4];
        System.arraycopy(from, 0, to, 1, n);
        return to[1] == 3 ? 1 : 2;
    }

    public static int grow(int[] a) {
        int[] b = java.util.Arrays.copyOf(a, a.length + 1);
        b[a.length] = 1;
        return b[0] > 0 ? 1 : 0;
    }

    public static boolean equal(int[] a, int[] b) {
        return java.util.Arrays.equals(a, b);
    }

    public static boolean equalShorts(short[] a, short[] b) {
        return java.util.Arrays.equals(a, b);
    }

    public static int mismatch(long[] a, long[] b) {
        return java.util.Arrays.mismatch(a, b);
    }

    public static int mismatchDoubles(double[] a, double[] b) {
        return java.util.Arrays.mismatch(a, b);
    }

    public static boolean deep(int[][] a, int[][] b) {
        return java.util.Arrays.deepEquals(a, b);
    }

    public static int fill(char[] a, char c) {
        java.util.Arrays.fill(a, c);
        return a.length == 0 ? 0 : a[a.length - 1];
    }

    public static int overlap(int[] a) {
        System.arraycopy(a, 0, a, 1, a.length - 1);
        return a.length > 1 && a[0] == a[1] ? 1 : 2;
    }
}
