//@ about: replace (char and sequence), replaceAll, replaceFirst, matches, with special replacement characters
public class StringReplace {
    public static void main(String[] args) {
        System.out.println("banana".replace('a', 'o'));
        System.out.println("banana".replace('x', 'o'));
        System.out.println("banana".replace('n', '\u4e2d').length());
        System.out.println("b\u4e2dn\u4e2dn\u4e2d".replace('\u4e2d', 'a'));
        System.out.println("banana".replace("an", "AN"));
        System.out.println("banana".replace("ana", "*"));
        System.out.println("banana".replace("na", ""));
        System.out.println("banana".replace("", "-"));
        System.out.println("".replace("", "-"));
        System.out.println("aaa".replace("aa", "b"));
        System.out.println("a.b.c".replace(".", "$1"));
        System.out.println("abc".replace("b", "\\"));
        System.out.println("abc".replace("zzz", "y"));
        System.out.println("abc".replace(new StringBuilder("bc"), new StringBuffer("BC")));
        System.out.println("grow".replace("o", "0".repeat(20)));
        System.out.println("w\u00efde".replace("\u00ef", "i"));
        System.out.println("wide".replace("i", "\u4e2d").codePointAt(1));

        System.out.println("a1b22c333".replaceAll("[0-9]+", "#"));
        System.out.println("a1b22c333".replaceFirst("[0-9]+", "#"));
        System.out.println("John Smith".replaceAll("(\\w+) (\\w+)", "$2, $1"));
        System.out.println("2024-05-06".replaceAll("(?<y>\\d+)-(?<m>\\d+)-(?<d>\\d+)", "${d}/${m}/${y}"));
        System.out.println("cost 5".replaceAll("\\d", "\\$$0"));
        System.out.println("back".replaceAll("c", "\\\\"));
        System.out.println("abc".replaceAll("", "."));
        System.out.println("abc".replaceAll("x*", "-"));
        System.out.println("aaa".replaceAll("a*", "X"));
        System.out.println("  many   spaces  ".replaceAll(" +", " ").trim());
        System.out.println("a.b".replaceAll(".", "x") + " " + "a.b".replaceAll("\\.", "x"));
        System.out.println("quote".replaceAll("o", java.util.regex.Matcher.quoteReplacement("$\\")));
        for (String bad : new String[] {"$9", "$", "\\", "${none}", "$x"}) {
            try {
                System.out.println("abc".replaceAll("(b)", bad));
            } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                System.out.println(bad + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        System.out.println("abc".matches("[a-c]+") + " " + "abcd".matches("[a-c]+") + " " + "".matches("x?"));
        try {
            "abc".replace("b", null);
        } catch (NullPointerException e) {
            System.out.println("null replacement");
        }
        String template = "Dear {name}, you owe {sum}. Bye {name}!";
        System.out.println(template.replace("{name}", "Ann").replace("{sum}", "$12"));
        StringBuilder caesar = new StringBuilder();
        for (char c : "Hello, World".toCharArray()) {
            if (Character.isUpperCase(c)) caesar.append((char) ('A' + (c - 'A' + 13) % 26));
            else if (Character.isLowerCase(c)) caesar.append((char) ('a' + (c - 'a' + 13) % 26));
            else caesar.append(c);
        }
        System.out.println(caesar);
    }
}
