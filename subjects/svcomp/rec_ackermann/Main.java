import org.sosy_lab.sv_benchmarks.Verifier;

/** Ackermann's function where it is still a small one. */
public class Main {

    static int ackermann(int m, int n) {
        if (m == 0) {
            return n + 1;
        }
        return ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
    }

    public static void main(String[] args) {
        int m = Verifier.nondetInt();
        int n = Verifier.nondetInt();
        Verifier.assume(0 <= m && m <= 2);
        Verifier.assume(0 <= n && n <= 3);

        int value = ackermann(m, n);
        assert value > n;
        assert m != 0 || value == n + 1;
        assert m != 1 || value == n + 2;
        assert m != 2 || value == 2 * n + 3;
    }
}
