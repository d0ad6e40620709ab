//@ about: bit counting, reversing, scanning: java.lang.Integer/Long methods against hand-written loops
public class BitTwiddling {
    static int popCount(int v) {
        int n = 0;
        while (v != 0) {
            v &= v - 1;
            n++;
        }
        return n;
    }

    static int reverse(int v) {
        int r = 0;
        for (int i = 0; i < 32; i++, v >>>= 1) {
            r = r << 1 | v & 1;
        }
        return r;
    }

    static int leadingZeros(int v) {
        int n = 0;
        for (int mask = 1 << 31; mask != 0 && (v & mask) == 0; mask >>>= 1) {
            n++;
        }
        return n;
    }

    static int parity(long v) {
        v ^= v >>> 32;
        v ^= v >>> 16;
        v ^= v >>> 8;
        v ^= v >>> 4;
        return 0x6996 >>> (int) (v & 15) & 1;
    }

    static int log2(int v) {
        float f = v;
        return (Float.floatToIntBits(f) >> 23) - 127;
    }

    static long gray(long v) {
        return v ^ v >>> 1;
    }

    static long ungray(long g) {
        for (int shift = 1; shift < 64; shift <<= 1) {
            g ^= g >>> shift;
        }
        return g;
    }

    static int nextSamePopulation(int v) {
        int low = v & -v;
        int ripple = v + low;
        return ((v ^ ripple) >>> 2) / low | ripple;
    }

    public static void main(String[] args) {
        int seed = 1;
        int bad = 0;
        for (int k = 0; k < 40; k++) {
            int v = seed;
            seed = seed * 1103515245 + 12345;
            long w = (long) v << 32 ^ seed;
            bad += popCount(v) == Integer.bitCount(v) ? 0 : 1;
            bad += reverse(v) == Integer.reverse(v) ? 0 : 1;
            bad += leadingZeros(v) == Integer.numberOfLeadingZeros(v) ? 0 : 1;
            bad += parity(w) == (Long.bitCount(w) & 1) ? 0 : 1;
            bad += ungray(gray(w)) == w ? 0 : 1;
            System.out.println(Integer.toHexString(v) + " count " + Integer.bitCount(v) + " lead " + Integer.numberOfLeadingZeros(v) + " trail "
                + Integer.numberOfTrailingZeros(v) + " rev " + Integer.toHexString(Integer.reverse(v)) + " bytes " + Integer.toHexString(Integer.reverseBytes(v))
                + " high " + Integer.highestOneBit(v) + " low " + Integer.lowestOneBit(v) + " rot " + Integer.rotateLeft(v, k) + " " + Integer.rotateRight(v, k));
            System.out.println("  " + Long.toHexString(w) + " " + Long.bitCount(w) + " " + Long.numberOfLeadingZeros(w) + " " + Long.numberOfTrailingZeros(w)
                + " " + Long.toHexString(Long.reverse(w)) + " " + Long.toHexString(Long.reverseBytes(w)) + " " + Long.toHexString(Long.rotateLeft(w, k)));
        }
        System.out.println("bad " + bad);
        System.out.println(Integer.numberOfLeadingZeros(0) + " " + Integer.numberOfTrailingZeros(0) + " " + Long.numberOfTrailingZeros(0) + " " + Integer.highestOneBit(0));
        for (int v = 1, n = 0; n < 12; n++, v *= 5) {
            System.out.print(log2(v) + " ");
        }
        System.out.println();
        int set = 0b10011;
        for (int i = 0; i < 10; i++, set = nextSamePopulation(set)) {
            System.out.print(Integer.toBinaryString(set) + " ");
        }
        System.out.println();
        System.out.println(Short.reverseBytes((short) 0x1280) + " " + (int) Character.reverseBytes('\u1234') + " " + Integer.toOctalString(-8));
    }
}
