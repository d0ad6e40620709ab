//@ about: String.format of integral types: %d %x %X %o %c with width, flags, grouping, signs and BigInteger
import java.math.BigInteger;

public class FormatIntegers {
    public static void main(String[] args) {
        int[] values = {0, 1, -1, 42, -42, 123456, Integer.MAX_VALUE, Integer.MIN_VALUE};
        String[] formats = {"%d", "%5d", "%-5d|", "%05d", "%+d", "% d", "%(d", "%,d", "%,15d", "%015d", "%+,d", "%(,d", "%-12d|", "%+08d", "%x", "%X", "%8x", "%08x", "%#x", "%#X", "%o", "%#o", "%012o"};
        for (String f : formats) {
            StringBuilder row = new StringBuilder(f).append(" ->");
            for (int v : values) row.append(" [").append(String.format(f, v)).append("]");
            System.out.println(row);
        }
        long[] longs = {Long.MAX_VALUE, Long.MIN_VALUE, 1L << 32};
        for (long l : longs) {
            System.out.println(String.format("%d %,d %x %o %(d", l, l, l, l, l));
        }
        byte b = -1;
        short s = -1;
        System.out.println(String.format("byte %d %x %o short %d %x %o", b, b, b, s, s, s));
        System.out.println(String.format("boxed %d %s %S", Integer.valueOf(5), 5L, "five"));
        BigInteger big = BigInteger.TWO.pow(100).negate();
        System.out.println(String.format("big %d %,d %x %o %(d %+d", big, big, big, big, big, big.negate()));
        System.out.println(String.format("null %d %x %5d|%-6d|", null, null, null, null));

        System.out.println(String.format("%c%c%c", 'a', 98, (byte) 99));
        System.out.println(String.format("[%3c][%-3c][%C]", 'x', 'y', 'z'));
        System.out.println(String.format("%c", 0x1F600).length());
        System.out.println(String.format("%c %s", null, null));

        System.out.println(String.format("%2$d %1$d %2$d", 1, 2));
        System.out.println(String.format("%d %<d %<x %d %<o", 10, 20));
        System.out.println(String.format("%3$s %s %1$s %s %s", "a", "b", "c"));
        System.out.println(String.format("%1$05d %1$,d %1$x", 70000));
        System.out.println(String.format("100%% of %d%n", 5).replace("\n", "<nl>"));
        System.out.println(String.format("%5%|%-5%|"));
        System.out.println("%d+%d=%d".formatted(1, 2, 3));
        System.out.printf("printf %04d %s%n", 7, "done");
        System.out.format("format %s %s%n", "x", 'y');

        StringBuilder table = new StringBuilder();
        for (int i = 1; i <= 12; i += 3) {
            for (int j = 1; j <= 12; j += 2) table.append(String.format("%4d", i * j));
            table.append(String.format("%n"));
        }
        System.out.print(table);
        java.util.Formatter formatter = new java.util.Formatter(java.util.Locale.ROOT);
        formatter.format("%d-", 1).format("%s-", "two").format("%x", 3);
        System.out.println(formatter + " " + formatter.out().getClass().getSimpleName());
        formatter.close();
        try {
            formatter.format("x");
        } catch (java.util.FormatterClosedException e) {
            System.out.println("formatter closed");
        }
    }
}
