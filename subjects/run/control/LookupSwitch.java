//@ about: lookupswitch with sparse, negative and extreme keys; constants as labels
public class LookupSwitch {
    static final int BASE = 1000;
    static final char MARK = '#';

    static String sparse(int key) {
        switch (key) {
            case -2147483648: return "min";
            case -1000000: return "minus a million";
            case -1: return "minus one";
            case 0: return "zero";
            case 1 << 4: return "sixteen";
            case BASE: return "base";
            case BASE * 2 + 1: return "twice base plus one";
            case 0xff00ff: return "hex";
            case 2147483647: return "max";
            default: return "none of them (" + key + ")";
        }
    }

    static String single(int key) {
        switch (key) {
            case 42: return "yes";
            default: return "no";
        }
    }

    static int onlyDefault(int key) {
        switch (key) {
            default: key += 5;
        }
        return key;
    }

    static String http(int status) {
        switch (status) {
            case 200: case 201: case 204: return "ok";
            case 301: case 302: case 304: case 307: case 308: return "redirect";
            case 400: case 401: case 403: case 404: case 418: return "client";
            case 500: case 502: case 503: return "server";
        }
        return status < 100 || status > 599 ? "invalid" : "unknown";
    }

    static String token(char c) {
        switch (c) {
            case '+': case '-': case '*': case '/': return "operator";
            case '(': case ')': return "paren";
            case MARK: return "mark";
            case ' ': case '\t': case '\n': return "blank";
            case '\u2603': return "snowman";
            default: return c >= '0' && c <= '9' ? "digit" : "other";
        }
    }

    static short twoStep(short s) {
        switch (s) {
            case Short.MIN_VALUE: s = 1;
            case -5: s += 2; break;
            case 300: s = (short) (s * s);
            case Short.MAX_VALUE: s++;
        }
        return s;
    }

    public static void main(String[] args) {
        int[] keys = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1000001, -1000000, -2, -1, 0, 1, 15, 16, 17, 999, 1000, 2001, 0xff00ff, Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
        for (int key : keys) {
            System.out.println(key + ": " + sparse(key) + ", " + single(key) + ", " + onlyDefault(key));
        }
        System.out.println(single(42));
        for (int status : new int[] {99, 100, 200, 204, 205, 304, 404, 418, 503, 599, 600}) {
            System.out.println(status + " " + http(status));
        }
        for (char c : "+( #7x\n\u2603\u2604".toCharArray()) {
            System.out.print(token(c) + " ");
        }
        System.out.println();
        for (short s : new short[] {Short.MIN_VALUE, -5, 0, 300, Short.MAX_VALUE}) {
            System.out.print(twoStep(s) + " ");
        }
        System.out.println();
        // Binary search must agree with a linear scan for keys around every label.
        int hits = 0;
        for (int key : keys) {
            for (int d = -1; d <= 1; d++) {
                if (!sparse(key + d).startsWith("none")) {
                    hits += 1 + d * d;
                }
            }
        }
        System.out.println(hits);
    }
}
