//@ about: every exception of the format mini language, with class and message
import java.util.IllegalFormatException;

public class FormatErrors {
    static void bad(String format, Object... args) {
        try {
            System.out.println(format + " -> " + String.format(format, args));
        } catch (IllegalFormatException e) {
            System.out.println(format + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
        } catch (RuntimeException e) {
            System.out.println(format + " -> other " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        bad("%d", "string");
        bad("%d", 1.5);
        bad("%f", 1);
        bad("%x", 1.0);
        bad("%c", "long");
        bad("%c", -1);
        bad("%c", 1L);
        bad("%s");
        bad("%s %s", "one");
        bad("%3$s", "one");
        bad("%<s", "one");
        bad("%q", 1);
        bad("%");
        bad("50% off");
        bad("%-d", 1);
        bad("%05s", "x");
        bad("%0d", 1);
        bad("%-05d", 1);
        bad("%+ d", 1);
        bad("%.2d", 1);
        bad("%#d", 1);
        bad("%,x", 1);
        bad("%+x", 1);
        bad("%.3c", 'x');
        bad("%#b", true);
        bad("%#s", "x");
        bad("%.2n");
        bad("%5n");
        bad("%--5d", 1);
        bad("%,e", 1.0);
        bad("%#g", 1.0);
        bad("%(a", 1.0);
        bad("%-%", 1);
        bad("%tZZ", 1);
        bad("%tY", "no date");
        bad("%tQ", 12L);
        try {
            String.format(null);
        } catch (NullPointerException e) {
            System.out.println("null format");
        }
        StringBuilder partial = new StringBuilder();
        try {
            new java.util.Formatter(partial).format("written %s then %d", "this", "fails");
        } catch (IllegalFormatException e) {
            System.out.println("partial: '" + partial + "'");
        }
    }
}
