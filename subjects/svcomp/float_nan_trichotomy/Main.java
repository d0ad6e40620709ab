import org.sosy_lab.sv_benchmarks.Verifier;

/** Not less is not the same as greater or equal. Float.compare knows better. */
public class Main {

    public static void main(String[] args) {
        float x = Verifier.nondetFloat();
        float y = Verifier.nondetFloat();

        boolean less = x < y;
        boolean notLess = x >= y;
        assert !(less && notLess);
        assert Float.compare(x, x) == 0;
        assert Float.isNaN(x) == (x != x);
        assert less || notLess;
    }
}
