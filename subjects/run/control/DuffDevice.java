//@ about: switch fall-through into loops, run-length coding, gotos simulated by state variables
//@ release: 8
public class DuffDevice {
    /** Java has no jump into a loop; the remainder is handled by falling through first. */
    static int copy(byte[] from, byte[] to, int count) {
        int i = 0;
        int rounds = 0;
        switch (count % 8) {
            case 7: to[i] = from[i++];
            case 6: to[i] = from[i++];
            case 5: to[i] = from[i++];
            case 4: to[i] = from[i++];
            case 3: to[i] = from[i++];
            case 2: to[i] = from[i++];
            case 1: to[i] = from[i++];
            case 0:
        }
        while (i < count) {
            to[i] = from[i++]; to[i] = from[i++]; to[i] = from[i++]; to[i] = from[i++];
            to[i] = from[i++]; to[i] = from[i++]; to[i] = from[i++]; to[i] = from[i++];
            rounds++;
        }
        return rounds;
    }

    static String encode(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0, run; i < s.length(); i += run) {
            for (run = 1; i + run < s.length() && s.charAt(i + run) == s.charAt(i); run++) ;
            if (run > 1) out.append(run);
            out.append(s.charAt(i));
        }
        return out.toString();
    }

    static String decode(String s) {
        StringBuilder out = new StringBuilder();
        int n = 0;
        for (char c : s.toCharArray()) {
            switch (c) {
                default:
                    do out.append(c); while (--n > 0);
                    n = 0;
                    break;
                case '0': case '1': case '2': case '3': case '4':
                case '5': case '6': case '7': case '8': case '9':
                    n = n * 10 + c - '0';
            }
        }
        return out.toString();
    }

    static String comments(String source) {
        StringBuilder out = new StringBuilder();
        int state = 0;
        for (int i = 0; i <= source.length(); i++) {
            int c = i < source.length() ? source.charAt(i) : -1;
            switch (state) {
                case 0: state = c == '/' ? 1 : c == '"' ? 4 : put(out, c, 0); break;
                case 1: state = c == '*' ? 2 : c == '/' ? 5 : put(out.append('/'), c, 0); break;
                case 2: if (c == '*') state = 3; break;
                case 3: state = c == '/' ? 0 : c == '*' ? 3 : 2; break;
                case 4: if (c == '"') state = 0; else if (c == -1) state = 6; break;
                case 5: if (c == '\n') state = put(out, c, 0); break;
                default: throw new IllegalStateException();
            }
        }
        return out + "|" + state;
    }

    static int put(StringBuilder out, int c, int next) {
        if (c >= 0) out.append((char) c);
        return next;
    }

    public static void main(String[] args) {
        for (int count = 0; count <= 20; count++) {
            byte[] from = new byte[count], to = new byte[count];
            int sum = 0;
            for (int i = 0; i < count; i++) from[i] = (byte) (i * 37);
            int rounds = copy(from, to, count);
            for (int i = 0; i < count; i++) sum = sum * 31 + to[i];
            System.out.println(count + " rounds " + rounds + " " + java.util.Arrays.equals(from, to) + " " + sum);
        }
        for (String s : new String[] {"", "a", "aaabccccd", "zzzzzzzzzzzzx"}) {
            System.out.println(s + " " + encode(s) + " " + decode(encode(s)).equals(s));
        }
        for (String s : new String[] {"a/b", "a/*b*/c", "a//b", "/***/x", "/**", "\"//\"q", "a / / b", "\"open"}) {
            System.out.println(comments(s));
        }
    }
}
