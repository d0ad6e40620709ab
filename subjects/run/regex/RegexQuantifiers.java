//@ about: greedy, reluctant and possessive quantifiers, bounded repeats and backtracking behaviour
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class RegexQuantifiers {
    static void first(String regex, String input) {
        Matcher m = Pattern.compile(regex).matcher(input);
        StringBuilder b = new StringBuilder(String.format("%-18s %-14s", regex, input));
        if (m.find()) {
            b.append(m.start()).append("..").append(m.end()).append(" '").append(m.group()).append("'");
            for (int i = 1; i <= m.groupCount(); i++) b.append(" g").append(i).append("='").append(m.group(i)).append("'");
        } else {
            b.append("none");
        }
        System.out.println(b);
    }

    public static void main(String[] args) {
        for (String suffix : new String[] {"", "?", "+"}) {
            for (String q : new String[] {"?", "*", "+", "{2}", "{2,}", "{1,3}", "{0,2}"}) {
                first("a" + q + suffix, "aaaa");
                first("(a" + q + suffix + ")a", "aaaa");
                first("[ab]" + q + suffix + "b", "abab");
            }
        }
        first("<.+>", "<a><b>");
        first("<.+?>", "<a><b>");
        first("<.++>", "<a><b>");
        first("<[^>]++>", "<a><b>");
        first(".*foo", "xfooxxfoo");
        first(".*?foo", "xfooxxfoo");
        first(".*+foo", "xfooxxfoo");
        first("(a|ab)*c", "aababc");
        first("(a*)*", "aaa");
        first("(a*)+", "b");
        first("(a+)+b", "aaaab");
        first("(?:ab){2,3}", "abababab");
        first("(?:ab){2,3}?", "abababab");
        first("(\\w+?)(\\d*)$", "abc123");
        first("(\\w+)(\\d*)$", "abc123");
        first("(\\w+?)(\\d+)", "abc123");
        first("x{0}y", "xxy");
        first("(ab|a)(bc|c)?", "abc");
        first("(x?){3}y", "xxy");
        first("(|a)+", "aaa");
        first("(?:a?){5}a{5}", "aaaaa");

        StringBuilder nested = new StringBuilder();
        for (int n = 1; n <= 12; n++) {
            String input = "a".repeat(n);
            boolean hit = Pattern.compile("(a?){" + n + "}a{" + n + "}").matcher(input).matches();
            boolean miss = Pattern.compile("(a+)+b").matcher(input).matches();
            nested.append(n).append(hit ? "+" : "-").append(miss ? "+" : "-").append(' ');
        }
        System.out.println(nested);
        System.out.println("long input " + Pattern.compile("(?:xy)*z").matcher("xy".repeat(200) + "z").matches() + " " + Pattern.compile("[xy]*+z").matcher("xy".repeat(2000) + "z").matches());
        for (String bad : new String[] {"a{3,2}", "*a", "a**", "a{", "a{x}", "+", "a{99999999999}", "?"}) {
            try {
                System.out.println(bad + " compiles, flags " + Pattern.compile(bad).flags());
            } catch (java.util.regex.PatternSyntaxException e) {
                System.out.println(bad + ": " + e.getDescription() + " @" + e.getIndex());
            }
        }
    }
}
