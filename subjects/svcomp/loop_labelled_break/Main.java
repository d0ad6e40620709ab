import org.sosy_lab.sv_benchmarks.Verifier;

/** Looks for a pair with a given sum, once with labels and once without. */
public class Main {

    static int withLabels(int[] values, int sum) {
        int found = -1;
        search:
        for (int i = 0; i < values.length; i++) {
            inner:
            for (int j = i + 1; j < values.length; j++) {
                if (values[i] == 0) {
                    continue search;
                }
                if (values[j] == 0) {
                    continue inner;
                }
                if (values[i] + values[j] == sum) {
                    found = 10 * i + j;
                    break search;
                }
            }
        }
        return found;
    }

    static int withoutLabels(int[] values, int sum) {
        for (int i = 0; i < values.length; i++) {
            for (int j = i + 1; j < values.length; j++) {
                if (values[i] != 0 && values[j] != 0 && values[i] + values[j] == sum) {
                    return 10 * i + j;
                }
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        int[] values = new int[3];
        for (int i = 0; i < values.length; i++) {
            values[i] = Verifier.nondetInt();
        }
        int sum = Verifier.nondetInt();

        int found = withLabels(values, sum);
        assert found == withoutLabels(values, sum);
        assert found == -1 || found == 1 || found == 2 || found == 12;
        if (found >= 0) {
            assert values[found / 10] + values[found % 10] == sum;
        }
    }
}
