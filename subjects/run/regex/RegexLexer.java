//@ about: a tokenizer, a log parser, a CSV reader and validators built from regular expressions
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class RegexLexer {
    enum Kind {
        NUMBER("\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?"), NAME("[A-Za-z_]\\w*"), TEXT("\"(?:[^\"\\\\]|\\\\.)*\""), OPERATOR("[-+*/=<>!]=?|&&|\\|\\|"), BRACKET("[()\\[\\]{}]"), COMMENT("//[^\\n]*"), SPACE("\\s+"), OTHER(".");

        final String regex;

        Kind(String regex) {
            this.regex = regex;
        }
    }

    static final Pattern LEXER;

    static {
        StringBuilder b = new StringBuilder();
        for (Kind k : new Kind[] {Kind.COMMENT, Kind.NUMBER, Kind.NAME, Kind.TEXT, Kind.OPERATOR, Kind.BRACKET, Kind.SPACE, Kind.OTHER}) {
            b.append(b.length() == 0 ? "" : "|").append("(?<").append(k).append(">").append(k.regex).append(")");
        }
        LEXER = Pattern.compile(b.toString());
    }

    static void lex(String source) {
        Matcher m = LEXER.matcher(source);
        StringBuilder out = new StringBuilder();
        while (m.lookingAt()) {
            for (Kind k : Kind.values()) {
                if (m.group(k.name()) != null) {
                    if (k != Kind.SPACE) out.append(k.name().charAt(0)).append(':').append(m.group()).append("  ");
                    break;
                }
            }
            m.region(m.end(), source.length());
            if (m.regionStart() == source.length()) break;
        }
        System.out.println(out.toString().trim());
    }

    static List<String> csv(String line) {
        List<String> cells = new ArrayList<>();
        Matcher m = Pattern.compile("\\G(?:^|,)(?:\"((?:[^\"]|\"\")*)\"|([^,\"]*))").matcher(line);
        while (m.find()) cells.add(m.group(1) != null ? m.group(1).replace("\"\"", "\"") : m.group(2));
        return cells;
    }

    public static void main(String[] args) {
        lex("x = 3.14 * (y + 2e10);");
        lex("if (name != \"a \\\"quoted\\\" word\") { return a[1] >= 0 && b; } // done");
        lex("\"unterminated @ #");
        System.out.println(csv("a,b,c"));
        System.out.println(csv("\"x,y\",\"say \"\"hi\"\"\",,last"));
        System.out.println(csv(""));

        String log = """
            2024-01-02 10:00:01 INFO  [main] started in 35 ms
            2024-01-02 10:00:02 WARN  [pool-1] slow query: 1200 ms
            garbage line
            2024-01-02 10:00:05 ERROR [main] failed after 7 ms
            2024-01-02 10:00:09 INFO  [pool-2] query: 80 ms
            """;
        Pattern entry = Pattern.compile("^(?<date>\\S+) (?<time>\\S+) (?<level>[A-Z]+)\\s+\\[(?<thread>[^]]+)\\] (?<text>.*?)(?:(?<ms>\\d+) ms)?$", Pattern.MULTILINE);
        Map<String, Integer> total = new TreeMap<>();
        Matcher m = entry.matcher(log);
        while (m.find()) {
            total.merge(m.group("level"), Integer.parseInt(m.group("ms")), Integer::sum);
            System.out.println(m.group("time") + " " + m.group("thread") + ": " + m.group("text").trim());
        }
        System.out.println(total);

        Map<String, Pattern> validators = new LinkedHashMap<>();
        validators.put("ipv4", Pattern.compile("(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}"));
        validators.put("hex colour", Pattern.compile("#(?:[0-9a-fA-F]{3}){1,2}"));
        validators.put("date", Pattern.compile("\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])"));
        validators.put("roman", Pattern.compile("(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})"));
        validators.put("identifier", Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*"));
        validators.put("float", Pattern.compile("[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?"));
        String[] samples = {"192.168.1.1", "256.1.1.1", "1.2.3", "#fff", "#ABCDEF", "#abcd", "2024-02-30", "2024-13-01", "MCMXCIV", "IIII", "x1", "1x", "-1.5e-3", ".5", "."};
        for (String s : samples) {
            StringBuilder b = new StringBuilder(s).append(" is");
            validators.forEach((name, p) -> {
                if (p.matcher(s).matches()) b.append(' ').append(name);
            });
            System.out.println(b);
        }
    }
}
