import org.sosy_lab.sv_benchmarks.Verifier;

/** Cuts a string anywhere: the pieces are a prefix and a suffix, and glued together they are the string again. */
public class Main {

    public static void main(String[] args) {
        String text = Verifier.nondetString();
        int cut = Verifier.nondetInt();
        Verifier.assume(text.length() <= 3);
        Verifier.assume(0 <= cut && cut <= text.length());

        String head = text.substring(0, cut);
        String tail = text.substring(cut);
        assert head.length() == cut;
        assert text.startsWith(head) && text.endsWith(tail);
        assert text.startsWith(tail, cut);
        assert head.concat(tail).equals(text);
        assert new StringBuilder(tail).insert(0, head).toString().equals(text);

        assert text.startsWith("") && text.indexOf("") == 0;
        int dot = text.indexOf('.');
        assert dot < text.length();
        if (dot >= 0) {
            assert text.charAt(dot) == '.';
            assert text.lastIndexOf('.') >= dot;
            assert dot == 0 || text.charAt(dot - 1) != '.';
        } else {
            assert !text.contains(".");
        }
    }
}
