//@ about: character classes: ranges, negation, union, intersection, POSIX, Unicode properties and escapes
import java.util.regex.Pattern;

public class RegexClasses {
    static final String ASCII = " !\"#$%&'()*+,-./0123456789:;<=>@ABCXYZ[\\]^_`abcxyz{|}~";

    static void hits(String regex) {
        Pattern p = Pattern.compile(regex);
        StringBuilder b = new StringBuilder(String.format("%-26s", regex));
        for (char c : ASCII.toCharArray()) if (p.matcher(String.valueOf(c)).matches()) b.append(c);
        System.out.println(b);
    }

    static void points(String regex, int... cps) {
        Pattern p = Pattern.compile(regex);
        StringBuilder b = new StringBuilder(String.format("%-26s", regex));
        for (int cp : cps) if (p.matcher(new String(Character.toChars(cp))).matches()) b.append(Integer.toHexString(cp)).append(' ');
        System.out.println(b);
    }

    public static void main(String[] args) {
        for (String regex : new String[] {
            "[abc]", "[^a-zA-Z]", "[a-c[x-z]]", "[a-z&&[^b-y]]", "[a-z&&[bx]]", "[0-9&&[^3-5]]", "[^\\W_]", "[]a]".replace("]a", "\\]a"), "[-a]", "[a-]", "[a\\-z]", "[\\^a]", "[.^$]",
            "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", ".", "\\.", "[\\d.]", "[\\w&&\\D]", "\\h",
            "\\p{Lower}", "\\p{Upper}", "\\p{Alpha}", "\\p{Digit}", "\\p{Alnum}", "\\p{Punct}", "\\p{Graph}", "\\p{Blank}", "\\p{XDigit}", "\\P{Alnum}",
            "\\p{javaLowerCase}", "\\p{L}", "\\p{Lu}", "\\p{IsAlphabetic}", "\\p{Sc}", "\\p{P}", "\\p{Sm}", "\\x41", "\\u0042", "\\0101", "\\x{43}", "[\\x41-\\x43]", "[[a-c]&&[b-z]&&[^c]]", "[a&&b]", "[^a&&[^b]]"}) {
            hits(regex);
        }
        int[] cps = {'a', 'A', '1', 0xe9, 0x3b1, 0x416, 0x4e2d, 0x661, 0x20ac, 0x1F600, 0x301, 0xa0, 0x2028, 0x10400};
        for (String regex : new String[] {"\\p{L}", "\\p{Ll}", "\\p{Nd}", "\\p{IsGreek}", "\\p{script=Cyrillic}", "\\p{IsHan}", "\\p{InGreek}", "\\p{block=CyrillicSupplementary}", "\\p{general_category=Lu}", "\\p{M}", "\\p{So}", "\\p{IsWhite_Space}", "\\w", "(?U)\\w", "(?U)\\d", "\\s", "(?U)\\s", "[^a]", ".", "\\X", "\\p{javaLetterOrDigit}", "\\v", "\\p{ASCII}", "[\\x{10000}-\\x{10FFFF}]"}) {
            points(regex, cps);
        }
        System.out.println("surrogates " + "a\ud83d\ude00b".matches("a.b") + " " + "\ud83d\ude00".matches("[\ud83d\ude00\ud83d\ude01]") + " " + "\ud83d".matches(".") + " " + "\ud83d\ude00".replaceAll("\ud83d", "x").length());
        System.out.println("clusters " + "e\u0301x".split("\\b{g}").length);
        for (String bad : new String[] {"[a", "[z-a]", "[]", "\\p{Nope}", "\\y", "a)", "[a&&", "\\x{110000}", "\\p{", "(?z)", "\\"}) {
            try {
                Pattern.compile(bad);
                System.out.println("compiled " + bad);
            } catch (java.util.regex.PatternSyntaxException e) {
                System.out.println(e.getMessage().replace("\r", "").replace("\n", " | "));
            } catch (IllegalArgumentException e) {
                System.out.println("illegal " + e.getMessage());
            }
        }
    }
}
