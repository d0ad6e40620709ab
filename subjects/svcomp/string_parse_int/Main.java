import org.sosy_lab.sv_benchmarks.Verifier;

/** Checks the characters before it parses them. Not every word over that alphabet is a number. */
public class Main {

    static boolean looksLikeNumber(String text) {
        if (text.isEmpty()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean digit = '0' <= c && c <= '9';
            boolean sign = i == 0 && (c == '-' || c == '+');
            if (!digit && !sign) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() <= 3);

        if (looksLikeNumber(text)) {
            int number = Integer.parseInt(text);
            assert -99 <= number && number <= 999;
            assert number >= 0 || text.charAt(0) == '-';
        }
    }
}
