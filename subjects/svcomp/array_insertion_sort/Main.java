import org.sosy_lab.sv_benchmarks.Verifier;

/** Insertion sort orders four ints, extreme ones included, and loses none. */
public class Main {

    static void sort(int[] values) {
        for (int i = 1; i < values.length; i++) {
            int value = values[i];
            int j = i;
            while (j > 0 && values[j - 1] > value) {
                values[j] = values[--j];
            }
            values[j] = value;
        }
    }

    static int count(int[] values, int value) {
        int count = 0;
        for (int other : values) {
            if (other == value) {
                count++;
            }
        }
        return count;
    }

    public static void main(String[] args) {
        int[] values = new int[4];
        for (int i = 0; i < values.length; i++) {
            values[i] = Verifier.nondetInt();
        }
        int[] before = values.clone();
        int chosen = before[2];
        sort(values);

        for (int i = 1; i < values.length; i++) {
            assert values[i - 1] <= values[i];
        }
        assert count(values, chosen) == count(before, chosen);
        assert before[2] == chosen;
    }
}
