//@ about: System.arraycopy and Arrays on unknown arrays
//@ verify: Copying#copy -> violated
//@ verify: Copying#shift -> holds within the scope
//@ verify: Copying#sort --n 3 -> holds within the scope
//@ verify: Copying#equal --n 2 -> holds within the scope
class Copying {
    static void copy(int[] from, int[] to) {
        if (from != null && to != null) {
            System.arraycopy(from, 0, to, 0, from.length);
        }
    }

    static void shift(int[] a) {
        if (a != null && a.length == 3) {
            int first = a[0];
            int second = a[1];
            System.arraycopy(a, 0, a, 1, 2);
            assert a[1] == first && a[2] == second;
        }
    }

    static void sort(int[] a) {
        if (a != null) {
            java.util.Arrays.sort(a);
            for (int i = 1; i < a.length; i++) {
                assert a[i - 1] <= a[i];
            }
        }
    }

    static void equal(char[] a, char[] b) {
        if (a != null && b != null && a.length == b.length && a.length == 2 && java.util.Arrays.equals(a, b)) {
            assert a[0] == b[0] && a[1] == b[1];
        }
    }
}
