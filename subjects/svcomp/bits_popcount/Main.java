import org.sosy_lab.sv_benchmarks.Verifier;

/** Four ways to count the bits of a byte, for whom the sign is a bit like any other. */
public class Main {

    static int clearing(int bits) {
        int count = 0;
        while (bits != 0) {
            bits &= bits - 1;
            count++;
        }
        return count;
    }

    static int shifting(byte bits) {
        int count = 0;
        for (int i = 0; i < 8; i++) {
            count += bits >> i & 1;
        }
        return count;
    }

    static int adding(int bits) {
        bits = bits - (bits >>> 1 & 0x55);
        bits = (bits & 0x33) + (bits >>> 2 & 0x33);
        return bits + (bits >>> 4) & 0x0f;
    }

    public static void main(String[] args) {
        byte b = Verifier.nondetByte();

        int count = clearing(b & 0xff);
        assert count == shifting(b);
        assert count == adding(b & 0xff);
        assert count == Integer.bitCount(b & 0xff);
        assert b >= 0 || Integer.bitCount(b) == count + 24;
        assert (count == 1) == (b != 0 && (b & b - 1 & 0xff) == 0);
    }
}
