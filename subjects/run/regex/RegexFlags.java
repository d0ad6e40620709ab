//@ about: pattern flags: CASE_INSENSITIVE, UNICODE_CASE, MULTILINE, DOTALL, COMMENTS, LITERAL, UNIX_LINES and inline flags
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class RegexFlags {
    static int count(String regex, int flags, String input) {
        Matcher m = Pattern.compile(regex, flags).matcher(input);
        int n = 0;
        while (m.find()) n++;
        return n;
    }

    static void row(String regex, String input) {
        int[] flags = {0, Pattern.CASE_INSENSITIVE, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, Pattern.MULTILINE, Pattern.DOTALL, Pattern.MULTILINE | Pattern.DOTALL, Pattern.LITERAL, Pattern.LITERAL | Pattern.CASE_INSENSITIVE, Pattern.COMMENTS, Pattern.UNIX_LINES, Pattern.UNICODE_CHARACTER_CLASS, Pattern.CANON_EQ};
        StringBuilder b = new StringBuilder("'" + regex.replace("\n", "\\n") + "':");
        for (int f : flags) {
            StringBuilder cell = new StringBuilder();
            try {
                cell.append(count(regex, f, input));
            } catch (java.util.regex.PatternSyntaxException e) {
                cell.append("error");
            }
            b.append(' ').append(f).append('=').append(cell);
        }
        System.out.println(b);
    }

    public static void main(String[] args) {
        row("abc", "abc ABC aBc");
        row("[a-c]+", "abc ABC aBc");
        row("a.c", "abc a\nc a.c A.C");
        row("^x", "x\nx\rx X");
        row("x$", "x\nx\rx X");
        row("a b # tail", "ab a b # tail");
        row("(a)", "(a) a (A)");
        row("\\w+", "abc d\u00e9f \u4e2d");
        System.out.println("unicode case " + count("\u00e9", Pattern.CASE_INSENSITIVE, "\u00c9\u00e9") + " " + count("\u00e9", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, "\u00c9\u00e9"));
        System.out.println("sigma " + count("\u03c3", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, "\u03a3\u03c2\u03c3"));
        System.out.println("canonical " + count("e\u0301", Pattern.CANON_EQ, "\u00e9") + " " + count("e\u0301", 0, "\u00e9"));

        String[] inline = {"(?i)abc", "a(?i)b(?-i)c", "a(?i:b)c", "(?s).+", "(?-s).+", "(?x) a b c ", "(?x)a\\ b", "(?im)^ABC$", "(?u)(?i)\u00e9", "(?U)\\w+", "(?d).+"};
        String[] inputs = {"abc", "ABC", "aBc", "a\nb", "a b", "\u00c9", "x\nabc\ny"};
        for (int i = 0; i < inline.length; i++) {
            StringBuilder b = new StringBuilder();
            for (String in : inputs) {
                Matcher m = Pattern.compile(inline[i]).matcher(in);
                b.append(m.matches() ? 'M' : m.lookingAt() ? 'L' : m.find() ? 'F' : '-');
            }
            System.out.println(i + " " + b);
        }
        Pattern commented = Pattern.compile("""
            (\\d{3})  # area
            [-.\\s]?  # separator
            (\\d{4})  # number
            """, Pattern.COMMENTS);
        Matcher m = commented.matcher("555-1234 5551234 555 1234");
        while (m.find()) System.out.println(m.group(1) + "/" + m.group(2));
        Pattern p = Pattern.compile("a(?i)b", Pattern.MULTILINE);
        System.out.println(p.flags() + " " + p.pattern() + " " + p);
        System.out.println(Pattern.quote("a.b*c") + " " + Pattern.quote("x\\Ey") + " " + "a.b*c".matches(Pattern.quote("a.b*c")) + " " + "x\\Ey".matches(Pattern.quote("x\\Ey")));
        System.out.println("\\Q...\\E " + "1+1=2".replaceAll("\\Q1+1\\E", "2"));
        try {
            Pattern.compile("x", 0x10000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
