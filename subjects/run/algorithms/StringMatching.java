//@ about: Knuth-Morris-Pratt, Z function, Rabin-Karp, Boyer-Moore-Horspool, Aho-Corasick and Manacher compared with indexOf
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;

public class StringMatching {
    static int comparisons;

    static int[] failure(String p) {
        int[] f = new int[p.length()];
        for (int i = 1, k = 0; i < p.length(); i++) {
            while (k > 0 && p.charAt(i) != p.charAt(k)) k = f[k - 1];
            if (p.charAt(i) == p.charAt(k)) k++;
            f[i] = k;
        }
        return f;
    }

    static List<Integer> kmp(String t, String p) {
        List<Integer> hits = new ArrayList<>();
        int[] f = failure(p);
        for (int i = 0, k = 0; i < t.length(); i++) {
            while (k > 0 && t.charAt(i) != p.charAt(k)) k = f[k - 1];
            comparisons++;
            if (t.charAt(i) == p.charAt(k)) k++;
            if (k == p.length()) {
                hits.add(i - k + 1);
                k = f[k - 1];
            }
        }
        return hits;
    }

    static int[] z(String s) {
        int[] z = new int[s.length()];
        for (int i = 1, l = 0, r = 0; i < s.length(); i++) {
            if (i < r) z[i] = Math.min(r - i, z[i - l]);
            while (i + z[i] < s.length() && s.charAt(z[i]) == s.charAt(i + z[i])) z[i]++;
            if (i + z[i] > r) {
                l = i;
                r = i + z[i];
            }
        }
        return z;
    }

    static List<Integer> zSearch(String t, String p) {
        List<Integer> hits = new ArrayList<>();
        int[] z = z(p + '\0' + t);
        for (int i = p.length() + 1; i < z.length; i++) if (z[i] == p.length()) hits.add(i - p.length() - 1);
        return hits;
    }

    static List<Integer> rabinKarp(String t, String p) {
        final long mod = 1_000_000_007L, base = 257;
        List<Integer> hits = new ArrayList<>();
        long hp = 0, ht = 0, high = 1;
        for (int i = 0; i < p.length(); i++) {
            hp = (hp * base + p.charAt(i)) % mod;
            if (i > 0) high = high * base % mod;
        }
        for (int i = 0; i < t.length(); i++) {
            if (i >= p.length()) ht = Math.floorMod(ht - t.charAt(i - p.length()) * high, mod);
            ht = (ht * base + t.charAt(i)) % mod;
            if (i >= p.length() - 1 && ht == hp && t.startsWith(p, i - p.length() + 1)) hits.add(i - p.length() + 1);
        }
        return hits;
    }

    static List<Integer> horspool(String t, String p) {
        int[] shift = new int[128];
        Arrays.fill(shift, p.length());
        for (int i = 0; i + 1 < p.length(); i++) shift[p.charAt(i)] = p.length() - 1 - i;
        List<Integer> hits = new ArrayList<>();
        for (int i = 0; i + p.length() <= t.length(); i += shift[t.charAt(i + p.length() - 1)]) {
            int k = p.length() - 1;
            while (k >= 0 && t.charAt(i + k) == p.charAt(k)) k--;
            if (k < 0) hits.add(i);
        }
        return hits;
    }

    static class Automaton {
        final Map<Character, Automaton> next = new HashMap<>();
        Automaton fail;
        final List<String> words = new ArrayList<>();

        static Automaton of(String... patterns) {
            Automaton root = new Automaton();
            for (String p : patterns) {
                Automaton a = root;
                for (char c : p.toCharArray()) a = a.next.computeIfAbsent(c, k -> new Automaton());
                a.words.add(p);
            }
            Queue<Automaton> queue = new ArrayDeque<>(root.next.values());
            for (Automaton a : root.next.values()) a.fail = root;
            while (!queue.isEmpty()) {
                Automaton a = queue.poll();
                a.next.forEach((c, child) -> {
                    Automaton f = a.fail;
                    while (f != null && !f.next.containsKey(c)) f = f.fail;
                    child.fail = f == null ? root : f.next.get(c);
                    child.words.addAll(child.fail.words);
                    queue.add(child);
                });
            }
            return root;
        }

        List<String> scan(String text) {
            List<String> found = new ArrayList<>();
            Automaton a = this;
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                while (a.fail != null && !a.next.containsKey(c)) a = a.fail;
                a = a.next.getOrDefault(c, this);
                for (String w : a.words) found.add(w + "@" + (i - w.length() + 1));
            }
            return found;
        }
    }

    static String longestPalindrome(String s) {
        String t = "#" + String.join("#", s.split("")) + "#";
        int[] radius = new int[t.length()];
        int center = 0, right = 0, best = 0;
        for (int i = 0; i < t.length(); i++) {
            if (i < right) radius[i] = Math.min(right - i, radius[2 * center - i]);
            while (i - radius[i] - 1 >= 0 && i + radius[i] + 1 < t.length() && t.charAt(i - radius[i] - 1) == t.charAt(i + radius[i] + 1)) radius[i]++;
            if (i + radius[i] > right) {
                center = i;
                right = i + radius[i];
            }
            if (radius[i] > radius[best]) best = i;
        }
        return t.substring(best - radius[best], best + radius[best] + 1).replace("#", "");
    }

    public static void main(String[] args) {
        String[][] cases = {{"abracadabra abracadabra", "abra"}, {"aaaaaaaa", "aaa"}, {"mississippi", "issi"}, {"needle in a haystack", "hay"}, {"short", "longer than text"}, {"x".repeat(50) + "y", "xxy"}, {"ababababc", "ababc"}};
        for (String[] c : cases) {
            comparisons = 0;
            List<Integer> expected = new ArrayList<>();
            for (int i = c[0].indexOf(c[1]); i >= 0; i = c[0].indexOf(c[1], i + 1)) expected.add(i);
            System.out.println(c[1] + " " + Arrays.toString(failure(c[1])) + " at " + kmp(c[0], c[1]) + " comparisons " + comparisons + " agree " + (expected.equals(kmp(c[0], c[1])) && expected.equals(zSearch(c[0], c[1])) && expected.equals(rabinKarp(c[0], c[1])) && expected.equals(horspool(c[0], c[1]))));
        }
        System.out.println(Arrays.toString(z("aabxaabxcaabxaabxay")));
        System.out.println(Automaton.of("he", "she", "his", "hers").scan("ushers said his hers"));
        for (String s : new String[] {"babad", "forgeeksskeegfor", "a", "abacdfgdcaba", "aaaa"}) System.out.println(s + " " + longestPalindrome(s));
        String p = "abcabcabc";
        int[] f = failure(p);
        System.out.println("period of " + p + " is " + (p.length() - f[p.length() - 1]));
    }
}
