//@ about: split with limits, regex delimiters, empty pieces and the one-char fast path; String.join
import java.util.Arrays;
import java.util.List;

public class StringSplitJoin {
    static void split(String s, String regex) {
        StringBuilder b = new StringBuilder();
        for (int limit : new int[] {0, -1, 1, 2, 3}) {
            String[] parts = s.split(regex, limit);
            b.append(' ').append(limit).append('#').append(parts.length).append(quote(parts));
        }
        System.out.println("'" + s + "' by '" + regex + "':" + b);
    }

    static String quote(String[] parts) {
        StringBuilder b = new StringBuilder("[");
        for (String p : parts) b.append("'").append(p).append("'");
        return b.append("]").toString();
    }

    public static void main(String[] args) {
        split("a,b,c", ",");
        split("a,b,,c,,", ",");
        split(",a", ",");
        split(",", ",");
        split(",,,", ",");
        split("", ",");
        split("abc", "");
        split("abc", "x");
        split("a1b22c333", "\\d");
        split("a1b22c333", "\\d+");
        split("a.b.c", "\\.");
        split("a.b.c", ".");
        split("a|b|c", "|");
        split("a|b|c", "\\|");
        split("  leading and  trailing  ", " ");
        split("  leading and  trailing  ", "\\s+");
        split("key=value=more", "=");
        split("2024-01-02T03:04", "[-T:]");
        split("CamelCaseWords", "(?=[A-Z])");
        split("aXbXc", "(?<=X)");
        split("one, two;three", "[,;]\\s*");
        split("boo:and:foo", "o");
        split("tab\tsep", "\t");
        System.out.println("\u4e2da\u4e2db".split("\u4e2d").length + quote("a\u4e2db\u4e2d".split("\u4e2d")));
        split("x\\y\\z", "\\\\");
        split("$1$2", "\\$");

        System.out.println(Arrays.toString("a-b-c".split("-")));
        System.out.println(String.join("-", "a", "b", "c"));
        System.out.println(String.join("", "a", "b", "c"));
        System.out.println(String.join(", ", List.of("x", "y")));
        System.out.println(String.join("|") + "<" + String.join("|", "") + ">" + String.join("|", "", "") + "<");
        System.out.println(String.join("/", Arrays.asList("p", null, "q")));
        System.out.println(String.join(new StringBuilder("::"), new StringBuilder("sb"), "s"));
        try {
            String.join(null, "a", "b");
        } catch (NullPointerException e) {
            System.out.println("null delimiter");
        }
        try {
            "x".split("(");
        } catch (java.util.regex.PatternSyntaxException e) {
            System.out.println("bad regex: " + e.getDescription() + " at " + e.getIndex() + " in " + e.getPattern());
        }
        String csv = "name,age\nann,30\nbob,25";
        int total = 0;
        for (String row : csv.split("\n")) {
            String[] cells = row.split(",");
            System.out.println(String.join(" | ", cells));
            if (Character.isDigit(cells[1].charAt(0))) total += Integer.parseInt(cells[1]);
        }
        System.out.println(total);
    }
}
