import org.sosy_lab.sv_benchmarks.Verifier;

/** Copies a range that may be reversed. Division by zero is caught, a negative size is not. No uncaught exception. */
public class Main {

    static int[] range(int from, int to, int step) {
        int size;
        try {
            size = (to - from) / step;
        } catch (ArithmeticException e) {
            size = 0;
        }
        int[] range = new int[size];
        for (int i = 0; i < range.length; i++) {
            range[i] = from + i * step;
        }
        return range;
    }

    public static void main(String[] args) {
        int from = Verifier.nondetInt();
        int to = Verifier.nondetInt();
        int step = Verifier.nondetInt();
        Verifier.assume(0 <= from && from <= 4);
        Verifier.assume(0 <= to && to <= 4);
        Verifier.assume(0 <= step && step <= 2);

        int[] range = range(from, to, step);
        assert step == 0 ? range.length == 0 : range.length == (to - from) / step;
        assert range.length == 0 || range[0] == from;
    }
}
