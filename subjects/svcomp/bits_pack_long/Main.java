import org.sosy_lab.sv_benchmarks.Verifier;

/** Two ints and a long: packing needs a mask where the sign would spread, unpacking needs none. */
public class Main {

    static long pack(int high, int low) {
        return (long) high << 32 | low & 0xffffffffL;
    }

    public static void main(String[] args) {
        int high = Verifier.nondetInt();
        int low = Verifier.nondetInt();

        long packed = pack(high, low);
        assert (int) (packed >> 32) == high;
        assert (int) packed == low;
        assert packed >> 32 == high;
        assert (packed < 0) == (high < 0);
        assert Long.compareUnsigned(packed, pack(high, -1)) <= 0;

        long careless = (long) high << 32 | low;
        assert (careless == packed) == (low >= 0 || high == -1);
        assert (high << 32 | low) == (high | low);

        assert Integer.reverseBytes(Integer.reverseBytes(low)) == low;
        assert (short) low == low << 16 >> 16;
        assert (char) low == (low << 16 >>> 16);
        assert (byte) (char) (byte) low == (byte) low;
        assert (int) (char) (byte) low == (low << 24 >> 24 & 0xffff);

        int x = high;
        int y = low;
        x ^= y;
        y ^= x;
        x ^= y;
        assert x == low && y == high;
    }
}
