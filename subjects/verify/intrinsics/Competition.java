//@ about: SV-COMP's Verifier in a method
//@ library
//@ verify: Competition#values -> violated
//@ verify: Competition#text --string-length 1 -> violated
import org.sosy_lab.sv_benchmarks.Verifier;

class Competition {
    static void values() {
        byte b = Verifier.nondetByte();
        short s = Verifier.nondetShort();
        char c = Verifier.nondetChar();
        long l = Verifier.nondetLong();
        float f = Verifier.nondetFloat();
        double d = Verifier.nondetDouble();
        assert b + s + c + l != 4 || f < d || d < f;
    }

    static void text() {
        String s = Verifier.nondetString();
        assert s.length() != 1 || s.charAt(0) != 'q';
    }
}
