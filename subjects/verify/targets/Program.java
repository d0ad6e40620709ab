//@ about: a class with a main is a program, run without arguments
//@ library
//@ verify: Program -> violated
import org.sosy_lab.sv_benchmarks.Verifier;

public class Program {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        boolean b = Verifier.nondetBoolean();
        Verifier.assume(x > 0);
        if (b) {
            assert x != 1000 || args.length > 0;
        }
    }

    public static void other() {
        assert false;
    }
}
