//@ about: ten sorting algorithms on several input shapes with comparison counts, in a Java 11 class file
//@ release: 11
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

public class SortingAlgorithms {
    static int comparisons, moves;

    static boolean less(int a, int b) {
        comparisons++;
        return a < b;
    }

    static void swap(int[] a, int i, int j) {
        moves++;
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    static void bubble(int[] a) {
        for (int end = a.length - 1; end > 0; ) {
            int last = 0;
            for (int i = 0; i < end; i++) if (less(a[i + 1], a[i])) {
                swap(a, i, i + 1);
                last = i;
            }
            end = last;
        }
    }

    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) for (int j = i; j > 0 && less(a[j], a[j - 1]); j--) swap(a, j, j - 1);
    }

    static void shell(int[] a) {
        int gap = 1;
        while (gap < a.length / 3) gap = 3 * gap + 1;
        for (; gap > 0; gap /= 3) for (int i = gap; i < a.length; i++) for (int j = i; j >= gap && less(a[j], a[j - gap]); j -= gap) swap(a, j, j - gap);
    }

    static void merge(int[] a) {
        mergeSort(a, new int[a.length], 0, a.length);
    }

    static void mergeSort(int[] a, int[] tmp, int from, int to) {
        if (to - from < 2) return;
        int mid = from + to >>> 1;
        mergeSort(a, tmp, from, mid);
        mergeSort(a, tmp, mid, to);
        System.arraycopy(a, from, tmp, from, to - from);
        for (int i = from, j = mid, k = from; k < to; k++) a[k] = i == mid || j < to && less(tmp[j], tmp[i]) ? tmp[j++] : tmp[i++];
    }

    static void quick(int[] a) {
        quick(a, 0, a.length - 1);
    }

    static void quick(int[] a, int lo, int hi) {
        if (lo >= hi) return;
        int p = a[lo + hi >>> 1], i = lo, j = hi;
        while (i <= j) {
            while (less(a[i], p)) i++;
            while (less(p, a[j])) j--;
            if (i <= j) swap(a, i++, j--);
        }
        quick(a, lo, j);
        quick(a, i, hi);
    }

    static void threeWay(int[] a) {
        threeWay(a, 0, a.length - 1);
    }

    static void threeWay(int[] a, int lo, int hi) {
        if (lo >= hi) return;
        int lt = lo, gt = hi, p = a[lo];
        for (int i = lo + 1; i <= gt; ) {
            if (less(a[i], p)) swap(a, lt++, i++);
            else if (less(p, a[i])) swap(a, i, gt--);
            else i++;
        }
        threeWay(a, lo, lt - 1);
        threeWay(a, gt + 1, hi);
    }

    static void heap(int[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) sift(a, i, a.length);
        for (int end = a.length - 1; end > 0; end--) {
            swap(a, 0, end);
            sift(a, 0, end);
        }
    }

    static void sift(int[] a, int i, int n) {
        for (int child; (child = 2 * i + 1) < n; i = child) {
            if (child + 1 < n && less(a[child], a[child + 1])) child++;
            if (!less(a[i], a[child])) return;
            swap(a, i, child);
        }
    }

    static void counting(int[] a) {
        if (a.length == 0) return;
        int min = Arrays.stream(a).min().getAsInt(), max = Arrays.stream(a).max().getAsInt();
        int[] counts = new int[max - min + 1];
        for (int v : a) counts[v - min]++;
        for (int v = 0, k = 0; v < counts.length; v++) while (counts[v]-- > 0) a[k++] = v + min;
    }

    static void radix(int[] a) {
        int[] from = a.clone(), to = new int[a.length];
        for (int shift = 0; shift < 32; shift += 8) {
            int[] at = new int[257];
            for (int v : from) at[((v ^ Integer.MIN_VALUE) >>> shift & 255) + 1]++;
            for (int i = 0; i < 256; i++) at[i + 1] += at[i];
            for (int v : from) to[at[(v ^ Integer.MIN_VALUE) >>> shift & 255]++] = v;
            int[] t = from;
            from = to;
            to = t;
        }
        System.arraycopy(from, 0, a, 0, a.length);
    }

    static void tree(int[] a) {
        int[] left = new int[a.length], right = new int[a.length], stack = new int[a.length];
        for (int i = 1; i < a.length; i++) {
            int n = 0;
            while (true) {
                int[] side = less(a[i], a[n]) ? left : right;
                if (side[n] == 0) {
                    side[n] = i;
                    break;
                }
                n = side[n];
            }
        }
        int[] out = new int[a.length];
        int top = 0, k = 0, n = a.length > 0 ? 1 : 0;
        while (n > 0 || top > 0) {
            for (; n > 0; n = left[n - 1] == 0 ? 0 : left[n - 1] + 1) stack[top++] = n;
            n = stack[--top];
            out[k++] = a[n - 1];
            n = right[n - 1] == 0 ? 0 : right[n - 1] + 1;
        }
        System.arraycopy(out, 0, a, 0, a.length);
    }

    public static void main(String[] args) {
        Map<String, Consumer<int[]>> sorts = new LinkedHashMap<>();
        sorts.put("bubble", SortingAlgorithms::bubble);
        sorts.put("insertion", SortingAlgorithms::insertion);
        sorts.put("shell", SortingAlgorithms::shell);
        sorts.put("merge", SortingAlgorithms::merge);
        sorts.put("quick", SortingAlgorithms::quick);
        sorts.put("three-way", SortingAlgorithms::threeWay);
        sorts.put("heap", SortingAlgorithms::heap);
        sorts.put("counting", SortingAlgorithms::counting);
        sorts.put("radix", SortingAlgorithms::radix);
        sorts.put("tree", SortingAlgorithms::tree);
        List<int[]> inputs = new ArrayList<>();
        Random r = new Random(5);
        inputs.add(new int[0]);
        inputs.add(new int[] {1});
        inputs.add(r.ints(60, -1000, 1000).toArray());
        inputs.add(r.ints(60, 0, 4).toArray());
        int[] ascending = new int[60], descending = new int[60];
        for (int i = 0; i < 60; i++) {
            ascending[i] = i;
            descending[i] = -i;
        }
        inputs.add(ascending);
        inputs.add(descending);
        sorts.forEach((name, sort) -> {
            StringBuilder b = new StringBuilder(name + ":");
            for (int[] in : inputs) {
                int[] a = in.clone(), expected = in.clone();
                Arrays.sort(expected);
                comparisons = moves = 0;
                sort.accept(a);
                b.append(Arrays.equals(a, expected) ? " ok " : " WRONG ").append(comparisons).append('/').append(moves);
            }
            System.out.println(b);
        });
        int[] extreme = {Integer.MAX_VALUE, 0, -1, Integer.MIN_VALUE, 1};
        radix(extreme);
        System.out.println(Arrays.toString(extreme));
    }
}
