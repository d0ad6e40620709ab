//@ about: sorting algorithms on int arrays: insertion, shell, heap, merge, quick, radix, counting; stability
//@ release: 8
import java.util.Arrays;

public class SortAlgorithms {
    interface Sorter {
        void sort(int[] a);
    }

    static int compares;

    static boolean less(int a, int b) {
        compares++;
        return a < b;
    }

    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int v = a[i], j = i;
            while (j > 0 && less(v, a[j - 1])) a[j] = a[--j];
            a[j] = v;
        }
    }

    static void shell(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap = gap == 2 ? 1 : gap * 5 / 11)
            for (int i = gap; i < a.length; i++)
                for (int j = i; j >= gap && less(a[j], a[j - gap]); j -= gap) swap(a, j, j - gap);
    }

    static void heap(int[] a) {
        for (int i = a.length / 2; --i >= 0; ) sift(a, i, a.length);
        for (int end = a.length; --end > 0; ) {
            swap(a, 0, end);
            sift(a, 0, end);
        }
    }

    static void sift(int[] a, int i, int end) {
        for (int child; (child = 2 * i + 1) < end; i = child) {
            if (child + 1 < end && less(a[child], a[child + 1])) child++;
            if (!less(a[i], a[child])) return;
            swap(a, i, child);
        }
    }

    static void merge(int[] a) {
        if (a.length < 2) return;
        int[] left = Arrays.copyOfRange(a, 0, a.length / 2), right = Arrays.copyOfRange(a, a.length / 2, a.length);
        merge(left);
        merge(right);
        for (int i = 0, l = 0, r = 0; i < a.length; i++)
            a[i] = r == right.length || l < left.length && !less(right[r], left[l]) ? left[l++] : right[r++];
    }

    static void quick(int[] a) {
        quick(a, 0, a.length - 1);
    }

    static void quick(int[] a, int low, int high) {
        while (low < high) {
            int pivot = a[low + (high - low >>> 1)], i = low - 1, j = high + 1;
            while (true) {
                do i++; while (less(a[i], pivot));
                do j--; while (less(pivot, a[j]));
                if (i >= j) break;
                swap(a, i, j);
            }
            quick(a, low, j);
            low = j + 1;
        }
    }

    static void radix(int[] a) {
        int[] from = a.clone(), to = new int[a.length];
        for (int shift = 0; shift < 32; shift += 8) {
            int[] start = new int[257];
            int flip = shift == 24 ? 0x80 : 0;
            for (int v : from) start[(v >>> shift & 0xff ^ flip) + 1]++;
            for (int i = 0; i < 256; i++) start[i + 1] += start[i];
            for (int v : from) to[start[v >>> shift & 0xff ^ flip]++] = v;
            int[] t = from;
            from = to;
            to = t;
        }
        System.arraycopy(from, 0, a, 0, a.length);
    }

    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    public static void main(String[] args) {
        String[] names = {"insertion", "shell", "heap", "merge", "quick", "radix", "library"};
        Sorter[] sorters = {SortAlgorithms::insertion, SortAlgorithms::shell, SortAlgorithms::heap, SortAlgorithms::merge, SortAlgorithms::quick,
            SortAlgorithms::radix, Arrays::sort};
        int[][] inputs = {{}, {1}, {2, 1}, {3, 3, 3, 3}, {5, 4, 3, 2, 1, 0, -1}, new int[60], new int[200]};
        for (int i = 0, v = 12345; i < 200; i++, v = v * 1664525 + 1013904223) {
            inputs[6][i] = v;
            inputs[5][i % 60] = v >>> 28;
        }
        for (int s = 0; s < sorters.length; s++) {
            for (int[] input : inputs) {
                int[] a = input.clone(), expected = input.clone();
                Arrays.sort(expected);
                compares = 0;
                sorters[s].sort(a);
                System.out.println(names[s] + " " + a.length + " " + Arrays.equals(a, expected) + " compares " + compares + " hash " + Arrays.hashCode(a));
            }
        }
    }
}
