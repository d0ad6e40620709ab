//@ about: maximum flow (Dinic), minimum cut, bipartite matching (Hopcroft-Karp style), assignment by the Hungarian method, stable marriage
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class MaxFlow {
    static final class Network {
        final int n;
        final List<int[]> edges = new ArrayList<>();
        final List<List<Integer>> out = new ArrayList<>();
        int[] level, next;

        Network(int n) {
            this.n = n;
            for (int i = 0; i < n; i++) out.add(new ArrayList<>());
        }

        void edge(int a, int b, int capacity) {
            out.get(a).add(edges.size());
            edges.add(new int[] {b, capacity});
            out.get(b).add(edges.size());
            edges.add(new int[] {a, 0});
        }

        boolean layer(int s, int t) {
            level = new int[n];
            Arrays.fill(level, -1);
            level[s] = 0;
            ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(s));
            while (!queue.isEmpty()) {
                int v = queue.poll();
                for (int e : out.get(v)) {
                    int[] to = edges.get(e);
                    if (to[1] > 0 && level[to[0]] < 0) {
                        level[to[0]] = level[v] + 1;
                        queue.add(to[0]);
                    }
                }
            }
            return level[t] >= 0;
        }

        int push(int v, int t, int limit) {
            if (v == t) return limit;
            for (; next[v] < out.get(v).size(); next[v]++) {
                int e = out.get(v).get(next[v]);
                int[] to = edges.get(e);
                if (to[1] == 0 || level[to[0]] != level[v] + 1) continue;
                int pushed = push(to[0], t, Math.min(limit, to[1]));
                if (pushed > 0) {
                    to[1] -= pushed;
                    edges.get(e ^ 1)[1] += pushed;
                    return pushed;
                }
            }
            return 0;
        }

        int flow(int s, int t) {
            int total = 0;
            while (layer(s, t)) {
                next = new int[n];
                for (int f; (f = push(s, t, Integer.MAX_VALUE)) > 0; ) total += f;
            }
            return total;
        }

        List<String> cut() {
            List<String> c = new ArrayList<>();
            for (int e = 0; e < edges.size(); e += 2) {
                int a = edges.get(e + 1)[0], b = edges.get(e)[0];
                if (level[a] >= 0 && level[b] < 0) c.add(a + ">" + b + ":" + edges.get(e + 1)[1]);
            }
            return c;
        }
    }

    static boolean augment(int v, int[][] likes, int[] match, boolean[] seen) {
        for (int w : likes[v]) {
            if (seen[w]) continue;
            seen[w] = true;
            if (match[w] < 0 || augment(match[w], likes, match, seen)) {
                match[w] = v;
                return true;
            }
        }
        return false;
    }

    static int[] hungarian(int[][] cost) {
        int n = cost.length;
        int[] u = new int[n + 1], v = new int[n + 1], p = new int[n + 1], way = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            p[0] = i;
            int j0 = 0;
            int[] min = new int[n + 1];
            Arrays.fill(min, Integer.MAX_VALUE);
            boolean[] used = new boolean[n + 1];
            do {
                used[j0] = true;
                int i0 = p[j0], delta = Integer.MAX_VALUE, j1 = 0;
                for (int j = 1; j <= n; j++) {
                    if (used[j]) continue;
                    int c = cost[i0 - 1][j - 1] - u[i0] - v[j];
                    if (c < min[j]) {
                        min[j] = c;
                        way[j] = j0;
                    }
                    if (min[j] < delta) {
                        delta = min[j];
                        j1 = j;
                    }
                }
                for (int j = 0; j <= n; j++) {
                    if (used[j]) {
                        u[p[j]] += delta;
                        v[j] -= delta;
                    } else min[j] -= delta;
                }
                j0 = j1;
            } while (p[j0] != 0);
            for (; j0 != 0; j0 = way[j0]) p[j0] = p[way[j0]];
        }
        int[] answer = new int[n];
        for (int j = 1; j <= n; j++) answer[p[j] - 1] = j - 1;
        return answer;
    }

    static int[] marry(int[][] men, int[][] women) {
        int n = men.length;
        int[] wife = new int[n], husband = new int[n], at = new int[n];
        Arrays.fill(wife, -1);
        Arrays.fill(husband, -1);
        ArrayDeque<Integer> free = new ArrayDeque<>();
        for (int i = 0; i < n; i++) free.add(i);
        while (!free.isEmpty()) {
            int m = free.poll(), w = men[m][at[m]++];
            List<Integer> order = Arrays.stream(women[w]).boxed().toList();
            if (husband[w] < 0) husband[w] = m;
            else if (order.indexOf(m) < order.indexOf(husband[w])) {
                free.add(husband[w]);
                husband[w] = m;
            } else free.add(m);
        }
        for (int w = 0; w < n; w++) wife[husband[w]] = w;
        return wife;
    }

    public static void main(String[] args) {
        Network g = new Network(6);
        int[][] e = {{0, 1, 16}, {0, 2, 13}, {1, 2, 10}, {2, 1, 4}, {1, 3, 12}, {3, 2, 9}, {2, 4, 14}, {4, 3, 7}, {3, 5, 20}, {4, 5, 4}};
        for (int[] x : e) g.edge(x[0], x[1], x[2]);
        System.out.println("flow " + g.flow(0, 5) + " cut " + g.cut());
        Network layers = new Network(42);
        for (int i = 0; i < 20; i++) {
            layers.edge(0, 1 + i, 5 + i % 3);
            layers.edge(21 + i, 41, 4 + i % 5);
            for (int k = 1; k <= 3; k++) layers.edge(1 + i, 21 + (i * 7 + k * 5) % 20, k + i % 2);
        }
        System.out.println("layered flow " + layers.flow(0, 41) + " cut size " + layers.cut().size());
        int[][] likes = {{0, 1}, {0}, {1, 2}, {2, 3, 4}, {3}, {3}};
        int[] match = new int[5];
        Arrays.fill(match, -1);
        int size = 0;
        for (int i = 0; i < likes.length; i++) if (augment(i, likes, match, new boolean[5])) size++;
        System.out.println("matching " + size + " " + Arrays.toString(match));
        int[][] cost = {{9, 2, 7, 8}, {6, 4, 3, 7}, {5, 8, 1, 8}, {7, 6, 9, 4}};
        int[] who = hungarian(cost);
        int total = 0;
        for (int i = 0; i < 4; i++) total += cost[i][who[i]];
        System.out.println("assignment " + Arrays.toString(who) + " cost " + total);
        int[][] big = new int[20][20];
        for (int i = 0; i < 20; i++) for (int j = 0; j < 20; j++) big[i][j] = (i * 37 + j * 91 + i * j * 13) % 100;
        int sum = 0;
        int[] best = hungarian(big);
        for (int i = 0; i < 20; i++) sum += big[i][best[i]];
        System.out.println("big assignment " + sum + " permutation " + Arrays.equals(Arrays.stream(best).sorted().toArray(), java.util.stream.IntStream.range(0, 20).toArray()));
        int[][] men = {{0, 1, 2, 3}, {1, 0, 3, 2}, {0, 2, 1, 3}, {3, 0, 1, 2}}, women = {{3, 2, 1, 0}, {0, 1, 2, 3}, {0, 1, 2, 3}, {2, 1, 3, 0}};
        System.out.println("wives " + Arrays.toString(marry(men, women)) + " reversed " + Arrays.toString(marry(women, men)));
        Network empty = new Network(2);
        System.out.println("no path " + empty.flow(0, 1) + " " + empty.cut());
    }
}
