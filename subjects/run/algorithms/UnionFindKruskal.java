//@ about: union-find with path compression, Kruskal and Prim spanning trees, percolation, connected components
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

public class UnionFindKruskal {
    static final class DisjointSets {
        final int[] parent, size;
        int sets, finds;

        DisjointSets(int n) {
            parent = new int[n];
            size = new int[n];
            sets = n;
            for (int i = 0; i < n; i++) {
                parent[i] = i;
                size[i] = 1;
            }
        }

        int find(int x) {
            finds++;
            int root = x;
            while (parent[root] != root) root = parent[root];
            while (parent[x] != root) {
                int next = parent[x];
                parent[x] = root;
                x = next;
            }
            return root;
        }

        boolean union(int a, int b) {
            a = find(a);
            b = find(b);
            if (a == b) return false;
            if (size[a] < size[b]) {
                int t = a;
                a = b;
                b = t;
            }
            parent[b] = a;
            size[a] += size[b];
            sets--;
            return true;
        }

        Map<Integer, List<Integer>> groups() {
            Map<Integer, List<Integer>> byRoot = new TreeMap<>();
            for (int i = 0; i < parent.length; i++) byRoot.computeIfAbsent(find(i), k -> new ArrayList<>()).add(i);
            return byRoot;
        }
    }

    record Edge(int a, int b, int weight) {}

    static List<Edge> randomGraph(int n, int extra) {
        List<Edge> edges = new ArrayList<>();
        int x = 17;
        for (int i = 1; i < n; i++) {
            x = (x * 75 + 74) % 65537;
            edges.add(new Edge(i, x % i, x % 97 + 1));
        }
        for (int i = 0; i < extra; i++) {
            x = (x * 75 + 74) % 65537;
            int a = x % n;
            x = (x * 75 + 74) % 65537;
            edges.add(new Edge(a, x % n, x % 89 + 1));
        }
        return edges;
    }

    static List<Edge> kruskal(int n, List<Edge> edges) {
        DisjointSets sets = new DisjointSets(n);
        List<Edge> tree = new ArrayList<>();
        edges.stream().sorted(Comparator.comparingInt(Edge::weight)).forEach(e -> {
            if (sets.union(e.a(), e.b())) tree.add(e);
        });
        return tree;
    }

    static int prim(int n, List<Edge> edges) {
        List<List<Edge>> adjacent = new ArrayList<>();
        for (int i = 0; i < n; i++) adjacent.add(new ArrayList<>());
        for (Edge e : edges) {
            adjacent.get(e.a()).add(e);
            adjacent.get(e.b()).add(new Edge(e.b(), e.a(), e.weight()));
        }
        boolean[] in = new boolean[n];
        PriorityQueue<Edge> queue = new PriorityQueue<>(Comparator.comparingInt(Edge::weight));
        queue.add(new Edge(-1, 0, 0));
        int total = 0;
        while (!queue.isEmpty()) {
            Edge e = queue.poll();
            if (in[e.b()]) continue;
            in[e.b()] = true;
            total += e.weight();
            for (Edge next : adjacent.get(e.b())) if (!in[next.b()]) queue.add(next);
        }
        return total;
    }

    static int percolate(int n, int seed) {
        DisjointSets s = new DisjointSets(n * n + 2);
        boolean[] open = new boolean[n * n];
        int x = seed, opened = 0;
        while (s.find(n * n) != s.find(n * n + 1)) {
            x = (x * 1103515245 + 12345) & 0x7fffffff;
            int i = x / 7 % (n * n);
            if (open[i]) continue;
            open[i] = true;
            opened++;
            if (i < n) s.union(i, n * n);
            if (i >= n * (n - 1)) s.union(i, n * n + 1);
            if (i % n > 0 && open[i - 1]) s.union(i, i - 1);
            if (i % n < n - 1 && open[i + 1]) s.union(i, i + 1);
            if (i >= n && open[i - n]) s.union(i, i - n);
            if (i < n * (n - 1) && open[i + n]) s.union(i, i + n);
        }
        return opened;
    }

    public static void main(String[] args) {
        DisjointSets d = new DisjointSets(10);
        int[][] pairs = {{4, 3}, {3, 8}, {6, 5}, {9, 4}, {2, 1}, {8, 9}, {5, 0}, {7, 2}, {6, 1}, {1, 0}, {6, 7}};
        for (int[] p : pairs) System.out.println(p[0] + "-" + p[1] + " " + (d.union(p[0], p[1]) ? "joined" : "already") + ", sets " + d.sets);
        System.out.println(d.groups());
        List<Edge> edges = randomGraph(40, 60);
        List<Edge> tree = kruskal(40, edges);
        System.out.println(tree.size() + " edges, weight " + tree.stream().mapToInt(Edge::weight).sum() + ", Prim agrees " + (prim(40, edges) == tree.stream().mapToInt(Edge::weight).sum()));
        System.out.println(tree.subList(0, 5));
        for (int seed = 1; seed <= 3; seed++) System.out.println("percolates after " + percolate(15, seed) + " of 225");
        DisjointSets chain = new DisjointSets(1000);
        for (int i = 0; i + 1 < 1000; i++) chain.union(i, i + 1);
        int depth = 0;
        for (int i = 0; i < 1000; i++) if (chain.parent[i] == chain.find(0)) depth++;
        System.out.println(chain.sets + " set, " + depth + " point straight at the root, finds " + chain.finds);
    }
}
