//@ about: StringJoiner and StringTokenizer with prefixes, empty values, returned delimiters and mixed delimiters
import java.util.NoSuchElementException;
import java.util.StringJoiner;
import java.util.StringTokenizer;

public class JoinerTokenizer {
    static void tokens(String text, String delims, boolean keep) {
        StringTokenizer t = delims == null ? new StringTokenizer(text) : new StringTokenizer(text, delims, keep);
        StringBuilder b = new StringBuilder();
        b.append(t.countTokens()).append(':');
        while (t.hasMoreTokens()) b.append('[').append(t.nextToken()).append(']').append(t.countTokens());
        System.out.println(b.toString().replace("\n", "\\n").replace("\t", "\\t"));
    }

    public static void main(String[] args) {
        StringJoiner j = new StringJoiner(", ", "{", "}");
        System.out.println(j + " " + j.length());
        j.setEmptyValue("EMPTY");
        System.out.println(j + " " + j.length());
        j.add("one");
        System.out.println(j + " " + j.length());
        j.add("two").add("").add(null).add(new StringBuilder("five"));
        System.out.println(j + " " + j.length());
        StringJoiner other = new StringJoiner("-", "<", ">");
        other.add("a").add("b");
        j.merge(other);
        System.out.println(j);
        j.merge(new StringJoiner("x"));
        System.out.println(j);
        j.merge(j);
        System.out.println(j);
        StringJoiner empty = new StringJoiner("/");
        System.out.println("'" + empty + "' '" + empty.add("") + "' '" + empty.add("") + "'");
        try {
            new StringJoiner(null);
        } catch (NullPointerException e) {
            System.out.println("null delimiter: " + e.getMessage());
        }
        try {
            empty.merge(null);
        } catch (NullPointerException e) {
            System.out.println("null merge");
        }
        StringJoiner grow = new StringJoiner(",");
        for (int i = 0; i < 40; i++) grow.add(Integer.toString(i * i));
        System.out.println(grow + " " + grow.length());

        tokens("the quick  brown\tfox\njumps", null, false);
        tokens("", null, false);
        tokens("   ", null, false);
        tokens("a,b;c,,d", ",;", false);
        tokens("a,b;c,,d", ",;", true);
        tokens("1+2*(3-4)", "+-*/()", true);
        tokens("no delimiters", "", false);
        tokens("\u4e2da\u4e2db", "\u4e2d", false);
        StringTokenizer t = new StringTokenizer("key=value;other", "=");
        System.out.println(t.nextToken() + " then " + t.nextToken(";") + " then " + t.nextToken());
        try {
            t.nextToken();
        } catch (NoSuchElementException e) {
            System.out.println("exhausted");
        }
        StringTokenizer asEnumeration = new StringTokenizer("x y z");
        while (asEnumeration.hasMoreElements()) System.out.print(asEnumeration.nextElement() + ".");
        System.out.println();
        try {
            new StringTokenizer("abc", null).nextToken();
        } catch (NullPointerException e) {
            System.out.println("null delimiters fail late");
        }
        int sum = 0;
        StringTokenizer numbers = new StringTokenizer("10 20 30 40");
        while (numbers.hasMoreTokens()) sum += Integer.parseInt(numbers.nextToken());
        System.out.println(sum);
    }
}
