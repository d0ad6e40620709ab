//@ about: interval tree queries, interval merging, meeting rooms, sweep line and segment coverage
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeMap;

public class IntervalTree {
    record Interval(int low, int high) implements Comparable<Interval> {
        Interval {
            if (low > high) throw new IllegalArgumentException(low + " > " + high);
        }

        boolean overlaps(Interval o) {
            return low <= o.high && o.low <= high;
        }

        public int compareTo(Interval o) {
            return low != o.low ? Integer.compare(low, o.low) : Integer.compare(high, o.high);
        }

        @Override
        public String toString() {
            return low + "-" + high;
        }
    }

    private static final class Node {
        final Interval interval;
        final Node left, right;
        final int max;

        Node(Interval interval, Node left, Node right) {
            this.interval = interval;
            this.left = left;
            this.right = right;
            max = Math.max(interval.high(), Math.max(left == null ? Integer.MIN_VALUE : left.max, right == null ? Integer.MIN_VALUE : right.max));
        }
    }

    private final Node root;
    private int visited;

    IntervalTree(List<Interval> intervals) {
        Interval[] sorted = intervals.toArray(Interval[]::new);
        Arrays.sort(sorted);
        root = build(sorted, 0, sorted.length);
    }

    private static Node build(Interval[] a, int from, int to) {
        if (from == to) return null;
        int mid = (from + to) / 2;
        return new Node(a[mid], build(a, from, mid), build(a, mid + 1, to));
    }

    List<Interval> query(Interval q) {
        List<Interval> out = new ArrayList<>();
        visited = 0;
        query(root, q, out);
        return out;
    }

    private void query(Node n, Interval q, List<Interval> out) {
        if (n == null || n.max < q.low()) return;
        visited++;
        query(n.left, q, out);
        if (n.interval.overlaps(q)) out.add(n.interval);
        if (n.interval.low() <= q.high()) query(n.right, q, out);
    }

    static List<Interval> merge(List<Interval> in) {
        List<Interval> out = new ArrayList<>();
        in.stream().sorted().forEach(i -> {
            int last = out.size() - 1;
            if (last >= 0 && out.get(last).high() >= i.low()) out.set(last, new Interval(out.get(last).low(), Math.max(out.get(last).high(), i.high())));
            else out.add(i);
        });
        return out;
    }

    static int rooms(List<Interval> in) {
        PriorityQueue<Integer> ends = new PriorityQueue<>();
        int most = 0;
        for (Interval i : in.stream().sorted().toList()) {
            while (!ends.isEmpty() && ends.peek() <= i.low()) ends.poll();
            ends.add(i.high());
            most = Math.max(most, ends.size());
        }
        return most;
    }

    static List<Interval> mostMeetings(List<Interval> in) {
        List<Interval> chosen = new ArrayList<>();
        int free = Integer.MIN_VALUE;
        for (Interval i : in.stream().sorted(Comparator.comparingInt(Interval::high).thenComparing(Interval::low)).toList()) {
            if (i.low() < free) continue;
            chosen.add(i);
            free = i.high();
        }
        return chosen;
    }

    static TreeMap<Integer, Integer> coverage(List<Interval> in) {
        TreeMap<Integer, Integer> delta = new TreeMap<>();
        for (Interval i : in) {
            delta.merge(i.low(), 1, Integer::sum);
            delta.merge(i.high() + 1, -1, Integer::sum);
        }
        int depth = 0;
        TreeMap<Integer, Integer> out = new TreeMap<>();
        for (var e : delta.entrySet()) {
            depth += e.getValue();
            out.put(e.getKey(), depth);
        }
        return out;
    }

    static List<int[]> skyline(int[][] buildings) {
        List<int[]> events = new ArrayList<>();
        for (int[] b : buildings) {
            events.add(new int[] {b[0], -b[2]});
            events.add(new int[] {b[1], b[2]});
        }
        events.sort((a, b) -> a[0] != b[0] ? a[0] - b[0] : a[1] - b[1]);
        TreeMap<Integer, Integer> heights = new TreeMap<>();
        heights.put(0, 1);
        List<int[]> out = new ArrayList<>();
        for (int[] e : events) {
            if (e[1] < 0) heights.merge(-e[1], 1, Integer::sum);
            else heights.computeIfPresent(e[1], (h, n) -> n == 1 ? null : n - 1);
            int top = heights.lastKey();
            if (out.isEmpty() || out.get(out.size() - 1)[1] != top) out.add(new int[] {e[0], top});
        }
        return out;
    }

    public static void main(String[] args) {
        List<Interval> list = new ArrayList<>();
        for (int[] p : new int[][] {{15, 20}, {10, 30}, {17, 19}, {5, 20}, {12, 15}, {30, 40}, {50, 60}, {55, 58}}) list.add(new Interval(p[0], p[1]));
        IntervalTree t = new IntervalTree(list);
        for (int[] q : new int[][] {{6, 7}, {14, 16}, {21, 23}, {41, 49}, {0, 100}, {60, 60}}) {
            List<Interval> found = t.query(new Interval(q[0], q[1]));
            System.out.println(q[0] + "-" + q[1] + " overlaps " + found + ", visited " + t.visited);
        }
        System.out.println("merged " + merge(list) + " rooms " + rooms(list) + " most meetings " + mostMeetings(list));
        System.out.println("coverage " + coverage(list));
        List<Interval> many = new ArrayList<>();
        int x = 11;
        for (int i = 0; i < 300; i++) {
            x = x * 75 % 65537;
            many.add(new Interval(x % 1000, x % 1000 + x % 37));
        }
        IntervalTree big = new IntervalTree(many);
        int agree = 0, visited = 0;
        for (int q = 0; q < 1000; q += 20) {
            Interval probe = new Interval(q, q + 3);
            List<Interval> slow = many.stream().filter(probe::overlaps).sorted().toList();
            if (big.query(probe).equals(slow)) agree++;
            visited += big.visited;
        }
        System.out.println("agree " + agree + " of 50, visited " + visited + ", merged " + merge(many).size() + ", rooms " + rooms(many));
        StringBuilder b = new StringBuilder();
        for (int[] p : skyline(new int[][] {{2, 9, 10}, {3, 7, 15}, {5, 12, 12}, {15, 20, 10}, {19, 24, 8}})) b.append(Arrays.toString(p));
        System.out.println("skyline " + b);
        try {
            new Interval(3, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
