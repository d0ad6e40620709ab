//@ about: compareTo, compareToIgnoreCase, equalsIgnoreCase, regionMatches, CASE_INSENSITIVE_ORDER, contentEquals
import java.util.Arrays;

public class StringCompare {
    public static void main(String[] args) {
        String[] words = {"", "a", "A", "b", "ab", "aB", "abc", "Zoo", "zoo", "\u00e9", "\u00c9", "\u4e2d", "z\u4e2d", "\ud83d\ude00", "\uffff"};
        for (int i = 0; i < words.length; i++) {
            StringBuilder row = new StringBuilder(i + ":");
            for (String other : words) {
                row.append(' ').append(words[i].compareTo(other));
            }
            System.out.println(row);
        }
        for (int i = 0; i < words.length; i++) {
            StringBuilder row = new StringBuilder(i + " ignoring case:");
            for (String other : words) {
                row.append(' ').append(Integer.signum(words[i].compareToIgnoreCase(other)));
                row.append(words[i].equalsIgnoreCase(other) ? '=' : '.');
            }
            System.out.println(row);
        }
        String[] sorted = {"banana", "Apple", "cherry", "apple", "Banana", "10", "9", "_", "~"};
        String[] natural = sorted.clone();
        Arrays.sort(natural);
        System.out.println(Arrays.toString(natural));
        String[] insensitive = sorted.clone();
        Arrays.sort(insensitive, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(insensitive));
        Arrays.sort(insensitive, String.CASE_INSENSITIVE_ORDER.reversed());
        System.out.println(Arrays.toString(insensitive));

        String hay = "The Quick Brown Fox";
        System.out.println(hay.regionMatches(4, "Quick", 0, 5));
        System.out.println(hay.regionMatches(4, "quick", 0, 5));
        System.out.println(hay.regionMatches(true, 4, "qUICK", 0, 5));
        System.out.println(hay.regionMatches(true, 10, "a brown b", 2, 5));
        System.out.println(hay.regionMatches(16, "Fox!", 0, 4));
        System.out.println(hay.regionMatches(-1, "The", 0, 3));
        System.out.println(hay.regionMatches(0, "The", 0, -5));
        System.out.println(hay.regionMatches(0, "The", 0, 0));
        System.out.println(hay.regionMatches(true, 0, "\u212a", 0, 1) + " kelvin " + "k".equalsIgnoreCase("\u212a"));
        System.out.println("dotless " + "i".equalsIgnoreCase("\u0131") + " dotted " + "i".equalsIgnoreCase("\u0130"));
        System.out.println("sharp s " + "\u00df".equalsIgnoreCase("SS") + " " + "\u00df".equalsIgnoreCase("\u1e9e"));
        System.out.println("mu " + "\u00b5".equalsIgnoreCase("\u03bc") + " " + "\u00b5".compareToIgnoreCase("\u03bc"));

        System.out.println("equals null " + hay.equals(null) + " ignore " + hay.equalsIgnoreCase(null));
        System.out.println("equals other type " + hay.equals((Object) new StringBuilder(hay)));
        System.out.println("contentEquals " + hay.contentEquals(new StringBuffer(hay)) + " " + hay.contentEquals("x"));
        System.out.println("CharSequence.compare " + CharSequence.compare("abc", new StringBuilder("abd")) + " " + CharSequence.compare("ab", "abc"));
        try {
            hay.compareTo(null);
        } catch (NullPointerException e) {
            System.out.println("compareTo(null)");
        }
        String prefix = "p".repeat(50);
        System.out.println((prefix + "a").compareTo(prefix + "c") + " " + prefix.compareTo(prefix + "xyz") + " " + (prefix + "\u4e2d").compareTo(prefix + "a"));
        System.out.println((prefix + "a").equals(prefix + "a") + " " + (prefix + "a").equals(prefix + "b"));
    }
}
