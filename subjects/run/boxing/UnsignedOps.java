//@ about: unsigned arithmetic of Integer, Long, Short and Byte: compare, divide, remainder, print, parse
//@ release: 9
public class UnsignedOps {
    public static void main(String[] args) {
        int[] ints = {0, 1, 10, Integer.MAX_VALUE, Integer.MIN_VALUE, -1, -2, -1000};
        for (int a : ints) {
            StringBuilder row = new StringBuilder(Integer.toUnsignedString(a)).append(" (").append(Integer.toUnsignedLong(a)).append("):");
            for (int b : ints) {
                row.append(' ').append(Integer.compareUnsigned(a, b));
                if (b != 0) row.append('/').append(Integer.toUnsignedString(Integer.divideUnsigned(a, b))).append('%').append(Integer.toUnsignedString(Integer.remainderUnsigned(a, b)));
            }
            System.out.println(row);
        }
        long[] longs = {0L, 1L, 10L, Long.MAX_VALUE, Long.MIN_VALUE, -1L, -10L, 1L << 40};
        for (long a : longs) {
            StringBuilder row = new StringBuilder(Long.toUnsignedString(a)).append(':');
            for (long b : longs) {
                row.append(' ').append(Long.compareUnsigned(a, b));
                if (b != 0) row.append('/').append(Long.toUnsignedString(Long.divideUnsigned(a, b))).append('%').append(Long.toUnsignedString(Long.remainderUnsigned(a, b)));
            }
            System.out.println(row);
        }
        for (int radix : new int[] {2, 3, 7, 8, 16, 32, 36}) {
            System.out.println(radix + " " + Integer.toUnsignedString(-1, radix) + " " + Long.toUnsignedString(-1L, radix) + " " + Long.toUnsignedString(-12345678901L, radix));
        }
        System.out.println(Integer.parseUnsignedInt("4294967295") + " " + Integer.parseUnsignedInt("ffffffff", 16) + " " + Long.parseUnsignedLong("18446744073709551615") + " " + Long.parseUnsignedLong("zzzzzzzzzzzz", 36) + " " + Long.parseUnsignedLong("ffffffffffffffff", 16));
        for (byte b : new byte[] {0, 1, -1, 127, -128}) System.out.print(Byte.toUnsignedInt(b) + "," + Byte.toUnsignedLong(b) + "," + Byte.compareUnsigned(b, (byte) 1) + " ");
        System.out.println();
        for (short s : new short[] {0, -1, 32767, -32768}) System.out.print(Short.toUnsignedInt(s) + "," + Short.toUnsignedLong(s) + "," + Short.compareUnsigned(s, (short) 1) + " ");
        System.out.println();
        try {
            Integer.divideUnsigned(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Long.remainderUnsigned(-1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println((-1 >>> 28) + " " + (-1L >>> 60) + " " + ((byte) -1 >>> 28) + " " + (byte) (-128 >>> 1) + " " + (char) -1 / 256);
        long state = 88172645463325252L;
        long acc = 0;
        for (int i = 0; i < 500; i++) {
            state ^= state << 13;
            state ^= state >>> 7;
            state ^= state << 17;
            acc += Long.remainderUnsigned(state, 1000) + Long.divideUnsigned(state, 0x100000000000000L + i);
        }
        System.out.println(acc);
        System.out.println(Math.multiplyHigh(-1L, -1L) + " " + Math.multiplyHigh(Long.MAX_VALUE, Long.MAX_VALUE) + " " + (0xFFFFFFFFL & -1));
    }
}
