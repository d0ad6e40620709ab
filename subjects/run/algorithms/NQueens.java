//@ about: N queens three ways: backtracking with arrays, bit masks, and symmetry-reduced counting
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class NQueens {
    private final int n;
    private final int[] column;
    private final boolean[] usedColumn, usedDown, usedUp;
    private final List<int[]> solutions = new ArrayList<>();
    private int visited;

    NQueens(int n) {
        this.n = n;
        column = new int[n];
        usedColumn = new boolean[n];
        usedDown = new boolean[2 * n];
        usedUp = new boolean[2 * n];
    }

    List<int[]> solve() {
        place(0);
        return solutions;
    }

    private void place(int row) {
        visited++;
        if (row == n) {
            solutions.add(column.clone());
            return;
        }
        for (int c = 0; c < n; c++) {
            int down = row - c + n, up = row + c;
            if (usedColumn[c] || usedDown[down] || usedUp[up]) continue;
            usedColumn[c] = usedDown[down] = usedUp[up] = true;
            column[row] = c;
            place(row + 1);
            usedColumn[c] = usedDown[down] = usedUp[up] = false;
        }
    }

    static int countByBits(int all, int columns, int down, int up) {
        if (columns == all) return 1;
        int count = 0;
        for (int free = all & ~(columns | down | up); free != 0; ) {
            int bit = free & -free;
            free ^= bit;
            count += countByBits(all, columns | bit, (down | bit) << 1, (up | bit) >> 1);
        }
        return count;
    }

    static String board(int[] columns) {
        StringBuilder b = new StringBuilder();
        for (int c : columns) {
            char[] row = new char[columns.length];
            Arrays.fill(row, '.');
            row[c] = 'Q';
            b.append(row).append('\n');
        }
        return b.toString();
    }

    static int[] rotate(int[] q) {
        int[] r = new int[q.length];
        for (int row = 0; row < q.length; row++) r[q[row]] = q.length - 1 - row;
        return r;
    }

    static int[] mirror(int[] q) {
        int[] r = new int[q.length];
        for (int row = 0; row < q.length; row++) r[row] = q.length - 1 - q[row];
        return r;
    }

    static int fundamental(List<int[]> all) {
        Set<String> seen = new HashSet<>();
        int classes = 0;
        for (int[] q : all) {
            if (seen.contains(Arrays.toString(q))) continue;
            classes++;
            int[] image = q;
            for (int i = 0; i < 4; i++) {
                seen.add(Arrays.toString(image));
                seen.add(Arrays.toString(mirror(image)));
                image = rotate(image);
            }
        }
        return classes;
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 8; n++) {
            NQueens q = new NQueens(n);
            List<int[]> solutions = q.solve();
            System.out.println(n + " queens: " + solutions.size() + " solutions, " + fundamental(solutions) + " fundamental, " + q.visited + " nodes, bits say " + countByBits((1 << n) - 1, 0, 0, 0));
        }
        System.out.print(board(new NQueens(8).solve().get(0)));
        List<int[]> six = new NQueens(6).solve();
        for (int[] s : six) System.out.println(Arrays.toString(s) + " rotated " + Arrays.toString(rotate(s)));
        int attacks = 0;
        int[] diagonal = {0, 1, 2, 3, 4};
        for (int i = 0; i < diagonal.length; i++) for (int j = i + 1; j < diagonal.length; j++) if (Math.abs(diagonal[i] - diagonal[j]) == j - i) attacks++;
        System.out.println("attacks on the diagonal " + attacks);
    }
}
