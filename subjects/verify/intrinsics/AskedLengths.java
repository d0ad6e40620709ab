//@ about: a string that a program asks for is as long as what it is compared with
//@ library
//@ verify: AskedLengths#equal -> violated
//@ verify: AskedLengths#equal --string-length 3 -> holds within the scope
//@ verify: AskedLengths#begins -> violated
//@ verify: AskedLengths#measured -> violated
//@ verify: AskedLengths#shown -> holds within the scope
import org.sosy_lab.sv_benchmarks.Verifier;

class AskedLengths {
    static void equal() {
        String s = Verifier.nondetString();
        assert !s.equals("monday");
    }

    static void begins() {
        String s = Verifier.nondetString();
        assert !s.startsWith("https:");
    }

    static void measured() {
        String s = Verifier.nondetString();
        if (s.length() > 20) {
            assert s.charAt(20) != 'x';
        }
    }

    /** What is only shown says nothing about the length. */
    static void shown() {
        String s = Verifier.nondetString();
        System.out.println("what came is " + s.length());
        System.out.println("goodbye");
        assert s.isEmpty() || s.charAt(0) >= 0;
    }
}
