//@ about: shortest paths: Dijkstra with a priority queue, Bellman-Ford with negative edges, Floyd-Warshall, path rebuilding
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

public class Dijkstra {
    record Edge(String from, String to, int weight) {}

    static final class Graph {
        final Map<String, List<Edge>> out = new LinkedHashMap<>();
        final List<Edge> edges = new ArrayList<>();

        Graph directed(String from, String to, int weight) {
            Edge e = new Edge(from, to, weight);
            edges.add(e);
            out.computeIfAbsent(from, k -> new ArrayList<>()).add(e);
            out.computeIfAbsent(to, k -> new ArrayList<>());
            return this;
        }

        Graph road(String a, String b, int weight) {
            return directed(a, b, weight).directed(b, a, weight);
        }

        Map<String, Integer> dijkstra(String source, Map<String, String> previous) {
            Map<String, Integer> dist = new LinkedHashMap<>();
            PriorityQueue<Map.Entry<String, Integer>> queue = new PriorityQueue<>(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()));
            queue.add(Map.entry(source, 0));
            Map<String, Integer> best = new LinkedHashMap<>(Map.of(source, 0));
            while (!queue.isEmpty()) {
                Map.Entry<String, Integer> top = queue.poll();
                if (dist.putIfAbsent(top.getKey(), top.getValue()) != null) continue;
                for (Edge e : out.get(top.getKey())) {
                    int d = top.getValue() + e.weight();
                    if (d < best.getOrDefault(e.to(), Integer.MAX_VALUE)) {
                        best.put(e.to(), d);
                        previous.put(e.to(), e.from());
                        queue.add(Map.entry(e.to(), d));
                    }
                }
            }
            return dist;
        }

        Map<String, Long> bellmanFord(String source) {
            Map<String, Long> dist = new LinkedHashMap<>();
            for (String v : out.keySet()) dist.put(v, Long.MAX_VALUE);
            dist.put(source, 0L);
            for (int round = 0; round < out.size(); round++) {
                boolean changed = false;
                for (Edge e : edges) {
                    long d = dist.get(e.from());
                    if (d != Long.MAX_VALUE && d + e.weight() < dist.get(e.to())) {
                        dist.put(e.to(), d + e.weight());
                        changed = true;
                    }
                }
                if (!changed) return dist;
            }
            throw new IllegalStateException("negative cycle");
        }

        int[][] floydWarshall(List<String> names) {
            int n = names.size();
            int[][] d = new int[n][n];
            for (int[] row : d) Arrays.fill(row, Integer.MAX_VALUE / 2);
            for (int i = 0; i < n; i++) d[i][i] = 0;
            for (Edge e : edges) {
                int i = names.indexOf(e.from()), j = names.indexOf(e.to());
                d[i][j] = Math.min(d[i][j], e.weight());
            }
            for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]);
            return d;
        }
    }

    static String path(Map<String, String> previous, String target) {
        Deque<String> path = new ArrayDeque<>();
        for (String v = target; v != null; v = previous.get(v)) path.push(v);
        return String.join(" > ", path);
    }

    public static void main(String[] args) {
        Graph g = new Graph().road("Oslo", "Bergen", 463).road("Oslo", "Trondheim", 494).road("Bergen", "Stavanger", 209).road("Trondheim", "Bodo", 709).road("Bodo", "Tromso", 553).road("Oslo", "Kristiansand", 322).road("Kristiansand", "Stavanger", 233).directed("Tromso", "Oslo", 1600);
        Map<String, String> previous = new LinkedHashMap<>();
        Map<String, Integer> dist = g.dijkstra("Stavanger", previous);
        dist.forEach((city, d) -> System.out.println(city + " " + d + " via " + path(previous, city)));
        System.out.println(g.bellmanFord("Stavanger"));
        List<String> names = new ArrayList<>(g.out.keySet());
        Collections.sort(names);
        int[][] all = g.floydWarshall(names);
        for (int i = 0; i < all.length; i++) System.out.println(names.get(i) + " " + Arrays.toString(all[i]));
        Graph negative = new Graph().directed("s", "a", 4).directed("s", "b", 5).directed("b", "a", -3).directed("a", "c", 2).directed("x", "s", 1);
        System.out.println(negative.bellmanFord("s"));
        negative.directed("c", "b", -2);
        try {
            System.out.println(negative.bellmanFord("s"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Graph grid = new Graph();
        for (int r = 0; r < 12; r++) for (int c = 0; c < 12; c++) {
            if (c < 11) grid.road(r + "," + c, r + "," + (c + 1), 1 + (r * 7 + c * 13) % 9);
            if (r < 11) grid.road(r + "," + c, (r + 1) + "," + c, 1 + (r * 5 + c * 3) % 9);
        }
        Map<String, String> back = new LinkedHashMap<>();
        System.out.println(grid.dijkstra("0,0", back).get("11,11") + " along " + path(back, "11,11"));
    }
}
