//@ about: unsigned compare, divide, remainder, parse and print of int and long
public class UnsignedOps {
    static final long[] VALUES = {0, 1, 2, 10, 0x7fff_ffffL, 0x8000_0000L, 0xffff_ffffL, Long.MAX_VALUE, Long.MIN_VALUE, -1, -2, -10};

    public static void main(String[] args) {
        for (long v : VALUES) {
            System.out.println(Long.toUnsignedString(v) + " " + Long.toUnsignedString(v, 16) + " " + Long.toUnsignedString(v, 36)
                + " " + Integer.toUnsignedString((int) v) + " " + Integer.toUnsignedLong((int) v));
        }
        for (long a : VALUES) {
            for (long b : VALUES) {
                if (b == 0) {
                    continue;
                }
                long q = Long.divideUnsigned(a, b), r = Long.remainderUnsigned(a, b);
                System.out.println(Long.toUnsignedString(a) + " / " + Long.toUnsignedString(b) + " = " + Long.toUnsignedString(q) + " r "
                    + Long.toUnsignedString(r) + " cmp " + Long.compareUnsigned(a, b) + " ok " + (q * b + r == a));
                int x = (int) a, y = (int) b;
                if (y != 0) {
                    System.out.println("  int " + Integer.divideUnsigned(x, y) + " " + Integer.remainderUnsigned(x, y) + " " + Integer.compareUnsigned(x, y));
                }
            }
        }
        parse("4294967295");
        parse("4294967296");
        parse("18446744073709551615");
        parse("18446744073709551616");
        parse("-1");
        tricks();
    }

    static void parse(String text) {
        try {
            System.out.println(text + " long " + Long.parseUnsignedLong(text));
        } catch (NumberFormatException e) {
            System.out.println(text + " no long: " + e.getMessage());
        }
        try {
            System.out.println(text + " int " + Integer.parseUnsignedInt(text));
        } catch (NumberFormatException e) {
            System.out.println(text + " no int");
        }
    }

    /** The classic: flip the sign bit and compare signed. */
    static boolean below(int a, int b) {
        return a + Integer.MIN_VALUE < b + Integer.MIN_VALUE;
    }

    static void tricks() {
        int[] v = {0, 5, -5, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : v) {
            for (int b : v) {
                System.out.print(below(a, b) == Integer.compareUnsigned(a, b) < 0 ? "y" : "n");
            }
        }
        System.out.println();
        double asDouble = (double) (VALUES[9] >>> 1) * 2.0;
        System.out.println(asDouble + " " + (VALUES[9] & 0xffff_ffffL) + " " + ((VALUES[9] >>> 32) * 0x1_0000_0000L));
    }
}
