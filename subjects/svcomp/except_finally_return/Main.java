import org.sosy_lab.sv_benchmarks.Verifier;

/** A finally block has the last word, whatever was returned or thrown before. */
public class Main {

    @SuppressWarnings("finally")
    static int overriding(int x) {
        try {
            if (x == 1) {
                throw new IllegalStateException();
            }
            return x;
        } finally {
            if (x >= 0) {
                return 10;
            }
        }
    }

    static int keeping(int x) {
        try {
            return x;
        } finally {
            x = 10;
        }
    }

    @SuppressWarnings("finally")
    static int leaving(int x) {
        int rounds = 0;
        for (int i = 0; i < 3; i++) {
            try {
                rounds++;
                if (i == x) {
                    return -1;
                }
            } finally {
                continue;
            }
        }
        return rounds;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();

        assert keeping(x) == x;
        assert leaving(x) == 3;
        assert x < 0 || overriding(x) == 10;
        assert overriding(x) < 0 || x >= 1;
    }
}
