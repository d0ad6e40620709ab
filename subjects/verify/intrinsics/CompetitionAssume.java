//@ about: SV-COMP's assume; the class that offers it costs nothing
//@ library
//@ verify: CompetitionAssume#odd -> holds
import org.sosy_lab.sv_benchmarks.Verifier;

class CompetitionAssume {
    static void odd() {
        int i = Verifier.nondetInt();
        Verifier.assume(i % 2 == 1);
        assert i > 0;
    }
}
