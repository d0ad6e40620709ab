//@ about: dynamic programming: knapsacks, coin change, subset sum, rod cutting, LIS, matrix chain, partitions, bitmask TSP
//@ release: 8
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class KnapsackDp {
    static List<Integer> knapsack(int[] weight, int[] value, int capacity, int[] bestValue) {
        int n = weight.length;
        int[][] best = new int[n + 1][capacity + 1];
        for (int i = 1; i <= n; i++) for (int c = 0; c <= capacity; c++) {
            best[i][c] = best[i - 1][c];
            if (weight[i - 1] <= c) best[i][c] = Math.max(best[i][c], best[i - 1][c - weight[i - 1]] + value[i - 1]);
        }
        bestValue[0] = best[n][capacity];
        List<Integer> chosen = new ArrayList<>();
        for (int i = n, c = capacity; i > 0; i--) {
            if (best[i][c] == best[i - 1][c]) continue;
            chosen.add(i - 1);
            c -= weight[i - 1];
        }
        Collections.reverse(chosen);
        return chosen;
    }

    static int bruteForce(int[] weight, int[] value, int capacity) {
        int best = 0;
        for (int mask = 0; mask < 1 << weight.length; mask++) {
            int w = 0, v = 0;
            for (int i = 0; i < weight.length; i++) if ((mask >> i & 1) == 1) {
                w += weight[i];
                v += value[i];
            }
            if (w <= capacity) best = Math.max(best, v);
        }
        return best;
    }

    static int[] coins(int[] kinds, int amount) {
        int[] fewest = new int[amount + 1], last = new int[amount + 1];
        Arrays.fill(fewest, Integer.MAX_VALUE);
        fewest[0] = 0;
        for (int a = 1; a <= amount; a++) for (int k : kinds) if (k <= a && fewest[a - k] != Integer.MAX_VALUE && fewest[a - k] + 1 < fewest[a]) {
            fewest[a] = fewest[a - k] + 1;
            last[a] = k;
        }
        if (fewest[amount] == Integer.MAX_VALUE) return null;
        int[] out = new int[fewest[amount]];
        for (int i = 0, a = amount; a > 0; a -= last[a]) out[i++] = last[a];
        return out;
    }

    static long ways(int[] kinds, int amount) {
        long[] w = new long[amount + 1];
        w[0] = 1;
        for (int k : kinds) for (int a = k; a <= amount; a++) w[a] += w[a - k];
        return w[amount];
    }

    static List<Integer> increasing(int[] a) {
        int[] tails = new int[a.length], from = new int[a.length];
        int n = 0;
        for (int i = 0; i < a.length; i++) {
            int lo = 0, hi = n;
            while (lo < hi) {
                int mid = lo + hi >>> 1;
                if (a[tails[mid]] < a[i]) lo = mid + 1;
                else hi = mid;
            }
            from[i] = lo > 0 ? tails[lo - 1] : -1;
            tails[lo] = i;
            if (lo == n) n++;
        }
        List<Integer> out = new ArrayList<>();
        for (int i = n > 0 ? tails[n - 1] : -1; i >= 0; i = from[i]) out.add(0, a[i]);
        return out;
    }

    static String matrixChain(int[] d) {
        int n = d.length - 1;
        long[][] cost = new long[n][n];
        int[][] cut = new int[n][n];
        for (int len = 2; len <= n; len++) for (int i = 0; i + len <= n; i++) {
            int j = i + len - 1;
            cost[i][j] = Long.MAX_VALUE;
            for (int k = i; k < j; k++) {
                long c = cost[i][k] + cost[k + 1][j] + (long) d[i] * d[k + 1] * d[j + 1];
                if (c < cost[i][j]) {
                    cost[i][j] = c;
                    cut[i][j] = k;
                }
            }
        }
        return cost[0][n - 1] + " " + paren(cut, 0, n - 1);
    }

    static String paren(int[][] cut, int i, int j) {
        return i == j ? "" + (char) ('A' + i) : "(" + paren(cut, i, cut[i][j]) + paren(cut, cut[i][j] + 1, j) + ")";
    }

    static int tour(int[][] d) {
        int n = d.length;
        int[][] best = new int[1 << n][n];
        for (int[] row : best) Arrays.fill(row, Integer.MAX_VALUE / 2);
        best[1][0] = 0;
        for (int mask = 1; mask < 1 << n; mask += 2) for (int last = 0; last < n; last++) {
            if ((mask >> last & 1) == 0) continue;
            for (int next = 1; next < n; next++) if ((mask >> next & 1) == 0) best[mask | 1 << next][next] = Math.min(best[mask | 1 << next][next], best[mask][last] + d[last][next]);
        }
        int answer = Integer.MAX_VALUE;
        for (int last = 1; last < n; last++) answer = Math.min(answer, best[(1 << n) - 1][last] + d[last][0]);
        return answer;
    }

    static long partitions(int n, int max, Map<Long, Long> memo) {
        if (n == 0) return 1;
        if (n < 0 || max == 0) return 0;
        long key = (long) n << 32 | max;
        Long known = memo.get(key);
        if (known != null) return known;
        long v = partitions(n - max, max, memo) + partitions(n, max - 1, memo);
        memo.put(key, v);
        return v;
    }

    public static void main(String[] args) {
        int[] w = {12, 2, 1, 4, 1, 7, 3, 9}, v = {4, 2, 1, 10, 2, 13, 7, 11};
        for (int capacity : new int[] {0, 5, 15, 20, 39}) {
            int[] best = new int[1];
            List<Integer> items = knapsack(w, v, capacity, best);
            System.out.println("capacity " + capacity + " value " + best[0] + " items " + items + " brute force " + bruteForce(w, v, capacity));
        }
        for (int a : new int[] {0, 3, 11, 30, 63}) System.out.println(a + " with 1,5,10,21,25: " + Arrays.toString(coins(new int[] {1, 5, 10, 21, 25}, a)) + " ways " + ways(new int[] {1, 5, 10, 21, 25}, a));
        System.out.println(Arrays.toString(coins(new int[] {5, 7}, 13)) + " " + Arrays.toString(coins(new int[] {5, 7}, 24)) + " " + ways(new int[] {1, 2, 5, 10, 20, 50, 100, 200}, 200));
        System.out.println(increasing(new int[] {10, 9, 2, 5, 3, 7, 101, 18}) + " " + increasing(new int[] {}) + " " + increasing(new int[] {3, 2, 1}) + " " + increasing(new int[] {1, 2, 2, 3}));
        System.out.println(matrixChain(new int[] {40, 20, 30, 10, 30}) + " | " + matrixChain(new int[] {10, 20, 30}) + " | " + matrixChain(new int[] {30, 35, 15, 5, 10, 20, 25}));
        int[][] d = new int[9][9];
        for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) d[i][j] = i == j ? 0 : 10 + (i * 37 + j * 53) % 41;
        System.out.println("tour " + tour(d));
        Map<Long, Long> memo = new HashMap<>();
        for (int n : new int[] {5, 10, 50, 100}) System.out.println("partitions of " + n + " = " + partitions(n, n, memo) + " memo " + memo.size());
        long[][] grid = new long[12][12];
        for (int r = 0; r < 12; r++) for (int c = 0; c < 12; c++) grid[r][c] = r == 0 || c == 0 ? 1 : (r * c) % 7 == 3 ? 0 : grid[r - 1][c] + grid[r][c - 1];
        System.out.println("grid paths " + grid[11][11]);
    }
}
