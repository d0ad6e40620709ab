import org.sosy_lab.sv_benchmarks.Verifier;

/** Fractions in lowest terms with positive denominators: sums commute, and equal values have equal parts. */
public class Main {

    static final class Rational {
        final int numerator;
        final int denominator;

        Rational(int numerator, int denominator) {
            if (denominator == 0) {
                throw new IllegalArgumentException("zero denominator");
            }
            int divisor = gcd(Math.abs(numerator), Math.abs(denominator));
            if (denominator < 0) {
                divisor = -divisor;
            }
            this.numerator = numerator / divisor;
            this.denominator = denominator / divisor;
        }

        private static int gcd(int a, int b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        Rational plus(Rational that) {
            return new Rational(
                    numerator * that.denominator + that.numerator * denominator, denominator * that.denominator);
        }

        boolean sameAs(Rational that) {
            return numerator == that.numerator && denominator == that.denominator;
        }
    }

    static Rational nondetRational() {
        int numerator = Verifier.nondetInt();
        int denominator = Verifier.nondetInt();
        Verifier.assume(-2 <= numerator && numerator <= 2);
        Verifier.assume(denominator == -2 || denominator == 1 || denominator == 3);
        return new Rational(numerator, denominator);
    }

    public static void main(String[] args) {
        Rational a = nondetRational();
        Rational b = nondetRational();
        Rational sum = a.plus(b);

        assert sum.denominator > 0;
        assert sum.sameAs(b.plus(a));
        assert sum.sameAs(a) == (b.numerator == 0);
        assert a.numerator != 0 || a.denominator == 1;
    }
}
