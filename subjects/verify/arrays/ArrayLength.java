//@ about: --array-length, and n without it, bound input arrays
//@ verify: ArrayLength#longer -> holds within the scope
//@ verify: ArrayLength#longer --n 5 -> violated
//@ verify: ArrayLength#longer --array-length 5 -> violated
//@ verify: ArrayLength#longer --n 5 --array-length 4 -> holds within the scope
//@ verify: ArrayLength#notNegative -> holds within the scope
class ArrayLength {
    static void longer(int[] a) {
        if (a != null) {
            assert a.length < 5;
        }
    }

    static void notNegative(char[] a) {
        if (a != null) {
            assert a.length >= 0;
        }
    }
}
