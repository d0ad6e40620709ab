//@ about: Integer and Long bit operations: bitCount, reverse, rotate, leading and trailing zeros, highest bits
public class IntegerBits {
    public static void main(String[] args) {
        int[] ints = {0, 1, 2, 3, 7, 8, 0xFF, 0x12345678, 0x80000000, 0x7fffffff, -1, -2, 0xAAAAAAAA, 0x0F0F0F0F, 1 << 16, -12345};
        for (int i : ints) {
            System.out.println(Integer.toHexString(i) + " count " + Integer.bitCount(i) + " rev " + Integer.toHexString(Integer.reverse(i)) + " bytes " + Integer.toHexString(Integer.reverseBytes(i)) + " nlz " + Integer.numberOfLeadingZeros(i) + " ntz " + Integer.numberOfTrailingZeros(i) + " hi " + Integer.toHexString(Integer.highestOneBit(i)) + " lo " + Integer.toHexString(Integer.lowestOneBit(i)) + " sign " + Integer.signum(i) + " rotl5 " + Integer.toHexString(Integer.rotateLeft(i, 5)) + " rotr5 " + Integer.toHexString(Integer.rotateRight(i, 5)) + " rot-37 " + Integer.toHexString(Integer.rotateLeft(i, -37)));
        }
        long[] longs = {0L, 1L, -1L, 0xFFL, 1L << 32, 0x123456789ABCDEF0L, Long.MIN_VALUE, Long.MAX_VALUE, 0xAAAAAAAAAAAAAAAAL, -123456789012345L};
        for (long l : longs) {
            System.out.println(Long.toHexString(l) + " count " + Long.bitCount(l) + " rev " + Long.toHexString(Long.reverse(l)) + " bytes " + Long.toHexString(Long.reverseBytes(l)) + " nlz " + Long.numberOfLeadingZeros(l) + " ntz " + Long.numberOfTrailingZeros(l) + " hi " + Long.toHexString(Long.highestOneBit(l)) + " lo " + Long.toHexString(Long.lowestOneBit(l)) + " sign " + Long.signum(l) + " rotl17 " + Long.toHexString(Long.rotateLeft(l, 17)) + " rotr70 " + Long.toHexString(Long.rotateRight(l, 70)) + " hash " + Long.hashCode(l));
        }
        short[] shorts = {0, 1, -1, 0x1234, Short.MIN_VALUE, (short) 0xFF00};
        for (short s : shorts) System.out.println(s + " " + Short.reverseBytes(s) + " " + Short.toUnsignedInt(s) + " " + Short.hashCode(s));
        System.out.println(Integer.SIZE + " " + Integer.BYTES + " " + Long.SIZE + " " + Long.BYTES + " " + Short.SIZE + " " + Byte.SIZE + " " + Float.BYTES + " " + Double.SIZE);

        int parity = 0;
        long mixed = 1;
        for (int i = 0; i < 2000; i++) {
            int x = i * 0x9E3779B9;
            parity ^= Integer.bitCount(x) & 1;
            mixed = Long.rotateLeft(mixed * 31 + Integer.reverse(x), Integer.numberOfLeadingZeros(x | 1));
        }
        System.out.println(parity + " " + mixed);
        StringBuilder gray = new StringBuilder();
        for (int i = 0; i < 16; i++) gray.append(Integer.toBinaryString(i ^ i >> 1)).append(' ');
        System.out.println(gray);
        for (int n : new int[] {1, 2, 3, 5, 17, 64, 1000}) {
            int ceil = n == 1 ? 1 : Integer.highestOneBit(n - 1) << 1;
            System.out.println(n + " next power " + ceil + " log2 " + (31 - Integer.numberOfLeadingZeros(n)) + " is power " + (Integer.bitCount(n) == 1));
        }
        StringBuilder subsets = new StringBuilder();
        int mask = 0b10110;
        for (int sub = mask; ; sub = sub - 1 & mask) {
            subsets.append(Integer.toBinaryString(sub)).append(' ');
            if (sub == 0) break;
        }
        System.out.println(subsets);
    }
}
