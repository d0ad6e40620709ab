import org.sosy_lab.sv_benchmarks.Verifier;

/** The distance of a shift counts modulo 32, or 64 for a long, and may be negative. */
public class Main {

    static int lowBits(int count) {
        return (1 << count) - 1;
    }

    public static void main(String[] args) {
        int count = Verifier.nondetInt();
        int x = Verifier.nondetInt();
        long wide = x;

        assert x << count == x << (count & 31);
        assert x >> -1 == x >> 31;
        assert x >>> 32 == x;
        assert wide >>> 32 == (x < 0 ? 0xffffffffL : 0);
        assert 1L << count == 1L << (count - 64);

        Verifier.assume(0 <= count && count <= 32);
        assert Integer.bitCount(lowBits(count)) <= 31;
        assert count < 31 || lowBits(count) == Integer.MAX_VALUE;
    }
}
