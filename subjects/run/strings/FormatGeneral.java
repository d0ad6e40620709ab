//@ about: String.format %s %S %b %h with width and precision, Formattable, Locale argument and varargs arrays
import java.util.Arrays;
import java.util.Formattable;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;

public class FormatGeneral {
    static class Point implements Formattable {
        final int x, y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public void formatTo(Formatter f, int flags, int width, int precision) {
            f.format("(%d;%d flags=%d w=%d p=%d)", x, y, flags, width, precision);
        }
    }

    static class Plain {
        @Override
        public String toString() {
            return "Plain text";
        }

        @Override
        public int hashCode() {
            return 0xCAFE;
        }
    }

    public static void main(String[] args) {
        System.out.println(String.format("[%s][%10s][%-10s][%.3s][%8.2s][%-8.2s]", "string", "string", "string", "string", "string", "string"));
        System.out.println(String.format("[%S][%10S][%.2S]", "string", "string", "string"));
        System.out.println(String.format("%s %s %s %s", 1, 2.5, 'c', true));
        System.out.println(String.format("%s %s", List.of(1, 2), new int[0].length));
        System.out.println(String.format("%s %10s %.2s", null, null, null));
        System.out.println(String.format("[%b][%B][%7b][%.1b]", true, false, true, false));
        System.out.println(String.format("%b %b %b %b", null, "x", 0, Boolean.FALSE));
        System.out.println(String.format("%h %H %h %h", "hello", "hello", 42, null));
        System.out.println(String.format("%h %s %S %.5s", new Plain(), new Plain(), new Plain(), new Plain()));
        System.out.println(String.format("%s|%10.3s|%-8S|%#s", new Point(1, 2), new Point(3, 4), new Point(5, 6), new Point(7, 8)));
        System.out.println(String.format("%s %s", new Object[] {"spread", "array"}));
        System.out.println(String.format("%s", (Object) Arrays.asList("as", "one")));
        System.out.println(String.format("no specifiers", 1, 2, 3));
        System.out.println(String.format("extra %s", "used", "unused"));
        System.out.println(String.format("") + "|");
        System.out.println(String.format("%1$s %1$S %2$s %1$s", "rep", "other"));
        System.out.println(String.format("%s %<s %<S %s", "prev", "next"));
        System.out.println(String.format(Locale.ROOT, "%,d %.2f %s", 1234567, 1.5, "root"));
        System.out.println(String.format(Locale.US, "%,d %,.2f", 1234567, 9876.543));
        System.out.println(String.format((Locale) null, "%d %.1f", 99, 0.5));
        System.out.println(String.format("nested %s", String.format("%d/%d", 1, 2)));
        System.out.println(String.format("unicode %s", "\u00e9\u4e2d").length());
        System.out.println(String.format("%-15s:%5d\n%-15s:%5d", "apples", 5, "oranges", 120));
        System.out.println("text block %s\nand %d".formatted("formatted", 2));
        StringBuilder sink = new StringBuilder("sink: ");
        try (Formatter f = new Formatter(sink)) {
            f.format("%s", "a").format("%s", "b");
            f.flush();
        }
        System.out.println(sink);
        System.out.println(String.format("%s %s %s", Thread.State.NEW, Locale.Category.DISPLAY, Integer.class));
        System.out.println(String.format("%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL", java.time.LocalDateTime.of(2021, 3, 4, 5, 6, 7, 8_000_000)));
        System.out.println(String.format(Locale.ENGLISH, "%tA %<tB %<te %<tj %<tp %<tI", java.time.LocalDateTime.of(2020, 12, 31, 23, 59)));
    }
}
