import org.sosy_lab.sv_benchmarks.Verifier;

/** Division rounds towards zero, the remainder has the sign of the dividend, and the floor variants differ. */
public class Main {

    static int divisor(int which) {
        switch (which) {
            case 0:
                return 3;
            case 1:
                return -3;
            case 2:
                return 7;
            case 3:
                return -8;
            default:
                return -1;
        }
    }

    public static void main(String[] args) {
        int any = Verifier.nondetInt();
        assert any / -1 == -any;
        assert any % -1 == 0;
        assert any != Integer.MIN_VALUE || any / -1 < 0;

        short a = Verifier.nondetShort();
        int which = Verifier.nondetInt();
        Verifier.assume(0 <= which && which < 5);
        int b = divisor(which);
        int quotient = a / b;
        int remainder = a % b;

        assert quotient * b + remainder == a;
        if (a < 0) {
            assert remainder <= 0;
        } else {
            assert remainder >= 0;
        }
        int modulus = Math.floorMod(a, b);
        if (b > 0) {
            assert 0 <= modulus && modulus < b;
        } else {
            assert b < modulus && modulus <= 0;
        }
        boolean inexactAndNegative = remainder != 0 && (a ^ b) < 0;
        assert Math.floorDiv(a, b) == (inexactAndNegative ? quotient - 1 : quotient);
    }
}
