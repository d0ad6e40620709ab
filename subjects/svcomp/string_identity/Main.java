import org.sosy_lab.sv_benchmarks.Verifier;

/** Equal strings are not identical strings, except for constants and what intern() returns. */
public class Main {

    private static final String AB = "ab";

    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() <= 2);

        String copy = new String(text);
        assert copy != text;
        assert copy.equals(text) && text.equals(copy);
        assert copy.hashCode() == text.hashCode();
        assert copy.compareTo(text) == 0;
        assert !text.equals(null);

        final String a = "a";
        String b = "b";
        assert (a + "b") == AB;
        assert (a + b) != AB;
        assert (a + b).intern() == AB;
        assert ("a" + b).equals(AB);
        assert !new StringBuilder(AB).equals(new StringBuilder(AB));

        if (text.equals(AB)) {
            assert text.charAt(0) + text.charAt(1) == 195;
            assert ("" + text.charAt(0) + text.charAt(1)).equals(AB);
            assert (char) (text.charAt(0) + 1) == text.charAt(1);
        }
        String nothing = null;
        assert (nothing + text).length() == 4 + text.length();
    }
}
