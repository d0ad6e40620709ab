//@ about: masks, bit counts and packing
//@ verify: Bits#pack -> holds
//@ verify: Bits#lowest -> holds
//@ verify: Bits#powerOfTwo -> violated
//@ verify: Bits#signExtension -> violated
class Bits {
    static void pack(int high, int low) {
        long packed = (long) high << 32 | low & 0xffffffffL;
        assert (int) (packed >> 32) == high;
        assert (int) packed == low;
    }

    static void lowest(int x) {
        int bit = x & -x;
        assert (bit & bit - 1) == 0;
    }

    /** Integer.MIN_VALUE passes the usual test, and so does 0. */
    static void powerOfTwo(int x) {
        if ((x & x - 1) == 0) {
            assert x > 0;
        }
    }

    static void signExtension(byte b) {
        assert (b & 0xff) == b;
    }
}
