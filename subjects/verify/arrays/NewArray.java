//@ about: arrays of an unknown length that the program makes
//@ verify: NewArray#make -> violated
//@ verify: NewArray#zeros -> holds
//@ verify: NewArray#grid -> holds
class NewArray {
    static int make(int n) {
        return n < 4 ? new int[n].length : 0;
    }

    static void zeros(int n) {
        if (0 <= n && n < 4) {
            int[] a = new int[n];
            assert a.length == n;
            for (int each : a) {
                assert each == 0;
            }
        }
    }

    static void grid(int n) {
        if (0 <= n && n < 3) {
            int[][] a = new int[n][2];
            for (int[] row : a) {
                assert row.length == 2;
            }
        }
    }
}
