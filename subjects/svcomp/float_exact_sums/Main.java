import org.sosy_lab.sv_benchmarks.Verifier;

/** Floats are exact on small integers and halves, not on tenths, and widening keeps the error. */
public class Main {

    public static void main(String[] args) {
        byte a = Verifier.nondetByte();
        byte b = Verifier.nondetByte();

        float sum = (float) a + (float) b;
        assert sum == a + b;
        float half = a * 0.5f;
        assert half + half == a;
        assert a / 2 == (int) half;

        double tenth = 0.1;
        float floatTenth = 0.1f;
        assert tenth + 2 * tenth != 3 / 10.0;
        assert floatTenth + 2 * floatTenth == 3 / 10f;
        assert floatTenth > tenth;
        assert (float) tenth == floatTenth;

        int big = 16777216;
        big += a + 1f;
        assert a != 0 || big == 16777216;
        assert a != 1 || big == 16777218;

        float ratio = (float) a / b;
        if (b == 0) {
            assert a == 0 ? ratio != ratio : ratio == (a > 0 ? Float.POSITIVE_INFINITY : Float.NEGATIVE_INFINITY);
        } else {
            assert -128f <= ratio && ratio <= 128f;
        }
    }
}
