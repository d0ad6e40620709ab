//@ about: suffix array by prefix doubling, LCP array, search, distinct substrings, longest repeat, Burrows-Wheeler transform
import java.util.Arrays;
import java.util.stream.IntStream;

public class SuffixArray {
    final String text;
    final int[] order, lcp;

    SuffixArray(String text) {
        this.text = text;
        order = build(text);
        lcp = kasai(text, order);
    }

    static int[] build(String s) {
        int n = s.length();
        Integer[] order = new Integer[n];
        int[] rank = new int[n], next = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = i;
            rank[i] = s.charAt(i);
        }
        for (int k = 1; n > 0; k *= 2) {
            final int step = k;
            final int[] r = rank;
            java.util.Comparator<Integer> cmp = (a, b) -> {
                if (r[a] != r[b]) return Integer.compare(r[a], r[b]);
                int x = a + step < n ? r[a + step] : -1, y = b + step < n ? r[b + step] : -1;
                return Integer.compare(x, y);
            };
            Arrays.sort(order, cmp);
            next[order[0]] = 0;
            for (int i = 1; i < n; i++) next[order[i]] = next[order[i - 1]] + (cmp.compare(order[i - 1], order[i]) < 0 ? 1 : 0);
            rank = next.clone();
            if (rank[order[n - 1]] == n - 1) break;
        }
        return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
    }

    static int[] kasai(String s, int[] order) {
        int n = s.length();
        int[] rank = new int[n], lcp = new int[n];
        for (int i = 0; i < n; i++) rank[order[i]] = i;
        for (int i = 0, h = 0; i < n; i++) {
            if (rank[i] == 0) {
                h = 0;
                continue;
            }
            int j = order[rank[i] - 1];
            while (i + h < n && j + h < n && s.charAt(i + h) == s.charAt(j + h)) h++;
            lcp[rank[i]] = h;
            if (h > 0) h--;
        }
        return lcp;
    }

    int[] find(String pattern) {
        int lo = bound(pattern, false), hi = bound(pattern, true);
        return IntStream.range(lo, hi).map(i -> order[i]).sorted().toArray();
    }

    private int bound(String p, boolean upper) {
        int lo = 0, hi = order.length;
        while (lo < hi) {
            int mid = lo + hi >>> 1;
            String head = text.substring(order[mid], Math.min(text.length(), order[mid] + p.length()));
            int c = head.compareTo(p);
            if (c < 0 || upper && c == 0) lo = mid + 1;
            else hi = mid;
        }
        return lo;
    }

    long distinct() {
        long n = text.length();
        return n * (n + 1) / 2 - Arrays.stream(lcp).sum();
    }

    String longestRepeat() {
        int best = 0;
        for (int i = 1; i < lcp.length; i++) if (lcp[i] > lcp[best]) best = i;
        return text.substring(order[best], order[best] + lcp[best]);
    }

    static String bwt(String s) {
        String t = s + "$";
        StringBuilder b = new StringBuilder();
        for (int i : build(t)) b.append(t.charAt((i + t.length() - 1) % t.length()));
        return b.toString();
    }

    static String unbwt(String b) {
        int n = b.length();
        int[] count = new int[129], occurrence = new int[n];
        for (int i = 0; i < n; i++) occurrence[i] = count[b.charAt(i) + 1]++;
        for (int c = 1; c < count.length; c++) count[c] += count[c - 1];
        char[] out = new char[n - 1];
        for (int i = 0, k = n - 2; k >= 0; k--) {
            out[k] = b.charAt(i);
            i = count[b.charAt(i)] + occurrence[i];
        }
        return new String(out);
    }

    static String longestCommon(String a, String b) {
        SuffixArray s = new SuffixArray(a + "#" + b);
        int best = 0;
        for (int i = 1; i < s.lcp.length; i++) {
            boolean crosses = s.order[i] < a.length() != s.order[i - 1] < a.length();
            if (crosses && s.lcp[i] > s.lcp[best]) best = i;
        }
        return s.text.substring(s.order[best], s.order[best] + s.lcp[best]);
    }

    public static void main(String[] args) {
        for (String s : new String[] {"banana", "mississippi", "abracadabra", "aaaa", "z"}) {
            SuffixArray a = new SuffixArray(s);
            System.out.println(s + " " + Arrays.toString(a.order) + " lcp " + Arrays.toString(a.lcp) + " distinct " + a.distinct() + " repeat '" + a.longestRepeat() + "'");
            System.out.println("  bwt " + bwt(s) + " back " + unbwt(bwt(s)));
        }
        SuffixArray m = new SuffixArray("mississippi");
        for (int i : m.order) System.out.println("  " + m.text.substring(i));
        for (String p : new String[] {"ss", "i", "issi", "pp", "x", "mississippi", "sip"}) System.out.println(p + " at " + Arrays.toString(m.find(p)));
        System.out.println(longestCommon("the quick brown fox", "a quicker brown ox") + "|" + longestCommon("xabcdy", "pqabcdz"));
        StringBuilder big = new StringBuilder();
        int x = 1;
        for (int i = 0; i < 300; i++) big.append((char) ('a' + (x = x * 75 % 65537) % 3));
        SuffixArray large = new SuffixArray(big.toString());
        boolean sorted = true;
        for (int i = 1; i < 300; i++) sorted &= large.text.substring(large.order[i - 1]).compareTo(large.text.substring(large.order[i])) < 0;
        System.out.println("sorted " + sorted + " distinct " + large.distinct() + " longest repeat " + large.longestRepeat().length() + " round trip " + unbwt(bwt(large.text)).equals(large.text));
    }
}
