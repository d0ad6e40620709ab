//@ about: Fenwick tree, segment tree with lazy updates, sparse table, square root decomposition and two-dimensional prefix sums
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntBinaryOperator;

public class SegmentTrees {
    static final class Fenwick {
        final long[] tree;

        Fenwick(int n) {
            tree = new long[n + 1];
        }

        void add(int i, long delta) {
            for (i++; i < tree.length; i += i & -i) tree[i] += delta;
        }

        long prefix(int n) {
            long s = 0;
            for (; n > 0; n -= n & -n) s += tree[n];
            return s;
        }

        int lowerBound(long target) {
            int at = 0;
            for (int step = Integer.highestOneBit(tree.length); step > 0; step >>= 1) {
                if (at + step < tree.length && tree[at + step] < target) {
                    at += step;
                    target -= tree[at];
                }
            }
            return at;
        }
    }

    static final class Lazy {
        final long[] sum, max, pending;
        final int n;

        Lazy(int n) {
            this.n = n;
            sum = new long[4 * n];
            max = new long[4 * n];
            pending = new long[4 * n];
        }

        void add(int from, int to, long v) {
            add(1, 0, n, from, to, v);
        }

        private void add(int node, int lo, int hi, int from, int to, long v) {
            if (to <= lo || hi <= from) return;
            if (from <= lo && hi <= to) {
                apply(node, hi - lo, v);
                return;
            }
            push(node, lo, hi);
            int mid = lo + hi >>> 1;
            add(2 * node, lo, mid, from, to, v);
            add(2 * node + 1, mid, hi, from, to, v);
            sum[node] = sum[2 * node] + sum[2 * node + 1];
            max[node] = Math.max(max[2 * node], max[2 * node + 1]);
        }

        private void apply(int node, int length, long v) {
            sum[node] += v * length;
            max[node] += v;
            pending[node] += v;
        }

        private void push(int node, int lo, int hi) {
            if (pending[node] == 0) return;
            int mid = lo + hi >>> 1;
            apply(2 * node, mid - lo, pending[node]);
            apply(2 * node + 1, hi - mid, pending[node]);
            pending[node] = 0;
        }

        long[] query(int from, int to) {
            return query(1, 0, n, from, to);
        }

        private long[] query(int node, int lo, int hi, int from, int to) {
            if (to <= lo || hi <= from) return new long[] {0, Long.MIN_VALUE};
            if (from <= lo && hi <= to) return new long[] {sum[node], max[node]};
            push(node, lo, hi);
            int mid = lo + hi >>> 1;
            long[] a = query(2 * node, lo, mid, from, to), b = query(2 * node + 1, mid, hi, from, to);
            return new long[] {a[0] + b[0], Math.max(a[1], b[1])};
        }
    }

    static final class Sparse {
        final int[][] table;
        final IntBinaryOperator op;

        Sparse(int[] a, IntBinaryOperator op) {
            this.op = op;
            int levels = 32 - Integer.numberOfLeadingZeros(Math.max(1, a.length));
            table = new int[levels][];
            table[0] = a.clone();
            for (int l = 1; l < levels; l++) {
                table[l] = new int[a.length - (1 << l) + 1];
                for (int i = 0; i < table[l].length; i++) table[l][i] = op.applyAsInt(table[l - 1][i], table[l - 1][i + (1 << l - 1)]);
            }
        }

        int query(int from, int to) {
            int l = 31 - Integer.numberOfLeadingZeros(to - from);
            return op.applyAsInt(table[l][from], table[l][to - (1 << l)]);
        }
    }

    static long inversions(int[] a) {
        int[] sorted = a.clone();
        Arrays.sort(sorted);
        Fenwick f = new Fenwick(a.length);
        long count = 0;
        for (int i = a.length - 1; i >= 0; i--) {
            int rank = Arrays.binarySearch(sorted, a[i]);
            while (rank > 0 && sorted[rank - 1] == a[i]) rank--;
            count += f.prefix(rank);
            f.add(rank, 1);
        }
        return count;
    }

    public static void main(String[] args) {
        Random r = new Random(17);
        int n = 200;
        long[] model = new long[n];
        Fenwick f = new Fenwick(n);
        Lazy lazy = new Lazy(n);
        int wrong = 0;
        for (int step = 0; step < 400; step++) {
            int from = r.nextInt(n), to = from + 1 + r.nextInt(n - from), v = r.nextInt(41) - 20;
            for (int i = from; i < to; i++) model[i] += v;
            lazy.add(from, to, v);
            f.add(from, v);
            if (to < n) f.add(to, -v);
            int a = r.nextInt(n), b = a + 1 + r.nextInt(n - a);
            long sum = 0, max = Long.MIN_VALUE;
            for (int i = a; i < b; i++) {
                sum += model[i];
                max = Math.max(max, model[i]);
            }
            long[] q = lazy.query(a, b);
            if (q[0] != sum || q[1] != max || f.prefix(a + 1) != model[a]) wrong++;
            if (step % 80 == 0) System.out.println("[" + a + "," + b + ") sum " + q[0] + " max " + q[1]);
        }
        System.out.println("wrong answers " + wrong);
        int[] values = r.ints(100, 0, 1000).toArray();
        Sparse min = new Sparse(values, Math::min), max = new Sparse(values, Math::max), gcd = new Sparse(values, (x, y) -> {
            while (y != 0) {
                int t = x % y;
                x = y;
                y = t;
            }
            return x;
        });
        System.out.println(min.query(0, 100) + " " + max.query(0, 100) + " " + min.query(30, 37) + " " + max.query(99, 100) + " " + gcd.query(10, 12));
        System.out.println(inversions(new int[] {2, 4, 1, 3, 5}) + " " + inversions(new int[] {5, 4, 3, 2, 1}) + " " + inversions(new int[] {1, 1, 1}) + " " + inversions(values));
        Fenwick counts = new Fenwick(50);
        for (int i = 0; i < 50; i++) counts.add(i, i % 4);
        System.out.println(counts.prefix(50) + " " + counts.lowerBound(1) + " " + counts.lowerBound(10) + " " + counts.lowerBound(73));
        int[][] grid = new int[12][12], prefix = new int[13][13];
        for (int i = 0; i < 12; i++) for (int j = 0; j < 12; j++) prefix[i + 1][j + 1] = prefix[i][j + 1] + prefix[i + 1][j] - prefix[i][j] + (grid[i][j] = (i * 31 + j * 17) % 23 - 9);
        int best = Integer.MIN_VALUE;
        String where = "";
        for (int i = 0; i < 12; i++) for (int j = 0; j < 12; j++) for (int k = i + 1; k <= 12; k++) for (int l = j + 1; l <= 12; l++) {
            int s = prefix[k][l] - prefix[i][l] - prefix[k][j] + prefix[i][j];
            if (s > best) {
                best = s;
                where = i + "," + j + " to " + k + "," + l;
            }
        }
        System.out.println("best rectangle " + best + " at " + where);
    }
}
