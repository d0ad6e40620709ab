import org.sosy_lab.sv_benchmarks.Verifier;

/** StringBuilder.reverse() keeps a surrogate pair together; reversing char by char does not. */
public class Main {

    static String reversed(String text) {
        char[] chars = text.toCharArray();
        for (int i = 0, j = chars.length - 1; i < j; i++, j--) {
            char c = chars[i];
            chars[i] = chars[j];
            chars[j] = c;
        }
        return new String(chars);
    }

    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() <= 2);

        String byHand = reversed(text);
        assert reversed(byHand).equals(text);
        String byLibrary = new StringBuilder(text).reverse().toString();
        assert byLibrary.length() == byHand.length();
        assert byLibrary.equals(byHand);
    }
}
