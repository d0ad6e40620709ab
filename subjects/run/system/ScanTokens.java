//@ about: reading System.in with a Scanner: numbers, words, rest of lines, hasNext, wrong types, end of input
//@ stdin: 5 -7 12345678901 2.5 true word\nrest of a line\nxyz 9\n
import java.util.*;

public class ScanTokens {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useLocale(Locale.ROOT);
        System.out.println(in.nextInt() + in.nextInt());
        System.out.println(in.hasNextInt() + " " + in.hasNextLong() + " " + in.nextLong());
        System.out.println(in.nextDouble() + " " + in.nextBoolean() + " " + in.next());
        System.out.println("[" + in.nextLine() + "] [" + in.nextLine() + "]");
        try {
            in.nextInt();
        } catch (InputMismatchException e) {
            System.out.println("mismatch, still there: " + in.next());
        }
        System.out.println(in.nextInt() + " " + in.hasNext() + " " + in.hasNextLine());
        try {
            System.out.println("[" + in.nextLine() + "]");
            in.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        Scanner text = new Scanner("a,b;c").useDelimiter("[,;]");
        while (text.hasNext()) System.out.print(text.next() + "|");
        System.out.println(new Scanner("0x1f 077").next() + new Scanner("ff").nextInt(16));
    }
}
