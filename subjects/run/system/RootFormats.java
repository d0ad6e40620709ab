//@ about: String.format and Formatter with Locale.ROOT: flags, widths, precisions, indices, rounding, characters, errors; MessageFormat, ChoiceFormat
import java.math.*;
import java.text.*;
import java.util.*;

public class RootFormats {
    static void show(String format, Object... arguments) {
        try {
            System.out.println("[" + String.format(Locale.ROOT, format, arguments) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(format + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        show("plain");
        show("%5d|%-5d|%05d|%+5d|% d|%(d|%,d", 42, 42, 42, 42, 42, -42, -1234567);
        show("%x %X %#x %o %#o %08x", 255, 255, -1, 8, 8, -1L);
        show("%f %.0f %.1f %10.3f %-10.2f| %+.2f %010.2f %,.2f", 1.5, 2.5, 0.25, Math.PI, 2.0, 1.005, -3.14159, 1234567.891);
        show("%e %.3e %E %g %.3g %g", 12345.678, 0.00012345, 1e100, 0.0001, 123456.0, 1e-5);
        show("%f %f %f %5.1f", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0);
        show("%a %A", 1.0, -0.5);
        show("%s %10s %-10s| %.3s %S %s %s", "text", "right", "left", "truncated", "upper", null, List.of(1));
        show("%c %C %c %c", 'a', 'b', 65, (byte) 66);
        show("%b %B %b %b", true, false, null, "x");
        show("%h %h %H", "hello", null, 255);
        show("%2$s %1$s %<s %s %s", "a", "b");
        show("%%|%5%|%-5%|", 1);
        show("%d %d %d %x", (byte) -1, (short) -2, new BigInteger("123456789012345678901234567890"), new BigInteger("-255"));
        show("%.2f %s %e %,.3f", new BigDecimal("1234.565"), new BigDecimal("1E+5"), new BigDecimal("0.000123"), new BigDecimal("9999999.9995"));
        show("%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL %<tB %<ta %<tj", java.time.LocalDateTime.of(2024, 2, 3, 4, 5, 6, 7_000_000));
        for (String bad : new String[] {"%", "%q", "%d", "%.2d", "%-d", "%5", "%,s", "%s %s", "%3$s", "%c", "%#d", "%+s", "%-05d", "%1$"}) show(bad, "x");
        Formatter formatter = new Formatter(new StringBuilder("start "), Locale.ROOT);
        System.out.println(formatter.format("%d-", 1).format("%s", "x") + " " + formatter.locale().toString().isEmpty());
        System.out.println(new MessageFormat("{1} has {0,number,integer} {0,choice,0#files|1#file|1<files} in ''{2}''", Locale.ROOT).format(new Object[] {1234, "disk", "dir"}));
        System.out.println(new ChoiceFormat("0#none|1#one|2#many").format(7) + " " + String.join(",", new TreeSet<>(List.of("b", "a"))));
        System.out.println("title".toUpperCase(Locale.ROOT) + " " + "I".toLowerCase(Locale.ROOT)
            + " " + String.format(Locale.GERMANY, "%,.2f", 1234.5) + " " + String.format(Locale.US, "%,.2f", 1234.5));
    }
}
