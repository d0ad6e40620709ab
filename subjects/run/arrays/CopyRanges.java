//@ about: System.arraycopy: overlap in both directions, all element types, zero length, covariant copies
import java.util.Arrays;

public class CopyRanges {
    /** What arraycopy must do, through a temporary array. */
    static void reference(int[] src, int from, int[] dst, int to, int n) {
        int[] temporary = new int[n];
        for (int i = 0; i < n; i++) temporary[i] = src[from + i];
        for (int i = 0; i < n; i++) dst[to + i] = temporary[i];
    }

    public static void main(String[] args) {
        int checked = 0, wrong = 0;
        for (int from = 0; from <= 6; from++) {
            for (int to = 0; to <= 6; to++) {
                for (int n = 0; n <= 6 - Math.max(from, to); n++) {
                    int[] a = {10, 11, 12, 13, 14, 15}, b = a.clone();
                    System.arraycopy(a, from, a, to, n);
                    reference(b, from, b, to, n);
                    checked++;
                    if (!Arrays.equals(a, b)) wrong++;
                    if (n == 3) System.out.println(from + "->" + to + " " + Arrays.toString(a));
                }
            }
        }
        System.out.println(checked + " checked, " + wrong + " wrong");
        types();
        references();
        gap();
    }

    static void types() {
        boolean[] z = {true, false, true, false};
        System.arraycopy(z, 0, z, 1, 3);
        byte[] b = {1, 2, 3, 4, 5};
        System.arraycopy(b, 2, b, 0, 3);
        short[] s = {1, 2, 3};
        System.arraycopy(s, 0, s, 1, 2);
        char[] c = "abcdef".toCharArray();
        System.arraycopy(c, 1, c, 3, 3);
        long[] l = {1L << 40, 2, 3};
        System.arraycopy(l, 0, l, 2, 1);
        float[] f = {1.5f, 2.5f, 3.5f};
        System.arraycopy(f, 1, f, 0, 2);
        double[] d = {-0.0, 1, 2}, e = new double[4];
        System.arraycopy(d, 0, e, 1, 3);
        System.out.println(Arrays.toString(z) + Arrays.toString(b) + Arrays.toString(s) + new String(c));
        System.out.println(Arrays.toString(l) + Arrays.toString(f) + Arrays.toString(e));
        System.arraycopy(b, 5, b, 0, 0);
        System.arraycopy(new int[0], 0, new int[0], 0, 0);
        System.out.println("zero lengths at the ends are fine");
    }

    static void references() {
        String[] words = {"a", "b", "c"};
        Object[] objects = new Object[5];
        System.arraycopy(words, 0, objects, 1, 3);
        System.out.println(Arrays.toString(objects));
        // Object[] to String[]: allowed when every copied element fits.
        String[] back = new String[3];
        System.arraycopy(objects, 1, back, 0, 3);
        System.out.println(Arrays.toString(back) + (back[0] == words[0]));
        System.arraycopy(objects, 0, back, 0, 2);
        System.out.println(Arrays.toString(back));
        int[][] rows = {{1}, {2}, {3}};
        System.arraycopy(rows, 0, rows, 1, 2);
        rows[0][0] = 9;
        System.out.println(Arrays.deepToString(rows));
        Cloneable[] cloneables = new Cloneable[3];
        System.arraycopy(rows, 0, cloneables, 0, 3);
        System.out.println(cloneables[1] == rows[1]);
        Integer[] numbers = {1, 2, 3};
        Number[] more = {1.5, 2.5, 3.5};
        System.arraycopy(numbers, 0, more, 1, 1);
        Comparable<?>[] comparable = new Comparable<?>[2];
        System.arraycopy(more, 1, comparable, 0, 2);
        System.out.println(Arrays.toString(more) + Arrays.toString(comparable));
    }

    /** Insertion and removal in a gap, as an array list does it. */
    static void gap() {
        int[] data = new int[4];
        int size = 0;
        for (int v : new int[] {5, 1, 4, 1, 5, 9, 2, 6, 5, 3}) {
            if (size == data.length) data = Arrays.copyOf(data, size * 2);
            int at = Arrays.binarySearch(data, 0, size, v);
            if (at >= 0) {
                System.arraycopy(data, at + 1, data, at, --size - at);
                data[size] = 0;
            } else {
                at = ~at;
                System.arraycopy(data, at, data, at + 1, size++ - at);
                data[at] = v;
            }
            System.out.println(v + " " + size + " " + Arrays.toString(data));
        }
    }
}
