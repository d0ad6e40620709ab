import org.sosy_lab.sv_benchmarks.Verifier;

/** A double has room for every int, a float has not. */
public class Main {

    public static void main(String[] args) {
        int i = Verifier.nondetInt();

        assert (int) (double) i == i;
        if (-16777216 <= i && i <= 16777217) {
            assert (int) (float) i == i;
        }
    }
}
