//@ about: linear congruential, xorshift, Mersenne Twister and PCG generators written by hand, compared with java.util.Random
import java.util.Random;

public class RandomGenerators {
    static class Lcg48 {
        long state;

        Lcg48(long seed) {
            state = (seed ^ 0x5DEECE66DL) & (1L << 48) - 1;
        }

        int next(int bits) {
            state = state * 0x5DEECE66DL + 0xBL & (1L << 48) - 1;
            return (int) (state >>> 48 - bits);
        }

        int nextInt(int bound) {
            if ((bound & -bound) == bound) return (int) (bound * (long) next(31) >> 31);
            int bits, val;
            do {
                bits = next(31);
                val = bits % bound;
            } while (bits - val + (bound - 1) < 0);
            return val;
        }

        long nextLong() {
            return ((long) next(32) << 32) + next(32);
        }

        double nextDouble() {
            return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
        }
    }

    static class Twister {
        final int[] mt = new int[624];
        int index = 624;

        Twister(int seed) {
            mt[0] = seed;
            for (int i = 1; i < 624; i++) mt[i] = 1812433253 * (mt[i - 1] ^ mt[i - 1] >>> 30) + i;
        }

        int next() {
            if (index == 624) {
                for (int i = 0; i < 624; i++) {
                    int y = mt[i] & 0x80000000 | mt[(i + 1) % 624] & 0x7fffffff;
                    mt[i] = mt[(i + 397) % 624] ^ y >>> 1 ^ ((y & 1) == 0 ? 0 : 0x9908b0df);
                }
                index = 0;
            }
            int y = mt[index++];
            y ^= y >>> 11;
            y ^= y << 7 & 0x9d2c5680;
            y ^= y << 15 & 0xefc60000;
            return y ^ y >>> 18;
        }
    }

    static int pcgState(long[] s) {
        long old = s[0];
        s[0] = old * 6364136223846793005L + (s[1] | 1);
        int shifted = (int) ((old >>> 18 ^ old) >>> 27);
        return Integer.rotateRight(shifted, (int) (old >>> 59));
    }

    public static void main(String[] args) {
        for (long seed : new long[] {0, 42, -99}) {
            Random r = new Random(seed);
            Lcg48 mine = new Lcg48(seed);
            boolean same = true;
            for (int i = 1; i < 500; i++) {
                same &= r.nextInt(i * 3) == mine.nextInt(i * 3);
                same &= r.nextLong() == mine.nextLong();
                same &= r.nextDouble() == mine.nextDouble();
                same &= r.nextInt() == mine.next(32);
            }
            System.out.println("seed " + seed + " java.util.Random reproduced " + same);
        }
        Twister t = new Twister(5489);
        for (int i = 0; i < 5; i++) System.out.print(Integer.toUnsignedString(t.next()) + " ");
        System.out.println();
        for (int i = 5; i < 1999; i++) t.next();
        System.out.println("2000th " + Integer.toUnsignedString(t.next()));
        long x = 88172645463325252L;
        for (int i = 0; i < 5; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
            System.out.print(Long.toUnsignedString(x) + " ");
        }
        System.out.println();
        long[] pcg = {42, 54};
        for (int i = 0; i < 5; i++) System.out.print(Integer.toHexString(pcgState(pcg)) + " ");
        System.out.println();
        int lcg = 1;
        for (int i = 0; i < 10000; i++) lcg = (int) (16807L * lcg % 2147483647);
        System.out.println("minimal standard after 10000: " + lcg);
        long weyl = 0, middle = 675248;
        for (int i = 0; i < 8; i++) {
            weyl += 0xb5ad4eceda1ce2a9L;
            middle = middle * middle + weyl;
            middle = middle >>> 32 | middle << 32;
            System.out.print((int) middle + " ");
        }
        System.out.println();
    }
}
