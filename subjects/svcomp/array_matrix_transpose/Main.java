import org.sosy_lab.sv_benchmarks.Verifier;

/** Arrays of arrays: rows of different length, rows that are shared, rows that are not there. */
public class Main {

    static int[][] transpose(int[][] matrix) {
        int[][] result = new int[matrix[0].length][matrix.length];
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j < matrix[i].length; j++) {
                result[j][i] = matrix[i][j];
            }
        }
        return result;
    }

    public static void main(String[] args) {
        int[][] matrix = new int[2][3];
        for (int[] row : matrix) {
            for (int j = 0; j < row.length; j++) {
                row[j] = Verifier.nondetInt();
            }
        }
        int[][] twice = transpose(transpose(matrix));
        int i = Verifier.nondetInt();
        int j = Verifier.nondetInt();
        Verifier.assume(0 <= i && i < 2 && 0 <= j && j < 3);
        assert twice != matrix && twice[i] != matrix[i];
        assert twice[i][j] == matrix[i][j];

        int[][] shallow = matrix.clone();
        shallow[i][j] = matrix[i][j] + 1;
        assert matrix[i][j] == shallow[i][j];
        assert matrix[i][j] != twice[i][j];

        int[][] jagged = new int[3][];
        jagged[i] = new int[j];
        int there = 0;
        for (int[] row : jagged) {
            if (row != null) {
                there += 1 + row.length;
            }
        }
        assert there == 1 + j;
        assert jagged[2] == null;
    }
}
