package kiasan;

/** Three sorting methods on int arrays. */
public class Sort {
    public static void insertionSort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i;
            while (j > 0 && x < a[j - 1]) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = x;
        }
    }

    static boolean insertionSortRequires(int[] a) {
        return a != null;
    }

    static int insertionSortOld(int[] a) {
        return sum(a);
    }

    static boolean insertionSortEnsures(int[] a, int old) {
        return ascending(a) && sum(a) == old;
    }

    public static void selectionSort(int[] a) {
        for (int i = 0; i + 1 < a.length; i++) {
            int least = i;
            for (int j = i + 1; j < a.length; j++) {
                if (a[j] < a[least]) {
                    least = j;
                }
            }
            int x = a[least];
            a[least] = a[i];
            a[i] = x;
        }
    }

    static boolean selectionSortRequires(int[] a) {
        return a != null;
    }

    static int selectionSortOld(int[] a) {
        return sum(a);
    }

    static boolean selectionSortEnsures(int[] a, int old) {
        return ascending(a) && sum(a) == old;
    }

    public static void shellsort(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < a.length; i++) {
                int x = a[i];
                int j = i;
                while (j >= gap && x < a[j - gap]) {
                    a[j] = a[j - gap];
                    j -= gap;
                }
                a[j] = x;
            }
        }
    }

    static boolean shellsortRequires(int[] a) {
        return a != null;
    }

    static int shellsortOld(int[] a) {
        return sum(a);
    }

    static boolean shellsortEnsures(int[] a, int old) {
        return ascending(a) && sum(a) == old;
    }

    private static boolean ascending(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }

    /** The sum of all elements, modulo 2^32. Arrays of length 0 and 1 are left alone: sorting never looks at those. */
    private static int sum(int[] a) {
        int sum = 0;
        if (a.length > 1) {
            for (int i = 0; i < a.length; i++) {
                sum += a[i];
            }
        }
        return sum;
    }
}
