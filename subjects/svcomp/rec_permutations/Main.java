import org.sosy_lab.sv_benchmarks.Verifier;

/** Permutes an array by swapping and swapping back. Three values have six orders; fewer, if some are equal. */
public class Main {

    private final int[] values;
    private int visited;
    private int sorted;

    Main(int[] values) {
        this.values = values;
    }

    void permute(int from) {
        if (from == values.length) {
            visited++;
            if (values[0] <= values[1] && values[1] <= values[2]) {
                sorted++;
            }
            return;
        }
        for (int i = from; i < values.length; i++) {
            swap(from, i);
            permute(from + 1);
            swap(from, i);
        }
    }

    private void swap(int i, int j) {
        int value = values[i];
        values[i] = values[j];
        values[j] = value;
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        int c = Verifier.nondetInt();
        int[] values = {a, b, c};
        Main run = new Main(values);
        run.permute(0);

        assert run.visited == 6;
        assert values[0] == a && values[1] == b && values[2] == c;
        if (a == b && b == c) {
            assert run.sorted == 6;
        } else if (a == b || b == c || a == c) {
            assert run.sorted == 2;
        } else {
            assert run.sorted == 1;
        }
    }
}
