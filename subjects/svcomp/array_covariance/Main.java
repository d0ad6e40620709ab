import org.sosy_lab.sv_benchmarks.Verifier;

/** An array of Integers may pass for an array of Numbers until somebody stores a Double. */
public class Main {

    static Number[] numbers(int which) {
        switch (which) {
            case 0:
                return new Number[2];
            case 1:
                return new Double[2];
            default:
                return new Integer[2];
        }
    }

    public static void main(String[] args) {
        int which = Verifier.nondetInt();
        Verifier.assume(0 <= which && which <= 2);
        Number[] numbers = numbers(which);

        assert numbers instanceof Object[];
        numbers[0] = null;
        if (which != 1) {
            numbers[0] = 1;
        }
        numbers[1] = 0.5;
        assert numbers[1].intValue() == 0;
    }
}
