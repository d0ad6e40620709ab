//@ about: arrays of arrays: rows may be null, of any length, and the same
//@ verify: Nested#get -> violated
//@ verify: Nested#sharedRow -> violated
//@ verify: Nested#ragged --n 2 -> holds within the scope
//@ verify: Nested#ragged --n 2 --array-length 1 -> holds within the scope
class Nested {
    static int get(int[][] m) {
        if (m == null || m.length == 0) {
            return 0;
        }
        return m[0][0];
    }

    static void sharedRow(int[][] m) {
        if (m != null && m.length == 2 && m[0] != null && m[1] != null && m[0].length == 1 && m[1].length == 1) {
            m[0][0] = 1;
            m[1][0] = 2;
            assert m[0][0] == 1;
        }
    }

    static int ragged(long[][] m) {
        int cells = 0;
        if (m != null) {
            for (long[] row : m) {
                if (row != null) {
                    cells += row.length;
                }
            }
        }
        assert cells <= 4;
        return cells;
    }
}
