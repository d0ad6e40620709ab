//@ about: two arrays of the input may be one
//@ verify: ArrayAlias#ints -> violated
//@ verify: ArrayAlias#types -> holds within the scope
//@ verify: ArrayAlias#copy -> holds within the scope
class ArrayAlias {
    static void ints(int[] a, int[] b) {
        if (a != null && b != null && a.length == 1 && b.length == 1) {
            a[0] = 1;
            b[0] = 2;
            assert a[0] == 1;
        }
    }

    /** Arrays of different primitive types are different. */
    static void types(byte[] a, short[] b) {
        if (a != null && b != null && a.length == 1 && b.length == 1) {
            a[0] = 1;
            b[0] = 2;
            assert a[0] == 1;
        }
    }

    static void copy(int[] a) {
        if (a != null && a.length == 2) {
            int[] b = a.clone();
            b[0]++;
            assert a[0] + 1 == b[0] && a[1] == b[1] && a != b;
        }
    }
}
