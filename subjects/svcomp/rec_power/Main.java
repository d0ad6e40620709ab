import org.sosy_lab.sv_benchmarks.Verifier;

/** Powers by squaring agree with repeated multiplication even when both overflow, which they do. */
public class Main {

    static int power(int base, int exponent) {
        if (exponent == 0) {
            return 1;
        }
        int half = power(base, exponent / 2);
        return exponent % 2 == 0 ? half * half : half * half * base;
    }

    public static void main(String[] args) {
        int base = Verifier.nondetInt();
        int exponent = Verifier.nondetInt();
        Verifier.assume(0 <= base && base <= 1300);
        Verifier.assume(0 <= exponent && exponent <= 3);

        int power = power(base, exponent);
        assert exponent != 2 || power == base * base;
        assert power >= 0;
    }
}
