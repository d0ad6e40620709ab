//@ about: Levenshtein with edit scripts, Damerau, LCS diff in unified style, Jaro-Winkler, Smith-Waterman alignment
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class EditDistance {
    static int[][] table(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) d[i][0] = i;
        for (int j = 0; j <= b.length(); j++) d[0][j] = j;
        for (int i = 1; i <= a.length(); i++) for (int j = 1; j <= b.length(); j++) {
            int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
            d[i][j] = Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + same);
        }
        return d;
    }

    static String script(String a, String b) {
        int[][] d = table(a, b);
        StringBuilder s = new StringBuilder();
        int i = a.length(), j = b.length();
        while (i > 0 || j > 0) {
            if (i > 0 && j > 0 && d[i][j] == d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1)) {
                s.append(a.charAt(i - 1) == b.charAt(j - 1) ? "=" : "~");
                i--;
                j--;
            } else if (i > 0 && d[i][j] == d[i - 1][j] + 1) {
                s.append('-');
                i--;
            } else {
                s.append('+');
                j--;
            }
        }
        return s.reverse().toString();
    }

    static int damerau(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) for (int j = 0; j <= b.length(); j++) {
            if (i == 0 || j == 0) {
                d[i][j] = i + j;
                continue;
            }
            int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
            d[i][j] = Math.min(Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1), d[i - 1][j - 1] + cost);
            if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
        }
        return d[a.length()][b.length()];
    }

    static int twoRows(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int up = row[j];
                row[j] = Math.min(Math.min(row[j], row[j - 1]) + 1, diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
                diagonal = up;
            }
        }
        return row[b.length()];
    }

    static <T> List<String> diff(List<T> a, List<T> b) {
        int[][] l = new int[a.size() + 1][b.size() + 1];
        for (int i = a.size() - 1; i >= 0; i--) for (int j = b.size() - 1; j >= 0; j--) l[i][j] = a.get(i).equals(b.get(j)) ? l[i + 1][j + 1] + 1 : Math.max(l[i + 1][j], l[i][j + 1]);
        List<String> out = new ArrayList<>();
        int i = 0, j = 0;
        while (i < a.size() || j < b.size()) {
            if (i < a.size() && j < b.size() && a.get(i).equals(b.get(j))) {
                out.add("  " + a.get(i++));
                j++;
            } else if (j == b.size() || i < a.size() && l[i + 1][j] >= l[i][j + 1]) out.add("- " + a.get(i++));
            else out.add("+ " + b.get(j++));
        }
        return out;
    }

    static double jaroWinkler(String a, String b) {
        int range = Math.max(0, Math.max(a.length(), b.length()) / 2 - 1), matches = 0;
        boolean[] usedA = new boolean[a.length()], usedB = new boolean[b.length()];
        for (int i = 0; i < a.length(); i++) for (int j = Math.max(0, i - range); j <= Math.min(b.length() - 1, i + range); j++) {
            if (usedB[j] || a.charAt(i) != b.charAt(j)) continue;
            usedA[i] = usedB[j] = true;
            matches++;
            break;
        }
        if (matches == 0) return 0;
        int swaps = 0;
        for (int i = 0, j = 0; i < a.length(); i++) {
            if (!usedA[i]) continue;
            while (!usedB[j]) j++;
            if (a.charAt(i) != b.charAt(j++)) swaps++;
        }
        double m = matches, jaro = (m / a.length() + m / b.length() + (m - swaps / 2.0) / m) / 3;
        int prefix = 0;
        while (prefix < Math.min(4, Math.min(a.length(), b.length())) && a.charAt(prefix) == b.charAt(prefix)) prefix++;
        return jaro + prefix * 0.1 * (1 - jaro);
    }

    static String align(String a, String b) {
        int[][] h = new int[a.length() + 1][b.length() + 1];
        int bi = 0, bj = 0;
        for (int i = 1; i <= a.length(); i++) for (int j = 1; j <= b.length(); j++) {
            h[i][j] = Math.max(0, Math.max(h[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 3 : -3), Math.max(h[i - 1][j], h[i][j - 1]) - 2));
            if (h[i][j] > h[bi][bj]) {
                bi = i;
                bj = j;
            }
        }
        int score = h[bi][bj];
        StringBuilder x = new StringBuilder(), y = new StringBuilder();
        while (h[bi][bj] > 0) {
            if (h[bi][bj] == h[bi - 1][bj - 1] + (a.charAt(bi - 1) == b.charAt(bj - 1) ? 3 : -3)) {
                x.append(a.charAt(--bi));
                y.append(b.charAt(--bj));
            } else if (h[bi][bj] == h[bi - 1][bj] - 2) {
                x.append(a.charAt(--bi));
                y.append('-');
            } else {
                x.append('-');
                y.append(b.charAt(--bj));
            }
        }
        return score + " " + x.reverse() + "/" + y.reverse();
    }

    public static void main(String[] args) {
        String[][] pairs = {{"kitten", "sitting"}, {"saturday", "sunday"}, {"", "abc"}, {"same", "same"}, {"ca", "abc"}, {"martha", "marhta"}, {"dixon", "dicksonx"}, {"intention", "execution"}};
        for (String[] p : pairs) System.out.println(p[0] + " -> " + p[1] + ": " + table(p[0], p[1])[p[0].length()][p[1].length()] + " rows " + twoRows(p[0], p[1]) + " damerau " + damerau(p[0], p[1]) + " script " + script(p[0], p[1]) + String.format(" jw %.4f", jaroWinkler(p[0], p[1])));
        List<String> before = List.of("one", "two", "three", "four", "five"), after = List.of("zero", "one", "three", "3.5", "four", "six");
        diff(before, after).forEach(System.out::println);
        List<String> same = diff(before, before);
        System.out.println(same.stream().allMatch(s -> s.startsWith("  ")) + " " + diff(List.of(), List.of(1, 2)) + " " + diff(List.of(1), List.of()));
        System.out.println(align("TGTTACGG", "GGTTGACTA") + " | " + align("abcxxdef", "zabcdefz") + " | " + align("aaa", "bbb"));
        for (int[] row : table("flaw", "lawn")) System.out.println(Arrays.toString(row));
        String x = "the quick brown fox ".repeat(8), y = "teh qiuck brwon fxo ".repeat(8);
        System.out.println(twoRows(x, y) + " " + damerau(x, y));
        List<String> dictionary = new ArrayList<>(List.of("apple", "apply", "ample", "maple", "people", "able"));
        Collections.sort(dictionary, java.util.Comparator.<String>comparingInt(d -> twoRows("appel", d)).thenComparing(d -> d));
        System.out.println(dictionary);
    }
}
