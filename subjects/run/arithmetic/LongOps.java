//@ about: every long operator over boundary values, incl. lcmp and mixed int/long operands
public class LongOps {
    static long[] values() {
        return new long[] {
            0L, 1L, -1L, 3L, -3L, 0xffff_ffffL, 0x1_0000_0000L, -0x8000_0000L,
            Long.MAX_VALUE, Long.MIN_VALUE, 0x0123_4567_89ab_cdefL, 0xfedc_ba98_7654_3210L,
        };
    }

    public static void main(String[] args) {
        long[] v = values();
        for (long a : v) {
            System.out.println("neg " + -a + " not " + ~a + " low " + (int) a + " high " + (int) (a >> 32));
        }
        for (int i = 0; i < v.length; i++) {
            for (int j = 0; j < v.length; j++) {
                show(v[i], v[j]);
            }
        }
        mixed();
        compareAll(v);
    }

    static void show(long a, long b) {
        String quotient = b == 0 ? "-" : Long.toString(a / b);
        String remainder = b == 0 ? "-" : Long.toString(a % b);
        System.out.println(a + " op " + b);
        System.out.println("  + " + (a + b) + " - " + (a - b) + " * " + (a * b) + " / " + quotient + " % " + remainder);
        System.out.println("  & " + Long.toHexString(a & b) + " | " + Long.toHexString(a | b) + " ^ " + Long.toHexString(a ^ b));
        System.out.println("  << " + (a << b) + " >> " + (a >> b) + " >>> " + (a >>> b));
    }

    static void mixed() {
        int big = Integer.MAX_VALUE;
        long wrong = big * 2;
        long right = big * 2L;
        long sum = big + 1 + 1L;
        long sumLong = 1L + big + 1;
        System.out.println(wrong + " " + right + " " + sum + " " + sumLong);
        byte b = -1;
        char c = 0xffff;
        short s = -32768;
        System.out.println((b + 1L) + " " + (c + 1L) + " " + (s * (long) s * s * s));
        System.out.println((b & 0xffL) + " " + (b & 0xffff_ffffL) + " " + (c << 16L) + " " + ((long) c << 48));
    }

    static void compareAll(long[] v) {
        for (long a : v) {
            StringBuilder row = new StringBuilder();
            for (long b : v) {
                row.append(a < b ? '<' : a == b ? '=' : '>');
                row.append(a <= b ? 'l' : '.').append(a >= b ? 'g' : '.').append(a != b ? 'n' : '.').append(' ');
            }
            System.out.println(row);
        }
    }
}
