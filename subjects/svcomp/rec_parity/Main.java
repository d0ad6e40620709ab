import org.sosy_lab.sv_benchmarks.Verifier;

/** Even and odd by mutual recursion, compared with the popular test that forgets half of the odd numbers. */
public class Main {

    static boolean isEven(int n) {
        return n == 0 || isOdd(n - Integer.signum(n));
    }

    static boolean isOdd(int n) {
        return n != 0 && isEven(n - Integer.signum(n));
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(-6 <= n && n <= 6);

        boolean odd = isOdd(n);
        assert odd != isEven(n);
        assert odd == ((n & 1) == 1);
        assert odd == (n % 2 == 1);
    }
}
