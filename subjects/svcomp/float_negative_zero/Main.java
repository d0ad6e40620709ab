import org.sosy_lab.sv_benchmarks.Verifier;

/** Equal doubles need not have equal reciprocals: the two zeros are equal. */
public class Main {

    static double reciprocal(double x) {
        return 1.0 / x;
    }

    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        double y = Verifier.nondetDouble();
        Verifier.assume(x == y);

        assert !Double.isNaN(x);
        assert -x == -y;
        assert x + 0.0 == y - 0.0;
        assert reciprocal(x) == reciprocal(y);
    }
}
