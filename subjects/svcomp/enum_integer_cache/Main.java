import org.sosy_lab.sv_benchmarks.Verifier;

/** Boxes of small numbers are shared, others are not: == works in every test with small numbers. */
public class Main {

    enum Size {
        SMALL,
        LARGE;

        static Size of(Integer amount) {
            return amount < 128 ? SMALL : LARGE;
        }
    }

    public static void main(String[] args) {
        int amount = Verifier.nondetInt();
        Verifier.assume(-128 <= amount && amount <= 128);
        Integer first = amount;
        Integer second = Integer.valueOf(amount);
        Long wide = (long) amount;

        assert first.equals(second) && first.intValue() == second;
        assert first <= second && first >= second;
        assert !first.equals(wide) && wide.equals((long) first);
        assert Size.of(first) == Size.of(second);
        assert Character.valueOf('a') == Character.valueOf('a');
        assert first == second;
    }
}
