//@ about: search with backtracking: n queens, sudoku, knight's tour, subset sum
public class Backtracking {
    static int solutions;

    static void queens(int n, int row, int columns, int diagonals, int antidiagonals) {
        if (row == n) {
            solutions++;
            return;
        }
        for (int free = ~(columns | diagonals | antidiagonals) & (1 << n) - 1; free != 0; free &= free - 1) {
            int bit = free & -free;
            queens(n, row + 1, columns | bit, (diagonals | bit) << 1, (antidiagonals | bit) >> 1);
        }
    }

    static final int[][] GRID = new int[9][9];

    static boolean fits(int r, int c, int v) {
        for (int i = 0; i < 9; i++) {
            if (GRID[r][i] == v || GRID[i][c] == v || GRID[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) {
                return false;
            }
        }
        return true;
    }

    static int attempts;

    static boolean sudoku(int cell) {
        if (cell == 81) return true;
        int r = cell / 9, c = cell % 9;
        if (GRID[r][c] != 0) return sudoku(cell + 1);
        for (int v = 1; v <= 9; v++) {
            attempts++;
            if (fits(r, c, v)) {
                GRID[r][c] = v;
                if (sudoku(cell + 1)) return true;
            }
        }
        GRID[r][c] = 0;
        return false;
    }

    static final int[] DX = {1, 2, 2, 1, -1, -2, -2, -1}, DY = {2, 1, -1, -2, -2, -1, 1, 2};

    static int exits(int[][] board, int x, int y) {
        int n = 0;
        for (int k = 0; k < 8; k++) {
            int a = x + DX[k], b = y + DY[k];
            if (a >= 0 && b >= 0 && a < board.length && b < board.length && board[a][b] == 0) n++;
        }
        return n;
    }

    /** Warnsdorff's rule: go where the fewest ways lead on. */
    static boolean tour(int[][] board, int x, int y, int step) {
        board[x][y] = step;
        if (step == board.length * board.length) return true;
        for (int wanted = 0; wanted <= 8; wanted++) {
            for (int k = 0; k < 8; k++) {
                int a = x + DX[k], b = y + DY[k];
                if (a >= 0 && b >= 0 && a < board.length && b < board.length && board[a][b] == 0 && exits(board, a, b) == wanted) {
                    if (tour(board, a, b, step + 1)) return true;
                }
            }
        }
        board[x][y] = 0;
        return false;
    }

    static int subsetSum(int[] items, int i, int rest) {
        if (rest == 0) return 1;
        if (rest < 0 || i == items.length) return 0;
        return subsetSum(items, i + 1, rest - items[i]) + subsetSum(items, i + 1, rest);
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 8; n++) {
            solutions = 0;
            queens(n, 0, 0, 0, 0);
            System.out.println(n + " queens: " + solutions);
        }
        String[] puzzle = {"53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6", ".6....28.", "...419..5", "....8..79"};
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                GRID[r][c] = puzzle[r].charAt(c) == '.' ? 0 : puzzle[r].charAt(c) - '0';
            }
        }
        System.out.println(sudoku(0) + " after " + attempts);
        for (int[] row : GRID) {
            StringBuilder text = new StringBuilder();
            for (int v : row) text.append(v);
            System.out.println(text);
        }
        int[][] board = new int[6][6];
        System.out.println(tour(board, 0, 0, 1));
        for (int[] row : board) {
            System.out.println(java.util.Arrays.toString(row));
        }
        System.out.println(subsetSum(new int[] {3, 34, 4, 12, 5, 2, 7, 9, 11, 8, 1}, 0, 20));
    }
}
