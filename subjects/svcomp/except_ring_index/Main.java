import org.sosy_lab.sv_benchmarks.Verifier;

/** Steps around a ring of three. Backwards, the remainder is negative. Property: no uncaught exception. */
public class Main {

    private static final int[] RING = {2, 3, 5};

    static int at(int position) {
        try {
            return RING[position % RING.length];
        } catch (NullPointerException e) {
            return 0;
        }
    }

    public static void main(String[] args) {
        int position = Verifier.nondetInt();
        int step = Verifier.nondetInt();
        Verifier.assume(0 <= position && position < 3);
        Verifier.assume(-1 <= step && step <= 1);

        int value = at(position + step);
        assert value != RING[position] || step == 0;
    }
}
