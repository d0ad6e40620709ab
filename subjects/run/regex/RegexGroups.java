//@ about: Matcher groups: numbering, nesting, optional groups, starts and ends, matches, lookingAt, find, toMatchResult
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class RegexGroups {
    static void show(String regex, String input) {
        Matcher m = Pattern.compile(regex).matcher(input);
        StringBuilder b = new StringBuilder("/" + regex + "/ on '" + input + "': groups " + m.groupCount());
        while (m.find()) {
            b.append(" {");
            for (int g = 0; g <= m.groupCount(); g++) {
                b.append(g == 0 ? "" : ", ").append(m.group(g)).append('@').append(m.start(g)).append('-').append(m.end(g));
            }
            b.append("}");
        }
        System.out.println(b);
    }

    public static void main(String[] args) {
        show("(a)(b)(c)", "abc abc");
        show("((a)(b(c)))", "xabcx");
        show("(a)|(b)|(c)", "cab");
        show("(a)?b", "ab b");
        show("(a*)(b*)", "aabbb");
        show("(a|ab)(c|bcd)(d*)", "abcd");
        show("(?:a|b)+(c)", "ababc");
        show("(a)+", "aaa");
        show("(a(b)?)+", "aba");
        show("(\\d{4})-(\\d\\d)-(\\d\\d)", "from 2020-01-02 to 2021-03-04");
        show("(\\w+)@(\\w+)\\.(com|org)", "bob@site.com, amy@place.org, x@y.net");
        show("^(\\s*)(.*?)(\\s*)$", "  padded text   ");
        show("()", "ab");
        show("(x(y(z)?)?)?w", "xyzw xyw xw w");
        show("((((((((((k))))))))))", "k");

        Matcher m = Pattern.compile("(\\w)(\\d)").matcher("a1 b2 c3");
        System.out.println("matches " + m.matches() + " lookingAt " + m.lookingAt() + " end " + m.end());
        System.out.println("find(3) " + m.find(3) + " " + m.group() + " " + m.group(1) + m.group(2));
        MatchResult frozen = m.toMatchResult();
        m.find();
        System.out.println("frozen " + frozen.group() + "@" + frozen.start() + " live " + m.group() + "@" + m.start());
        m.reset();
        int n = 0;
        while (m.find()) n++;
        System.out.println("count " + n + " hit end " + m.hitEnd());
        m.reset("z9");
        System.out.println("reset input " + m.matches() + " " + m.group(1));
        try {
            m.group(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Matcher fresh = Pattern.compile("x").matcher("x");
        try {
            fresh.group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            fresh.find(5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        fresh.usePattern(Pattern.compile("(x)"));
        System.out.println(fresh.find() + " " + fresh.groupCount() + " " + fresh.pattern());
        System.out.println(Pattern.matches("a.c", "abc") + " " + Pattern.matches("a.c", "abcd"));
        System.out.println(Pattern.compile("b").asPredicate().test("abc") + " " + Pattern.compile("b").asMatchPredicate().test("abc"));
    }
}
