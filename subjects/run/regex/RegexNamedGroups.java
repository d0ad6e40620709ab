//@ about: named groups, back references by number and by name, replacement by name
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

public class RegexNamedGroups {
    static final Pattern URL = Pattern.compile("(?<scheme>\\w+)://(?<host>[^/:]+)(?::(?<port>\\d+))?(?<path>/[^?#]*)?(?:\\?(?<query>[^#]*))?(?:#(?<frag>.*))?");

    static void url(String s) {
        Matcher m = URL.matcher(s);
        if (!m.matches()) {
            System.out.println(s + " is no URL");
            return;
        }
        StringBuilder b = new StringBuilder(s).append(" ->");
        for (String name : new String[] {"scheme", "host", "port", "path", "query", "frag"}) {
            b.append(' ').append(name).append('=').append(m.group(name)).append('@').append(m.start(name)).append(':').append(m.end(name));
        }
        System.out.println(b);
    }

    static void all(String regex, String input) {
        Matcher m = Pattern.compile(regex).matcher(input);
        StringBuilder b = new StringBuilder(regex + " in '" + input + "':");
        while (m.find()) b.append(" '").append(m.group()).append("'");
        System.out.println(b);
    }

    public static void main(String[] args) {
        url("http://example.com");
        url("https://example.com:8080/path/to?x=1&y=2#top");
        url("ftp://host/file");
        url("nonsense");
        url("a://b?#");

        all("(\\w)\\1", "hello book aardvark");
        all("(\\w)(\\w)\\2\\1", "abba noon xyzzy otto");
        all("(?<c>\\w)\\k<c>\\k<c>", "aaa bbb ab ccc");
        all("(['\"])(.*?)\\1", "say 'hi' and \"it's\" ok");
        all("<(\\w+)>.*?</\\1>", "<b>bold</b> <i>it</b> </i> <u></u>");
        all("\\b(\\w+)\\s+\\1\\b", "this is is a a test test test");
        all("(a)?\\1b", "aab b ab");
        all("(?i)(x)\\1", "xX XX xx");
        all("(\\d)(?:\\1)+", "1 22 333 12 4444");

        System.out.println("John Smith".replaceAll("(?<first>\\w+) (?<last>\\w+)", "${last} ${first}"));
        System.out.println("k1=v1;k2=v2".replaceAll("(?<k>\\w+)=(?<v>\\w+)", "$2<-${k}"));
        Matcher m = Pattern.compile("(?<word>[a-z]+)(?<num>\\d+)").matcher("abc123 def456");
        while (m.find()) System.out.println(m.group("word") + " " + m.group("num") + " " + m.start("num"));
        m.reset();
        m.find();
        try {
            m.group("missing");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.group((String) null);
        } catch (NullPointerException e) {
            System.out.println("null name");
        }
        for (String bad : new String[] {"(?<a>x)(?<a>y)", "\\k<none>", "(?<1a>x)", "(?<a", "(?<>x)", "\\k{x}"}) {
            try {
                Pattern.compile(bad);
                System.out.println("compiled " + bad);
            } catch (PatternSyntaxException e) {
                System.out.println(e.getDescription() + " / " + e.getIndex());
            }
        }
    }
}
