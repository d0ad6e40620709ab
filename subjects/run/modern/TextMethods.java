//@ about: String.indent, stripIndent, translateEscapes, transform, formatted, strip, lines, repeat, text blocks, Character.toString(int)
//@ jdk: 25
import java.util.stream.*;

public class TextMethods {
    static void show(String text) {
        System.out.println("[" + text.replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r") + "]");
    }

    public static void main(String[] args) {
        show("a\nb\n  c".indent(2));
        show("   a\n b\n".indent(-2));
        show("a".indent(0));
        show("".indent(3));
        show("x\r\ny\rz".indent(1));
        show("    one\n      two\n    ".stripIndent());
        show("  a\n\n b  ".stripIndent());
        show("tab\\tnew\\nquote\\\"oct\\101\\60 \\s end\\\nline".translateEscapes());
        try {
            "\\q".translateEscapes();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        show("%d of %s, %5.2f".formatted(3, "x", 2.345));
        System.out.println("abc".<Integer>transform(String::length) + " " + "q".transform(s -> s + s).transform(String::toUpperCase));
        show("\u2003 strip \u2003".strip() + "|" + "  lead".stripLeading() + "|" + "trail  ".stripTrailing() + "|" + " \u2003".isBlank() + " ".isEmpty());
        System.out.println("one\ntwo\r\nthree\rfour\n".lines().map(s -> s.length() + s).collect(Collectors.joining(",")));
        System.out.println("ab".repeat(3) + "x".repeat(0) + "|" + "z".repeat(1));
        System.out.println(Character.toString(65) + Character.toString(0x1F600).length() + " " + Character.toString(0x1F600).codePointAt(0)
            + " " + Character.getNumericValue('z'));
        String block = """
            first line
              indented \
            joined
            "quotes" and \"""
            trailing space\s
            tab\tdone""";
        show(block);
        show("""
            ends with newline
            """);
        show("""
          less
            more
          """);
        System.out.println("""
            {"name": "%s", "n": %d}""".formatted("x", 5) + block.lines().count());
        System.out.println("a1b22c".chars().filter(Character::isDigit).mapToObj(Character::toString).collect(Collectors.joining("+")));
        System.out.println(String.join("/", "a-b-c".split("-")) + " " + "A".compareToIgnoreCase("b") + " " + "banana".replaceFirst("an", "AN")
            + " " + String.valueOf((Object) null));
        System.out.println("" + "mississippi".chars().boxed().collect(Collectors.groupingBy(c -> (char) (int) c, java.util.TreeMap::new, Collectors.counting())));
    }
}
