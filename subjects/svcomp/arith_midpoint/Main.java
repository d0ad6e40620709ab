import org.sosy_lab.sv_benchmarks.Verifier;

/** Three ways to halve an interval. Two of them survive large bounds. */
public class Main {

    public static void main(String[] args) {
        int lo = Verifier.nondetInt();
        int hi = Verifier.nondetInt();
        Verifier.assume(0 <= lo && lo <= hi);

        int byDifference = lo + (hi - lo) / 2;
        int byUnsignedShift = (lo + hi) >>> 1;
        int bySum = (lo + hi) / 2;

        assert lo <= byDifference && byDifference <= hi;
        assert byUnsignedShift == byDifference;
        assert lo <= bySum && bySum <= hi;
    }
}
