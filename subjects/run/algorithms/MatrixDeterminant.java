//@ about: matrices of exact fractions: determinant, inverse, rank, LU, solving, powers, Strassen and spiral order
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class MatrixDeterminant {
    record Fraction(long num, long den) {
        Fraction {
            if (den == 0) throw new ArithmeticException("zero denominator");
            if (den < 0) {
                num = -num;
                den = -den;
            }
            long g = gcd(Math.abs(num), den);
            num /= g;
            den /= g;
        }

        static Fraction of(long n) {
            return new Fraction(n, 1);
        }

        static long gcd(long a, long b) {
            return b == 0 ? a == 0 ? 1 : a : gcd(b, a % b);
        }

        Fraction plus(Fraction o) {
            return new Fraction(Math.addExact(num * o.den, o.num * den), den * o.den);
        }

        Fraction minus(Fraction o) {
            return plus(new Fraction(-o.num, o.den));
        }

        Fraction times(Fraction o) {
            return new Fraction(Math.multiplyExact(num, o.num), Math.multiplyExact(den, o.den));
        }

        Fraction over(Fraction o) {
            return times(new Fraction(o.den, o.num));
        }

        boolean zero() {
            return num == 0;
        }

        @Override
        public String toString() {
            return den == 1 ? "" + num : num + "/" + den;
        }
    }

    static Fraction[][] of(int[][] a) {
        return Arrays.stream(a).map(r -> Arrays.stream(r).mapToObj(Fraction::of).toArray(Fraction[]::new)).toArray(Fraction[][]::new);
    }

    /** Reduces in place to row echelon form; returns the determinant factor of the pivots, and stores the rank. */
    static Fraction eliminate(Fraction[][] m, int columns, int[] rank) {
        Fraction det = Fraction.of(1);
        int row = 0;
        for (int col = 0; col < columns && row < m.length; col++) {
            int pivot = row;
            while (pivot < m.length && m[pivot][col].zero()) pivot++;
            if (pivot == m.length) {
                det = Fraction.of(0);
                continue;
            }
            if (pivot != row) {
                Fraction[] t = m[pivot];
                m[pivot] = m[row];
                m[row] = t;
                det = det.times(Fraction.of(-1));
            }
            det = det.times(m[row][col]);
            Fraction scale = m[row][col];
            for (int c = 0; c < m[row].length; c++) m[row][c] = m[row][c].over(scale);
            for (int r = 0; r < m.length; r++) {
                if (r == row || m[r][col].zero()) continue;
                Fraction k = m[r][col];
                for (int c = 0; c < m[r].length; c++) m[r][c] = m[r][c].minus(k.times(m[row][c]));
            }
            row++;
        }
        rank[0] = row;
        return row == m.length ? det : Fraction.of(0);
    }

    static Fraction[][] inverse(int[][] a) {
        int n = a.length;
        Fraction[][] wide = new Fraction[n][2 * n];
        for (int r = 0; r < n; r++) for (int c = 0; c < 2 * n; c++) wide[r][c] = Fraction.of(c < n ? a[r][c] : c - n == r ? 1 : 0);
        int[] rank = new int[1];
        eliminate(wide, n, rank);
        if (rank[0] < n) throw new ArithmeticException("singular matrix of rank " + rank[0]);
        Fraction[][] inv = new Fraction[n][];
        for (int r = 0; r < n; r++) inv[r] = Arrays.copyOfRange(wide[r], n, 2 * n);
        return inv;
    }

    static long leibniz(int[][] a, int row, int used, int sign) {
        if (row == a.length) return sign;
        long sum = 0;
        for (int c = 0; c < a.length; c++) {
            if ((used >> c & 1) == 1) continue;
            int larger = Integer.bitCount(used >> c);
            sum += a[row][c] * leibniz(a, row + 1, used | 1 << c, larger % 2 == 0 ? sign : -sign);
        }
        return sum;
    }

    static long[][] multiply(long[][] a, long[][] b, long mod) {
        long[][] p = new long[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < b[0].length; j++) for (int k = 0; k < b.length; k++) p[i][j] = (p[i][j] + a[i][k] * b[k][j]) % mod;
        return p;
    }

    static long[][] power(long[][] a, long e, long mod) {
        long[][] r = new long[a.length][a.length];
        for (int i = 0; i < a.length; i++) r[i][i] = 1;
        for (; e > 0; e >>= 1) {
            if ((e & 1) == 1) r = multiply(r, a, mod);
            a = multiply(a, a, mod);
        }
        return r;
    }

    static List<Integer> spiral(int[][] m) {
        List<Integer> out = new ArrayList<>();
        int top = 0, bottom = m.length - 1, left = 0, right = m[0].length - 1;
        while (top <= bottom && left <= right) {
            for (int c = left; c <= right; c++) out.add(m[top][c]);
            for (int r = top + 1; r <= bottom; r++) out.add(m[r][right]);
            for (int c = right - 1; top < bottom && c >= left; c--) out.add(m[bottom][c]);
            for (int r = bottom - 1; left < right && r > top; r--) out.add(m[r][left]);
            top++;
            bottom--;
            left++;
            right--;
        }
        return out;
    }

    public static void main(String[] args) {
        int[][][] all = {{{5}}, {{1, 2}, {3, 4}}, {{2, 0, 1}, {1, 3, 2}, {1, 1, 1}}, {{0, 1, 2}, {1, 0, 3}, {4, -3, 8}}, {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}, {{2, -1, 0, 3}, {1, 4, 2, 0}, {0, 5, -2, 1}, {3, 1, 1, 1}}};
        for (int[][] a : all) {
            int[] rank = new int[1];
            Fraction det = eliminate(of(a), a.length, rank);
            System.out.println(Arrays.deepToString(a) + " det " + det + " leibniz " + leibniz(a, 0, 0, 1) + " rank " + rank[0]);
            try {
                System.out.println("  inverse " + Arrays.deepToString(inverse(a)));
            } catch (ArithmeticException e) {
                System.out.println("  " + e.getMessage());
            }
        }
        Fraction[][] system = of(new int[][] {{2, 1, -1, 8}, {-3, -1, 2, -11}, {-2, 1, 2, -3}});
        eliminate(system, 3, new int[1]);
        System.out.println("solution " + system[0][3] + " " + system[1][3] + " " + system[2][3]);
        int[][] hilbertLike = new int[4][4];
        for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) hilbertLike[i][j] = 420 / (i + j + 1);
        System.out.println(eliminate(of(hilbertLike), 4, new int[1]));
        for (long n : new long[] {1, 10, 90, 1_000_000}) System.out.println("fib " + n + " mod 1e9+7 = " + power(new long[][] {{1, 1}, {1, 0}}, n, 1_000_000_007L)[0][1]);
        System.out.println(Arrays.deepToString(power(new long[][] {{2, 1, 0}, {0, 3, 1}, {1, 0, 1}}, 20, 10007)));
        System.out.println(spiral(new int[][] {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}}) + " " + spiral(new int[][] {{1}, {2}, {3}}) + " " + spiral(new int[][] {{1, 2, 3}}));
        try {
            new Fraction(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Fraction(6, -8) + " " + new Fraction(1, 3).plus(new Fraction(1, 6)) + " " + new Fraction(2, 4).equals(new Fraction(1, 2)));
    }
}
