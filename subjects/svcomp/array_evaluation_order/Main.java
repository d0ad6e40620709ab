import org.sosy_lab.sv_benchmarks.Verifier;

/** Operands are evaluated from left to right, and an array's index before what is stored there. */
public class Main {

    private static String trace(StringBuilder trace, String what) {
        trace.append(what);
        return what;
    }

    private static int failing(StringBuilder trace) {
        trace.append("rhs");
        throw new IllegalStateException();
    }

    public static void main(String[] args) {
        int i = Verifier.nondetInt();
        Verifier.assume(0 <= i && i <= 2);
        int start = i;

        int[] a = {10, 20, 30, 40};
        a[i] = i = 3;
        assert a[start] == 3 && i == 3 && a[3] == 40;

        i = start;
        int[] b = {10, 20, 30, 40};
        b[i++] += b[i] + i;
        assert b[start] == 10 * (start + 1) + 10 * (start + 2) + start + 1;

        i = start;
        int sum = i++ + i++ * --i + i;
        assert sum == start + (start + 1) * (start + 1) + start + 1;

        i = start;
        i = i++ + 0 * (i = 100);
        assert i == start;

        StringBuilder trace = new StringBuilder();
        int[] none = null;
        try {
            none[start] = failing(trace);
        } catch (IllegalStateException e) {
            trace(trace, "!");
        }
        assert trace.toString().equals("rhs!");
    }
}
