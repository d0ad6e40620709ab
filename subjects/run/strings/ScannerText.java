//@ about: java.util.Scanner over strings: tokens, typed reads, delimiters, lines, patterns and its exceptions
import java.util.InputMismatchException;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.regex.MatchResult;
import java.util.stream.Collectors;

public class ScannerText {
    public static void main(String[] args) {
        Scanner s = new Scanner("42 -7 3.5 true word 0x1F 99999999999 1,234\nsecond line\n\nlast").useLocale(Locale.US);
        System.out.println(s.hasNextInt() + " " + s.nextInt());
        System.out.println(s.nextLong());
        System.out.println(s.hasNextInt() + " " + s.hasNextDouble() + " " + s.nextDouble());
        System.out.println(s.hasNextBoolean() + " " + s.nextBoolean());
        try {
            s.nextInt();
        } catch (InputMismatchException e) {
            System.out.println("mismatch " + e.getMessage());
        }
        System.out.println(s.next() + " " + s.next());
        System.out.println(s.hasNextInt() + " " + s.hasNextLong() + " " + s.nextBigInteger());
        System.out.println(s.nextInt());
        System.out.println("[" + s.nextLine() + "]");
        System.out.println("[" + s.nextLine() + "]");
        System.out.println("[" + s.nextLine() + "]");
        System.out.println(s.hasNextLine() + " [" + s.nextLine() + "] " + s.hasNextLine());
        try {
            s.next();
        } catch (NoSuchElementException e) {
            System.out.println("no more " + e.getClass().getSimpleName());
        }
        s.close();
        try {
            s.hasNext();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }

        Scanner csv = new Scanner("a,b,,c\n").useDelimiter(",|\n");
        StringBuilder cells = new StringBuilder();
        while (csv.hasNext()) cells.append('<').append(csv.next()).append('>');
        System.out.println(cells + " delimiter " + csv.delimiter());

        Scanner spaced = new Scanner("1 fish 2 fish red fish blue fish").useDelimiter("\\s*fish\\s*");
        System.out.println(spaced.nextInt() + " " + spaced.nextInt() + " " + spaced.next() + " " + spaced.next() + " " + spaced.hasNext());

        Scanner finder = new Scanner("id=12 name=bob id=34");
        System.out.println(finder.findInLine("id=(\\d+)") + " " + finder.match().group(1));
        System.out.println(finder.findInLine("id=(\\d+)") + " " + finder.findInLine("id="));
        MatchResult r = new Scanner("key: value").findAll("(\\w+): (\\w+)").findFirst().get();
        System.out.println(r.group(1) + "->" + r.group(2) + " at " + r.start(2));

        Scanner skipper = new Scanner("   >>>data");
        skipper.skip("\\s*>+");
        System.out.println(skipper.next());
        try {
            new Scanner("abc").skip("x");
        } catch (NoSuchElementException e) {
            System.out.println("skip failed");
        }
        Scanner radix = new Scanner("ff 101 zz").useRadix(16);
        System.out.println(radix.nextInt() + " " + radix.nextInt(2) + " " + radix.nextInt(36) + " " + radix.radix());
        Scanner pattern = new Scanner("ab12 cd34");
        System.out.println(pattern.hasNext("[a-z]+\\d+") + " " + pattern.next("[a-z]+12") + " " + pattern.hasNext("x.*"));
        System.out.println(new Scanner("p q r").tokens().collect(Collectors.joining("+")));
        Scanner horizon = new Scanner("find the needle here");
        System.out.println(horizon.findWithinHorizon("needle", 5) + " " + horizon.findWithinHorizon("needle", 0));
        Scanner small = new Scanner("127 128 32767 1.5e10 1E400");
        System.out.println(small.nextByte() + " " + small.hasNextByte() + " " + small.nextShort() + " " + small.nextShort() + " " + small.nextFloat() + " " + small.nextBigDecimal());
    }
}
