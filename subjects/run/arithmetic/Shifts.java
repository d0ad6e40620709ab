//@ about: shifts with distances out of range and negative, on every integral type
public class Shifts {
    public static void main(String[] args) {
        int[] distances = {0, 1, 4, 15, 16, 31, 32, 33, 63, 64, 65, 100, -1, -31, -32, -33, -64, Integer.MIN_VALUE, Integer.MAX_VALUE};
        int[] ints = {1, -1, 0x80000001, 0x0f0f0f0f, 12345};
        for (int v : ints) {
            for (int d : distances) {
                System.out.println(v + " by " + d + ": " + (v << d) + " " + (v >> d) + " " + (v >>> d));
            }
        }
        long[] longs = {1L, -1L, 0x8000_0000_0000_0001L, 0x0ff0_0ff0_0ff0_0ff0L};
        for (long v : longs) {
            for (int d : distances) {
                System.out.println(v + " by " + d + ": " + (v << d) + " " + (v >> d) + " " + (v >>> d));
            }
        }
        longDistances();
        smallTypes();
        System.out.println(rotate(0x12345678, 8) + " " + rotate(0x12345678, -8) + " " + rotate(1, 33));
    }

    /** Only the low five (int) or six (long) bits of a long distance matter. */
    static void longDistances() {
        long[] distances = {0x1_0000_0001L, 0xffff_ffff_ffff_ffffL, 1L << 40, 35L};
        for (long d : distances) {
            int i = 0x40000001;
            long l = 0x4000_0000_0000_0001L;
            System.out.println((i << d) + " " + (i >> d) + " " + (i >>> d) + " | " + (l << d) + " " + (l >> d) + " " + (l >>> d));
        }
    }

    static void smallTypes() {
        byte b = -128;
        short s = -1;
        char c = 0xffff;
        System.out.println((b << 1) + " " + (b >> 1) + " " + (b >>> 1) + " " + (byte) (b >>> 1));
        System.out.println((s << 20) + " " + (s >> 20) + " " + (s >>> 20) + " " + (short) (s >>> 10));
        System.out.println((c << 20) + " " + (c >> 4) + " " + (c >>> 4) + " " + (int) (char) (c << 4));
        byte k = -1;
        for (int i = 0; i < 5; i++) {
            k >>>= 1; // promoted, shifted, narrowed: never loses its sign this way
            System.out.print(k + " ");
        }
        k = 1;
        for (int i = 0; i < 9; i++) {
            k <<= 1;
            System.out.print(k + " ");
        }
        System.out.println();
        s = 0x7fff;
        s <<= 1;
        c >>>= 12;
        System.out.println(s + " " + (int) c);
    }

    static int rotate(int v, int d) {
        return v << d | v >>> -d;
    }
}
