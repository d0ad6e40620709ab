//@ about: an unknown index into an unknown array
//@ verify: SymbolicIndex#get -> violated
//@ verify: SymbolicIndex#guarded -> holds within the scope
//@ verify: SymbolicIndex#twoWrites -> violated
//@ verify: SymbolicIndex#readBack -> holds within the scope
//@ explore: SymbolicIndex#guarded --n 2 -> ends
class SymbolicIndex {
    static int get(int[] a, int i) {
        return a[i];
    }

    static int guarded(int[] a, int i) {
        if (a == null || i < 0 || i >= a.length) {
            return -1;
        }
        return a[i] > 0 ? 1 : 0;
    }

    static void twoWrites(int[] a, int i, int j) {
        if (a != null && 0 <= i && i < a.length && 0 <= j && j < a.length) {
            a[i] = 1;
            a[j] = 2;
            assert a[i] == 1;
        }
    }

    static void readBack(int[] a, int i, int j) {
        if (a != null && 0 <= i && i < a.length && 0 <= j && j < a.length) {
            int before = a[j];
            a[i] = 7;
            assert a[j] == (i == j ? 7 : before);
        }
    }
}
