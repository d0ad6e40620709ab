//@ about: Conway's life on a torus and on a sparse infinite board: gliders, oscillators, still lifes, cycle detection
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

public class GameOfLife {
    static boolean[][] parse(int rows, int columns, String... picture) {
        boolean[][] g = new boolean[rows][columns];
        for (int r = 0; r < picture.length; r++) for (int c = 0; c < picture[r].length(); c++) g[r + 1][c + 1] = picture[r].charAt(c) == '#';
        return g;
    }

    static boolean[][] step(boolean[][] g) {
        int rows = g.length, columns = g[0].length;
        boolean[][] next = new boolean[rows][columns];
        for (int r = 0; r < rows; r++) for (int c = 0; c < columns; c++) {
            int n = 0;
            for (int dr = -1; dr <= 1; dr++) for (int dc = -1; dc <= 1; dc++) {
                if ((dr | dc) != 0 && g[Math.floorMod(r + dr, rows)][Math.floorMod(c + dc, columns)]) n++;
            }
            next[r][c] = n == 3 || n == 2 && g[r][c];
        }
        return next;
    }

    static String draw(boolean[][] g) {
        StringBuilder b = new StringBuilder();
        for (boolean[] row : g) {
            for (boolean cell : row) b.append(cell ? '#' : '.');
            b.append('\n');
        }
        return b.toString();
    }

    static int alive(boolean[][] g) {
        int n = 0;
        for (boolean[] row : g) for (boolean cell : row) if (cell) n++;
        return n;
    }

    static void classify(String name, boolean[][] g) {
        Map<String, Integer> seen = new HashMap<>();
        int generation = 0;
        while (true) {
            String key = draw(g);
            Integer before = seen.putIfAbsent(key, generation);
            if (before != null) {
                System.out.println(name + ": generation " + generation + " repeats " + before + ", period " + (generation - before) + ", alive " + alive(g));
                return;
            }
            if (generation > 80) {
                System.out.println(name + ": no cycle in 80 generations, alive " + alive(g));
                return;
            }
            g = step(g);
            generation++;
        }
    }

    record Cell(int x, int y) implements Comparable<Cell> {
        public int compareTo(Cell o) {
            return y != o.y ? Integer.compare(y, o.y) : Integer.compare(x, o.x);
        }
    }

    static Set<Cell> sparse(Set<Cell> live) {
        Map<Cell, Integer> count = new HashMap<>();
        for (Cell c : live) for (int dx = -1; dx <= 1; dx++) for (int dy = -1; dy <= 1; dy++) if ((dx | dy) != 0) count.merge(new Cell(c.x + dx, c.y + dy), 1, Integer::sum);
        Set<Cell> next = new HashSet<>();
        count.forEach((c, n) -> {
            if (n == 3 || n == 2 && live.contains(c)) next.add(c);
        });
        return next;
    }

    public static void main(String[] args) {
        boolean[][] glider = parse(6, 8, ".#.", "..#", "###");
        for (int i = 0; i <= 4; i++) {
            System.out.println("generation " + i);
            System.out.print(draw(glider));
            glider = step(glider);
        }
        classify("block", parse(4, 4, "##", "##"));
        classify("blinker", parse(5, 5, "###"));
        classify("toad", parse(6, 6, "", ".###", "###"));
        classify("beacon", parse(6, 6, "##", "##", "..##", "..##"));
        classify("glider", parse(8, 8, ".#.", "..#", "###"));
        classify("lonely", parse(5, 5, "#"));
        classify("r-pentomino", parse(12, 12, "", "", "", "", "....##", "...##", "....#"));
        Set<Cell> live = new HashSet<>();
        for (int[] p : new int[][] {{1, 0}, {2, 1}, {0, 2}, {1, 2}, {2, 2}}) live.add(new Cell(p[0], p[1]));
        for (int i = 0; i < 40; i++) live = sparse(live);
        System.out.println("glider after 40: " + new TreeSet<>(live));
        Set<Cell> rpentomino = new HashSet<>();
        for (int[] p : new int[][] {{1, 0}, {2, 0}, {0, 1}, {1, 1}, {1, 2}}) rpentomino.add(new Cell(p[0], p[1]));
        int[] population = new int[4];
        for (int i = 0; i < 40; i++) {
            if (i % 10 == 0) population[i / 10] = rpentomino.size();
            rpentomino = sparse(rpentomino);
        }
        System.out.println("r-pentomino population " + Arrays.toString(population));
        boolean[] rule = new boolean[31];
        rule[15] = true;
        for (int i = 0; i < 10; i++) {
            StringBuilder b = new StringBuilder();
            boolean[] next = new boolean[rule.length];
            for (int c = 0; c < rule.length; c++) {
                b.append(rule[c] ? '#' : ' ');
                boolean left = c > 0 && rule[c - 1], right = c + 1 < rule.length && rule[c + 1];
                next[c] = left ^ right;
            }
            System.out.println(b.toString().stripTrailing());
            rule = next;
        }
    }
}
