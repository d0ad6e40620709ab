import org.sosy_lab.sv_benchmarks.Verifier;

/** Remainders keep the sign of the dividend, so a digit sum may be less than nothing. */
public class Main {

    static int digitSum(int number) {
        int sum = 0;
        while (number != 0) {
            sum += number % 10;
            number /= 10;
        }
        return sum;
    }

    public static void main(String[] args) {
        int number = Verifier.nondetInt();
        Verifier.assume(-999 <= number && number <= 999);

        int sum = digitSum(number);
        assert (number - sum) % 9 == 0;
        assert sum <= 27;
        assert sum >= 0;
    }
}
