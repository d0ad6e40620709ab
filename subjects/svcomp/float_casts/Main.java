import org.sosy_lab.sv_benchmarks.Verifier;

/** Casts to whole numbers truncate, saturate, and turn NaN into zero; to bytes and chars they go by way of int. */
public class Main {

    public static void main(String[] args) {
        float f = Verifier.nondetFloat();
        int i = (int) f;

        if (f != f) {
            assert i == 0 && (long) f == 0L && (char) f == 0;
        } else if (f >= 2147483648f) {
            assert i == Integer.MAX_VALUE;
            assert (byte) f == -1 && (short) f == -1 && (char) f == '\uffff';
        } else if (f < -2147483648f) {
            assert i == Integer.MIN_VALUE;
            assert (byte) f == 0 && (short) f == 0 && (char) f == 0;
        } else if (f >= 0) {
            assert i >= 0;
            assert (byte) f == (byte) i && (char) f == (char) i;
        } else {
            assert i <= 0;
            assert f <= -1 || i == 0;
        }

        byte b = Verifier.nondetByte();
        assert (byte) (float) b == b;
        assert (int) (b + 0.5f) == (b < 0 ? b + 1 : b);
        assert (char) (double) b == (char) b;
    }
}
