//@ about: repeat, lines, chars, codePoints and the spliterator behaviour of string streams
import java.util.List;
import java.util.stream.Collectors;

public class StringRepeatLines {
    public static void main(String[] args) {
        for (int n = 0; n <= 4; n++) System.out.println(n + " '" + "ab".repeat(n) + "' '" + "-".repeat(n) + "' '" + "".repeat(n) + "'");
        System.out.println("wide repeat " + "\u4e2d".repeat(5).length() + " " + "\u4e2dx".repeat(3).lastIndexOf('x'));
        System.out.println("long repeat " + "xyz".repeat(1000).length() + " " + "xyz".repeat(1000).charAt(2999));
        try {
            "a".repeat(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            "abcd".repeat(Integer.MAX_VALUE);
        } catch (OutOfMemoryError e) {
            System.out.println("too big");
        }

        String[] texts = {"one\ntwo\nthree", "one\r\ntwo\rthree\n", "", "\n", "\n\n", "no newline", "a\n\nb", "tail\n "};
        for (String t : texts) {
            List<String> lines = t.lines().collect(Collectors.toList());
            System.out.println(t.length() + " chars, " + lines.size() + " lines: " + lines);
        }
        System.out.println("wide lines " + "\u4e2d\na\n\u6587\u5b57".lines().map(String::length).collect(Collectors.toList()));
        System.out.println("first long line " + "a\nbb\nccc\ndddd".lines().filter(l -> l.length() > 2).findFirst().get());

        System.out.println("sum of chars " + "hello".chars().sum());
        System.out.println("vowels " + "the quick brown fox".chars().filter(c -> "aeiou".indexOf(c) >= 0).count());
        System.out.println("mapped " + "hal".chars().map(c -> c + 1).mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining()));
        String mixed = "a\u00e9\u4e2d\ud83d\ude00\ud83d";
        System.out.println("chars " + mixed.chars().mapToObj(Integer::toHexString).collect(Collectors.joining(" ")));
        System.out.println("codePoints " + mixed.codePoints().mapToObj(Integer::toHexString).collect(Collectors.joining(" ")));
        System.out.println("sorted distinct " + "mississippi".chars().sorted().distinct().mapToObj(c -> (char) c).collect(Collectors.toList()));
        System.out.println("max " + (char) "lissom".chars().max().getAsInt() + " min " + (char) "lissom".chars().min().getAsInt());
        System.out.println("all letters " + "abc1".chars().allMatch(Character::isLetter) + " any digit " + "abc1".chars().anyMatch(Character::isDigit));
        int[] counts = new int[26];
        "pack my box with five dozen liquor jugs".chars().filter(Character::isLowerCase).forEach(c -> counts[c - 'a']++);
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 26; i++) b.append((char) ('a' + i)).append(counts[i]);
        System.out.println(b);
        System.out.println("builder chars " + new StringBuilder("zyx").chars().boxed().collect(Collectors.toList()));
        System.out.println("to int array sum " + java.util.Arrays.stream("12345".chars().map(c -> c - '0').toArray()).sum());
    }
}
