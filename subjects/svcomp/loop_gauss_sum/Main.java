import org.sosy_lab.sv_benchmarks.Verifier;

/** Sums in three kinds of loops agree, also for a count that is zero or negative. */
public class Main {

    static int byFor(int n) {
        int sum = 0;
        for (int i = 1; i <= n; i++) {
            sum += i;
        }
        return sum;
    }

    static int byWhile(int n) {
        int sum = 0;
        while (n > 0) {
            sum += n--;
        }
        return sum;
    }

    static int byDoWhile(int n) {
        int sum = 0;
        int i = 0;
        do {
            sum += i;
        } while (i++ < n);
        return sum;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n <= 8);

        int sum = byFor(n);
        assert sum == byWhile(n);
        assert sum == byDoWhile(n);
        if (n >= 0) {
            assert 2 * sum == n * (n + 1);
        } else {
            assert sum == 0;
        }
    }
}
