//@ about: roman numerals, number words, Morse code, run of kata string conversions, in a Java 8 class file
//@ release: 8
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class RomanNumerals {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] LETTERS = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
    private static final String[] SMALL = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
    private static final String[] TENS = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
    private static final String[] MORSE = {".-", "-...", "-.-.", "-..", ".", "..-.", "--.", "....", "..", ".---", "-.-", ".-..", "--", "-.", "---", ".--.", "--.-", ".-.", "...", "-", "..-", "...-", ".--", "-..-", "-.--", "--.."};

    static String toRoman(int n) {
        if (n < 1 || n > 3999) throw new IllegalArgumentException("out of range: " + n);
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < VALUES.length; i++) {
            while (n >= VALUES[i]) {
                b.append(LETTERS[i]);
                n -= VALUES[i];
            }
        }
        return b.toString();
    }

    static int digit(char c) {
        switch (c) {
            case 'I': return 1;
            case 'V': return 5;
            case 'X': return 10;
            case 'L': return 50;
            case 'C': return 100;
            case 'D': return 500;
            case 'M': return 1000;
            default: throw new NumberFormatException("bad numeral '" + c + "'");
        }
    }

    static int fromRoman(String s) {
        int total = 0;
        for (int i = 0; i < s.length(); i++) {
            int v = digit(s.charAt(i));
            total += i + 1 < s.length() && v < digit(s.charAt(i + 1)) ? -v : v;
        }
        if (total < 1 || !toRoman(total).equals(s)) throw new NumberFormatException("not canonical: " + s);
        return total;
    }

    static String words(long n) {
        if (n < 0) return "minus " + words(-n);
        if (n < 20) return SMALL[(int) n];
        if (n < 100) return TENS[(int) (n / 10)] + (n % 10 == 0 ? "" : "-" + SMALL[(int) (n % 10)]);
        if (n < 1000) return SMALL[(int) (n / 100)] + " hundred" + (n % 100 == 0 ? "" : " and " + words(n % 100));
        long unit = 1000;
        for (String name : new String[] {"thousand", "million", "billion", "trillion"}) {
            if (n < unit * 1000) return words(n / unit) + " " + name + (n % unit == 0 ? "" : (n % unit < 100 ? " and " : " ") + words(n % unit));
            unit *= 1000;
        }
        throw new IllegalArgumentException("too large " + n);
    }

    static String morse(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toLowerCase().toCharArray()) {
            if (c >= 'a' && c <= 'z') b.append(MORSE[c - 'a']).append(' ');
            else if (c == ' ') b.append("/ ");
        }
        return b.toString().trim();
    }

    static List<String> decode(String dots) {
        List<String> out = new ArrayList<>();
        if (dots.isEmpty()) {
            out.add("");
            return out;
        }
        for (int i = 0; i < 26; i++) if (dots.startsWith(MORSE[i])) for (String rest : decode(dots.substring(MORSE[i].length()))) out.add((char) ('a' + i) + rest);
        return out;
    }

    static String ordinal(int n) {
        int t = n % 100;
        String suffix = t >= 11 && t <= 13 ? "th" : n % 10 == 1 ? "st" : n % 10 == 2 ? "nd" : n % 10 == 3 ? "rd" : "th";
        return n + suffix;
    }

    static String excelColumn(int n) {
        String s = "";
        for (; n > 0; n = (n - 1) / 26) s = (char) ('A' + (n - 1) % 26) + s;
        return s;
    }

    public static void main(String[] args) {
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 444, 1666, 1990, 2024, 3888, 3999}) System.out.println(n + " " + toRoman(n) + " " + fromRoman(toRoman(n)));
        int round = 0, longest = 1;
        for (int n = 1; n <= 3999; n += 7) {
            if (fromRoman(toRoman(n)) == n) round++;
            if (toRoman(n).length() > toRoman(longest).length()) longest = n;
        }
        System.out.println(round + " round trips, longest " + longest);
        for (String bad : new String[] {"IIII", "IC", "VX", "ABC", "", "iv", "MMMM"}) {
            try {
                System.out.println(fromRoman(bad));
            } catch (IllegalArgumentException e) {
                System.out.println("'" + bad + "' " + e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        for (long n : new long[] {0, 7, 13, 21, 80, 100, 115, 999, 1000, 1001, 12345, 100100, 1000000, 987654321L, -42, 5000000000L}) System.out.println(n + " " + words(n));
        int letters = 0;
        for (int n = 1; n <= 1000; n++) letters += words(n).replace(" ", "").replace("-", "").length();
        System.out.println("letters in one to one thousand " + letters);
        System.out.println(morse("sos help me") + " " + decode("......-").size() + " " + decode("-.-").toString());
        StringBuilder b = new StringBuilder();
        for (int n : new int[] {1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111, 112}) b.append(ordinal(n)).append(' ');
        for (int n : new int[] {1, 26, 27, 52, 702, 703, 16384}) b.append(excelColumn(n)).append(' ');
        System.out.println(b);
        Map<String, Integer> byLength = new HashMap<>();
        for (int n = 1; n <= 100; n++) byLength.merge("len" + toRoman(n).length(), 1, Integer::sum);
        System.out.println(new java.util.TreeMap<>(byLength));
    }
}
