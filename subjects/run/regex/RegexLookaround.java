//@ about: lookahead, lookbehind, negative variants, atomic groups, anchors, word boundaries and \G
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class RegexLookaround {
    static void all(String regex, String input) {
        Matcher m = Pattern.compile(regex).matcher(input);
        StringBuilder b = new StringBuilder(regex + " in '" + input.replace("\n", "\\n").replace("\r", "\\r") + "':");
        while (m.find()) b.append(' ').append(m.start()).append(':').append(m.group().replace("\n", "\\n"));
        System.out.println(b);
    }

    public static void main(String[] args) {
        all("\\w+(?=,)", "one, two, three");
        all("\\w+\\b(?!,)", "one, two, three");
        all("(?<=\\$)\\d+", "cost $15 or 20 or $30");
        all("(?<!\\$)\\b\\d+", "cost $15 or 20 or $30");
        all("(?<=a{1,3})b", "b ab aab aaab");
        all("(?<=^|,)[^,]*", "x,,y,z");
        all("foo(?=bar)(?=...?)", "foobar foo foobarn");
        all("(?=(\\w{3}))", "abcde");
        all("\\d(?=(\\d{3})+$)", "1234567");
        all("q(?!u)", "iraq quit qatar");
        all("(?!.*bad)^.*$", "good line");
        all("(?!.*bad)^.*$", "a bad line");
        all("^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{6,}$", "Passw0rd");
        all("^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{6,}$", "password");
        all("(?>a+)b", "aaab");
        all("(?>a+)ab", "aaab");
        all("(?>a|ab)c", "abc ac");
        all("(?<=(?<!x)y)z", "yz xyz");

        all("^\\w", "one\ntwo\nthree");
        all("(?m)^\\w+", "one\ntwo\r\nthree");
        all("\\w+$", "one\ntwo\n");
        all("(?m)\\w+$", "one\ntwo\r\nthree\n");
        all("\\w+\\z", "one\ntwo\n");
        all("\\w+\\Z", "one\ntwo\n");
        all("\\A\\w+", "one\ntwo");
        all("(?dm)^.+$", "a\rb\nc");
        all("\\bcat\\b", "cat concat cat. _cat cat-nap");
        all("\\Bcat", "cat concat scatter");
        all("\\Gx", "xxyxx");
        all("\\G\\w\\s?", "a b c - d");
        all("$", "line\n");
        all("(?m)^$", "a\n\nb\n\n");
        all("\\R", "a\r\nb\nc\rd\fe");

        System.out.println("1234567.891".replaceAll("\\B(?=(\\d{3})+(?!\\d))(?<!\\.\\d{0,9})", ","));
        System.out.println("camelCaseHTTPServer".replaceAll("(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_").toLowerCase());
        try {
            Pattern.compile("(?<=a+)b");
        } catch (java.util.regex.PatternSyntaxException e) {
            System.out.println(e.getDescription());
        }
    }
}
