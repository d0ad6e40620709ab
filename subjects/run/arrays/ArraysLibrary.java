//@ about: java.util.Arrays: sort, fill, equals, compare, mismatch, copyOf, copyOfRange, hashCode, asList, setAll, streams
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public class ArraysLibrary {
    public static void main(String[] args) {
        int[] a = new int[20];
        for (int i = 0, v = 7; i < a.length; i++, v = v * 31 + 11) a[i] = v % 100;
        System.out.println(Arrays.toString(a));
        int[] sorted = a.clone();
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted));
        Arrays.sort(a, 5, 15);
        System.out.println(Arrays.toString(a));
        for (int key : new int[] {sorted[0], sorted[7], 1000, -1000, 0}) {
            System.out.print(Arrays.binarySearch(sorted, key) + " ");
        }
        System.out.println();
        copies();
        equality();
        lists();
        sorting();
        bulk();
    }

    static void copies() {
        char[] c = {'a', 'b', 'c'};
        System.out.println(Arrays.copyOf(c, 2).length + " " + (int) Arrays.copyOf(c, 5)[4] + " " + new String(Arrays.copyOfRange(c, 1, 3)) + " " + Arrays.copyOfRange(c, 3, 6).length);
        Number[] n = Arrays.copyOf(new Integer[] {1, 2}, 3, Number[].class);
        System.out.println(Arrays.toString(n) + n.getClass().getSimpleName());
        Object[] o = {"a", 1};
        try {
            Arrays.copyOf(o, 2, String[].class);
        } catch (ArrayStoreException e) {
            System.out.println("does not fit");
        }
        String[] failures = {"0,5,1", "3,2,3", "1,-1,4", "0,9,9"};
        for (String f : failures) {
            String[] p = f.split(",");
            try {
                System.out.println(Arrays.copyOfRange(new long[3], Integer.parseInt(p[1]), Integer.parseInt(p[2])).length);
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
    }

    static void equality() {
        int[] a = {1, 2, 3}, b = {1, 2, 3}, c = {1, 2, 4}, d = {1, 2};
        System.out.println(Arrays.equals(a, b) + " " + Arrays.equals(a, c) + " " + Arrays.equals(a, null) + " " + Arrays.equals((int[]) null, null));
        System.out.println(Arrays.compare(a, c) + " " + Arrays.compare(a, d) + " " + Arrays.compare(new byte[] {-1}, new byte[] {1}) + " " + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1}));
        System.out.println(Arrays.mismatch(a, b) + " " + Arrays.mismatch(a, c) + " " + Arrays.mismatch(a, d) + " " + Arrays.equals(a, 0, 2, c, 0, 2));
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(new long[] {1L << 33}) + " " + Arrays.hashCode(new boolean[] {true, false}) + " " + Arrays.hashCode(new double[] {0.5}));
        System.out.println(Arrays.hashCode(new Object[] {"a", 1, null}) + " " + Arrays.deepHashCode(new Object[] {new int[] {1}, new String[] {"x"}}) + " " + Arrays.hashCode((int[]) null));
        System.out.println(Arrays.deepEquals(new int[][] {{1}, {2}}, new int[][] {{1}, {2}}) + " " + Arrays.equals(new int[][] {{1}}, new int[][] {{1}}));
    }

    static void lists() {
        String[] backing = {"x", "y", "z"};
        List<String> view = Arrays.asList(backing);
        view.set(1, "changed");
        backing[2] = "through";
        Collections.reverse(view);
        System.out.println(view + " " + backing[0] + " " + view.indexOf("x") + " " + view.contains("y") + " " + view.size());
        try {
            view.add("more");
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed size");
        }
        List<int[]> single = Arrays.asList(new int[] {1, 2});
        System.out.println(single.size() + " " + Arrays.asList(1, 2).size());
    }

    static void sorting() {
        String[] words = "the quick brown fox jumps over the lazy dog and runs away from every other animal".split(" ");
        String[] byLength = words.clone();
        Arrays.sort(byLength, Comparator.comparingInt(String::length));
        System.out.println(Arrays.toString(byLength));
        Arrays.sort(words, Collections.reverseOrder());
        System.out.println(Arrays.toString(words));
        double[] d = {3, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, 1e-300, -5};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        byte[] bytes = {5, -128, 127, 0, -1};
        Arrays.sort(bytes);
        char[] chars = "sorting".toCharArray();
        Arrays.sort(chars);
        System.out.println(Arrays.toString(bytes) + new String(chars));
        try {
            Arrays.sort(new Object[] {1, "a"});
        } catch (ClassCastException e) {
            System.out.println("not comparable with each other");
        }
    }

    static void bulk() {
        long[] l = new long[6];
        Arrays.fill(l, 1, 4, 7L);
        Arrays.setAll(l, i -> l[i] + i * i);
        System.out.println(Arrays.toString(l));
        Arrays.sort(l, 2, 6);
        System.out.println(Arrays.toString(l) + " " + Arrays.stream(l).sum() + " " + Arrays.stream(new int[] {4, 8, 1}, 1, 3).max().getAsInt());
        System.out.println(Arrays.toString((int[]) null) + Arrays.toString(new float[0]) + Arrays.toString(new Object[] {null, new StringBuilder("sb")}));
    }
}
