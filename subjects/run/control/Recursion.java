//@ about: recursion: mutual, deep, ackermann, hanoi, permutations, memoised, through interfaces
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Recursion {
    static int calls;

    static int ackermann(int m, int n) {
        calls++;
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static void hanoi(int n, char from, char to, char via, StringBuilder moves) {
        if (n > 0) {
            hanoi(n - 1, from, via, to, moves);
            moves.append(from).append(to).append(' ');
            hanoi(n - 1, via, to, from, moves);
        }
    }

    static void permute(char[] word, int from, List<String> out) {
        if (from == word.length) {
            out.add(new String(word));
            return;
        }
        for (int i = from; i < word.length; i++) {
            swap(word, from, i);
            permute(word, from + 1, out);
            swap(word, from, i);
        }
    }

    static void swap(char[] a, int i, int j) {
        char t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    static final Map<Long, Long> MEMO = new HashMap<>();

    static long partitions(int n, int largest) {
        if (n == 0) return 1;
        if (n < 0 || largest == 0) return 0;
        long key = (long) n << 32 | largest;
        Long known = MEMO.get(key);
        if (known == null) {
            known = partitions(n - largest, largest) + partitions(n, largest - 1);
            MEMO.put(key, known);
        }
        return known;
    }

    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static double wideFrame(int depth, double d, long l, float f, Object o) {
        return depth == 0 ? d + l + f + o.hashCode() : wideFrame(depth - 1, d + 1, l * 3, f / 2, o) + depth;
    }

    static String hofstadter(int n) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) out.append(female(i)).append('/').append(male(i)).append(' ');
        return out.toString();
    }

    static int female(int n) {
        return n == 0 ? 1 : n - male(female(n - 1));
    }

    static int male(int n) {
        return n == 0 ? 0 : n - female(male(n - 1));
    }

    static String subsets(int[] items, int i, String chosen) {
        return i == items.length ? "{" + chosen + "}" : subsets(items, i + 1, chosen) + subsets(items, i + 1, chosen + items[i]);
    }

    public static void main(String[] args) {
        System.out.println(ackermann(2, 9) + " " + calls);
        System.out.println(even(500) + " " + odd(501) + " " + even(7));
        StringBuilder moves = new StringBuilder();
        hanoi(4, 'A', 'C', 'B', moves);
        System.out.println(moves);
        List<String> words = new ArrayList<>();
        permute("abcd".toCharArray(), 0, words);
        System.out.println(words);
        System.out.println(partitions(60, 60) + " " + MEMO.size());
        System.out.println(gcd(1071, 462) + " " + gcd(1L << 40, 3L << 35) + " " + gcd(6765, 4181));
        System.out.println((long) wideFrame(200, 0.5, 1, 1024f, "x"));
        System.out.println(hofstadter(20));
        System.out.println(subsets(new int[] {1, 2, 3, 4}, 0, ""));
    }
}
