//@ about: a sudoku solver with constraint propagation and backtracking over bit sets, plus unsolvable input
import java.util.Arrays;

public class Sudoku {
    static final int ALL = 0x1ff;
    final int[] cells = new int[81];
    final int[] rows = new int[9], columns = new int[9], boxes = new int[9];
    int guesses;
    int solutionsFound;

    Sudoku(String text) {
        if (text.length() != 81) throw new IllegalArgumentException("need 81 cells, got " + text.length());
        for (int i = 0; i < 81; i++) {
            char c = text.charAt(i);
            if (c == '.' || c == '0') continue;
            if (c < '1' || c > '9') throw new IllegalArgumentException("bad cell '" + c + "' at " + i);
            int bit = 1 << c - '1';
            if ((candidates(i) & bit) == 0) throw new IllegalStateException("conflict at row " + i / 9 + " column " + i % 9);
            put(i, bit);
        }
    }

    int box(int i) {
        return i / 27 * 3 + i % 9 / 3;
    }

    int candidates(int i) {
        return ALL & ~(rows[i / 9] | columns[i % 9] | boxes[box(i)]);
    }

    void put(int i, int bit) {
        cells[i] = bit;
        rows[i / 9] |= bit;
        columns[i % 9] |= bit;
        boxes[box(i)] |= bit;
    }

    void erase(int i) {
        int bit = cells[i];
        cells[i] = 0;
        rows[i / 9] &= ~bit;
        columns[i % 9] &= ~bit;
        boxes[box(i)] &= ~bit;
    }

    boolean solve(int limit) {
        int best = -1, fewest = 10;
        for (int i = 0; i < 81 && fewest > 1; i++) {
            if (cells[i] != 0) continue;
            int n = Integer.bitCount(candidates(i));
            if (n == 0) return false;
            if (n < fewest) {
                fewest = n;
                best = i;
            }
        }
        if (best < 0) {
            solutionsFound++;
            return solutionsFound >= limit;
        }
        for (int c = candidates(best); c != 0; c &= c - 1) {
            if (fewest > 1) guesses++;
            put(best, c & -c);
            if (solve(limit)) return true;
            erase(best);
        }
        return false;
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 81; i++) {
            b.append(cells[i] == 0 ? "." : String.valueOf(Integer.numberOfTrailingZeros(cells[i]) + 1));
            if (i % 9 == 8) b.append('\n');
            else if (i % 3 == 2) b.append(' ');
        }
        return b.toString();
    }

    boolean valid() {
        int[] full = new int[9];
        Arrays.fill(full, ALL);
        return Arrays.equals(rows, full) && Arrays.equals(columns, full) && Arrays.equals(boxes, full);
    }

    public static void main(String[] args) {
        String[] puzzles = {
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..",
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        };
        for (String p : puzzles) {
            Sudoku s = new Sudoku(p);
            boolean solved = s.solve(1);
            System.out.println(solved + " valid " + s.valid() + " guesses " + s.guesses);
            System.out.print(s);
        }
        Sudoku ambiguous = new Sudoku("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419...........".concat("."));
        ambiguous.solve(5);
        System.out.println("solutions found up to five: " + ambiguous.solutionsFound);
        for (String bad : new String[] {"123", "55".concat(".".repeat(79)), "x".concat(".".repeat(80))}) {
            try {
                new Sudoku(bad);
            } catch (IllegalArgumentException | IllegalStateException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        Sudoku impossible = new Sudoku("12345678.........9" + ".".repeat(63));
        System.out.println("impossible solved " + impossible.solve(1) + " after " + impossible.guesses + " guesses");
    }
}
