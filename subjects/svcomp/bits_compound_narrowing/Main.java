import org.sosy_lab.sv_benchmarks.Verifier;

/** A compound assignment casts without being asked. An unsigned shift of a negative byte shifts nothing in. */
public class Main {

    public static void main(String[] args) {
        byte b = Verifier.nondetByte();
        short s = b;
        char c = (char) b;

        s *= 2;
        assert s == 2 * b;
        c += 1;
        assert c == (b + 1 & 0xffff);
        int i = 1;
        i += 0.7 + (b & 1);
        assert i == 1 + (b & 1);

        byte half = b;
        half >>>= 1;
        assert half == b >> 1;
        byte twice = b;
        twice += b;
        assert (twice & 1) == 0;
        assert twice / 2 == b;
    }
}
