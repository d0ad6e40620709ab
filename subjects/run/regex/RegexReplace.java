//@ about: Matcher replaceAll and replaceFirst with functions, appendReplacement, appendTail, results, splitting streams
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class RegexReplace {
    static String each(String regex, String input, Function<MatchResult, String> f) {
        return Pattern.compile(regex).matcher(input).replaceAll(f);
    }

    public static void main(String[] args) {
        System.out.println(each("\\d+", "1 and 22 and 333", r -> Integer.toString(Integer.parseInt(r.group()) * 2)));
        System.out.println(each("\\b[a-z]", "hello big world", r -> r.group().toUpperCase()));
        System.out.println(each("(\\w)(\\w*)", "pig latin here", r -> r.group(2) + r.group(1) + "ay"));
        System.out.println(each("[aeiou]", "education", r -> "<" + r.start() + ">"));
        System.out.println(each("\\$", "a$b", r -> Matcher.quoteReplacement("$$")));
        System.out.println(each("x", "no match", r -> "!"));
        System.out.println(Pattern.compile("o").matcher("foo boo").replaceFirst(r -> "0"));
        System.out.println(Pattern.compile("(.)(.)").matcher("abcdef").replaceAll("$2$1"));
        System.out.println(Pattern.compile("(.)(.)").matcher("abcdef").replaceFirst("$0$0"));
        System.out.println(Pattern.compile("(a)(b)?").matcher("ab a").replaceAll("[$1$2]"));

        Map<String, String> env = new HashMap<>();
        env.put("user", "ann");
        env.put("home", "/home/${user}");
        String template = "${user} lives in ${home}; ${nothing} is unset, \\${escaped}";
        System.out.println(expand(template, env, 3));

        Matcher m = Pattern.compile("(\\d+)([a-z])").matcher("12a-3b-45c");
        StringBuilder builder = new StringBuilder();
        while (m.find()) m.appendReplacement(builder, m.group(2) + "$1");
        m.appendTail(builder);
        System.out.println(builder);
        m.reset();
        StringBuffer buffer = new StringBuffer("> ");
        if (m.find()) m.appendReplacement(buffer, "_");
        if (m.find()) m.appendReplacement(buffer, "");
        m.appendTail(buffer);
        System.out.println(buffer);

        System.out.println(Pattern.compile("[a-z]+").matcher("one 2 three 4 five").results().map(r -> r.group() + "@" + r.start()).collect(Collectors.toList()));
        System.out.println(Pattern.compile("\\s*[,;]\\s*").splitAsStream("a , b;c ;d").collect(Collectors.toList()));
        System.out.println(Pattern.compile("-").split("a-b-c-", -1).length + " " + Pattern.compile("-").split("a-b-c-").length);
        System.out.println("word count " + Pattern.compile("\\w+").matcher("it was the best of times it was").results().collect(Collectors.groupingBy(MatchResult::group, java.util.TreeMap::new, Collectors.counting())));
        try {
            Matcher self = Pattern.compile("a").matcher("aaa");
            self.replaceAll(r -> {
                self.reset();
                return "b";
            });
            System.out.println("not noticed");
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("modified while replacing");
        }
        int[] counter = {0};
        System.out.println(each("TODO", "TODO one TODO two TODO three", r -> "#" + ++counter[0]));
        System.out.println(each("(?<h>[0-9a-f]{2})", "48656c6c6f", r -> String.valueOf((char) Integer.parseInt(r.group(1), 16))));
    }

    static String expand(String s, Map<String, String> env, int depth) {
        if (depth == 0) return s;
        String once = each("(?<!\\\\)\\$\\{(\\w+)\\}", s, r -> Matcher.quoteReplacement(env.getOrDefault(r.group(1), "<" + r.group(1) + "?>")));
        return once.equals(s) ? s : expand(once, env, depth - 1);
    }
}
