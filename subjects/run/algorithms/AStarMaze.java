//@ about: A* on a character grid with obstacles, breadth-first distances, flood fill and a generated maze
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;

public class AStarMaze {
    static final int[][] STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    record Spot(int row, int col) {
        int distance(Spot o) {
            return Math.abs(row - o.row) + Math.abs(col - o.col);
        }
    }

    record Open(Spot spot, int cost, int estimate, int order) implements Comparable<Open> {
        public int compareTo(Open o) {
            return estimate != o.estimate ? Integer.compare(estimate, o.estimate) : cost != o.cost ? Integer.compare(o.cost, cost) : Integer.compare(order, o.order);
        }
    }

    static int expanded;

    static char[][] parse(String text) {
        return text.lines().map(String::toCharArray).toArray(char[][]::new);
    }

    static Spot find(char[][] g, char what) {
        for (int r = 0; r < g.length; r++) for (int c = 0; c < g[r].length; c++) if (g[r][c] == what) return new Spot(r, c);
        throw new IllegalArgumentException("no " + what);
    }

    static int weight(char c) {
        return switch (c) {
            case '#' -> -1;
            case '~' -> 5;
            case 'm' -> 3;
            default -> 1;
        };
    }

    static int search(char[][] g) {
        Spot start = find(g, 'S'), end = find(g, 'E');
        Map<Spot, Spot> from = new HashMap<>();
        Map<Spot, Integer> best = new HashMap<>();
        PriorityQueue<Open> open = new PriorityQueue<>();
        int order = 0;
        expanded = 0;
        open.add(new Open(start, 0, start.distance(end), order++));
        best.put(start, 0);
        while (!open.isEmpty()) {
            Open o = open.poll();
            if (o.cost > best.get(o.spot)) continue;
            expanded++;
            if (o.spot.equals(end)) {
                for (Spot s = from.get(end); !s.equals(start); s = from.get(s)) g[s.row][s.col] = '*';
                return o.cost;
            }
            for (int[] d : STEPS) {
                Spot next = new Spot(o.spot.row + d[0], o.spot.col + d[1]);
                if (next.row < 0 || next.row >= g.length || next.col < 0 || next.col >= g[next.row].length) continue;
                int w = weight(g[next.row][next.col]);
                if (w < 0) continue;
                int cost = o.cost + w;
                if (cost < best.getOrDefault(next, Integer.MAX_VALUE)) {
                    best.put(next, cost);
                    from.put(next, o.spot);
                    open.add(new Open(next, cost, cost + next.distance(end), order++));
                }
            }
        }
        return -1;
    }

    static char[][] maze(int h, int w, long seed) {
        char[][] g = new char[2 * h + 1][2 * w + 1];
        for (char[] row : g) Arrays.fill(row, '#');
        Random random = new Random(seed);
        ArrayDeque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {0, 0});
        g[1][1] = ' ';
        while (!stack.isEmpty()) {
            int[] at = stack.peek();
            int turn = random.nextInt(4);
            boolean moved = false;
            for (int k = 0; k < 4 && !moved; k++) {
                int[] d = STEPS[(turn + k) % 4];
                int r = at[0] + d[0], c = at[1] + d[1];
                if (r < 0 || c < 0 || r >= h || c >= w || g[2 * r + 1][2 * c + 1] == ' ') continue;
                g[2 * at[0] + 1 + d[0]][2 * at[1] + 1 + d[1]] = ' ';
                g[2 * r + 1][2 * c + 1] = ' ';
                stack.push(new int[] {r, c});
                moved = true;
            }
            if (!moved) stack.pop();
        }
        g[1][1] = 'S';
        g[2 * h - 1][2 * w - 1] = 'E';
        return g;
    }

    static int regions(char[][] g) {
        int n = 0;
        boolean[][] seen = new boolean[g.length][g[0].length];
        for (int r = 0; r < g.length; r++) for (int c = 0; c < g[0].length; c++) {
            if (g[r][c] == '#' || seen[r][c]) continue;
            n++;
            ArrayDeque<Integer> queue = new ArrayDeque<>();
            queue.add(r * 1000 + c);
            seen[r][c] = true;
            while (!queue.isEmpty()) {
                int v = queue.poll();
                for (int[] d : STEPS) {
                    int rr = v / 1000 + d[0], cc = v % 1000 + d[1];
                    if (rr < 0 || cc < 0 || rr >= g.length || cc >= g[0].length || g[rr][cc] == '#' || seen[rr][cc]) continue;
                    seen[rr][cc] = true;
                    queue.add(rr * 1000 + cc);
                }
            }
        }
        return n;
    }

    static void show(String title, char[][] g) {
        int cost = search(g);
        System.out.println(title + ": cost " + cost + " expanded " + expanded + " regions " + regions(g));
        for (char[] row : g) System.out.println(new String(row));
    }

    public static void main(String[] args) {
        show("open", parse("S.........\n..........\n..........\n.........E"));
        show("walls", parse("S.#.......\n..#.####..\n..#....#..\n..####.#..\n.......#.E"));
        show("terrain", parse("S~~~~~....\n.~mmm~.##.\n.~mmm~.#..\n.~~~~~.#.#\n.......#.E"));
        show("blocked", parse("S..#..\n...#..\n####.E"));
        show("maze", maze(7, 14, 2024));
        try {
            search(parse("S..."));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
