//@ about: multianewarray with all or some dimensions, aliasing of rows, matrices
import java.util.Arrays;

public class MultiDim {
    public static void main(String[] args) {
        int[][] grid = new int[3][4];
        int n = 0;
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[r].length; c++) {
                grid[r][c] = n++;
            }
        }
        System.out.println(Arrays.deepToString(grid));
        grid[1] = grid[2];
        grid[1][0] = -1;
        System.out.println(Arrays.deepToString(grid) + (grid[1] == grid[2]));
        partial();
        shapes();
        matrix();
        life();
    }

    static void partial() {
        int[][][] some = new int[2][3][];
        System.out.println(some.length + " " + some[0].length + " " + some[0][0]);
        some[0][0] = new int[] {1};
        some[1][2] = some[0][0];
        some[1][2][0]++;
        System.out.println(Arrays.deepToString(some));
        long[][][][] first = new long[2][][][];
        System.out.println(Arrays.deepToString(first) + " " + first.getClass().getName());
        String[][] names = new String[2][2];
        names[0][1] = "x";
        System.out.println(Arrays.deepToString(names));
        System.out.println(new int[0][5].length + " " + new int[5][0][7][1].length + " " + new int[5][0].length);
        Object[] rows = new double[2][3];
        rows[1] = new double[1];
        System.out.println(((double[]) rows[0]).length + " " + ((double[]) rows[1]).length);
    }

    static void shapes() {
        byte[][][] b = new byte[2][3][4];
        boolean[][] z = new boolean[1][2];
        char[][] c = {{'a', 'b'}, {}, "xyz".toCharArray()};
        float[][] f = {null, {1, 2}, new float[1]};
        System.out.println(b[1][2].length + " " + z[0][1] + " " + c[2][2] + c[0][1] + " " + f[0] + " " + f[1][1] + f[2][0]);
        Object deep = new int[1][1][1][1][1][1][1][1];
        System.out.println(deep.getClass().getName() + " " + deep.getClass().getSimpleName());
        int[] a[] = {{1}, {2, 3}};
        System.out.println(a[1][1] + a[0][0] + a.length);
        int i = 0;
        int[][] order = new int[++i][++i];
        order[i -= 2][++i] = i + 5;
        System.out.println(order[0][1] + " " + i);
        try {
            order[i = 0][i = 5] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage() + " i=" + i);
        }
    }

    static void matrix() {
        long[][] fib = {{1, 1}, {1, 0}};
        long[][] result = {{1, 0}, {0, 1}};
        for (int p = 90; p > 0; p >>= 1) {
            if ((p & 1) == 1) result = multiply(result, fib);
            fib = multiply(fib, fib);
        }
        System.out.println(result[0][1] + " " + Arrays.deepToString(result));
        double[][] rotation = {{0, -1, 0}, {1, 0, 0}, {0, 0, 1}};
        double[] v = {3, 4, 5};
        for (int k = 0; k < 4; k++) {
            double[] w = new double[3];
            for (int r = 0; r < 3; r++)
                for (int c = 0; c < 3; c++) w[r] += rotation[r][c] * v[c];
            v = w;
            System.out.print(Arrays.toString(v));
        }
        System.out.println();
    }

    static long[][] multiply(long[][] a, long[][] b) {
        long[][] out = new long[a.length][b[0].length];
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < b[0].length; j++)
                for (int k = 0; k < b.length; k++) out[i][j] += a[i][k] * b[k][j];
        return out;
    }

    static void life() {
        boolean[][] world = new boolean[8][8];
        int[][] glider = {{0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}};
        for (int[] cell : glider) world[cell[0]][cell[1]] = true;
        for (int generation = 0; generation < 13; generation++) {
            boolean[][] next = new boolean[8][8];
            for (int y = 0; y < 8; y++) {
                for (int x = 0; x < 8; x++) {
                    int around = 0;
                    for (int d = 0; d < 9; d++) {
                        if (d != 4 && world[y + d / 3 + 7 & 7][x + d % 3 + 7 & 7]) around++;
                    }
                    next[y][x] = around == 3 || around == 2 && world[y][x];
                }
            }
            world = next;
        }
        for (boolean[] row : world) {
            StringBuilder text = new StringBuilder();
            for (boolean cell : row) text.append(cell ? '#' : '.');
            System.out.println(text);
        }
    }
}
