import org.sosy_lab.sv_benchmarks.Verifier;

/** Two chars multiply to an int, which is never asked whether it is large enough. */
public class Main {

    public static void main(String[] args) {
        char width = Verifier.nondetChar();
        char height = Verifier.nondetChar();
        Verifier.assume(width > 0 && height > 0);

        int perimeter = 2 * (width + height);
        assert perimeter >= 4;

        int area = width * height;
        assert area > 0;
    }
}
