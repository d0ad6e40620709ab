/** Quicksort and insertion sort by hand on an int array. */
public class Sorting {
    static void sort(int[] a, int low, int high) {
        if (high - low < 12) {
            for (int i = low + 1; i <= high; i++) {
                int value = a[i];
                int j = i - 1;
                while (j >= low && a[j] > value) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = value;
            }
            return;
        }
        int pivot = a[(low + high) >>> 1];
        int i = low, j = high;
        while (i <= j) {
            while (a[i] < pivot) i++;
            while (a[j] > pivot) j--;
            if (i <= j) {
                int swap = a[i];
                a[i++] = a[j];
                a[j--] = swap;
            }
        }
        if (low < j) sort(a, low, j);
        if (i < high) sort(a, i, high);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int[] a = new int[1000];
        int seed = 12345;
        long check = 0;
        for (int round = 0; round < n; round++) {
            for (int i = 0; i < a.length; i++) {
                seed = seed * 1103515245 + 12345;
                a[i] = seed >>> 8;
            }
            sort(a, 0, a.length - 1);
            check += a[round % a.length];
        }
        System.out.println(check);
    }
}
