package explore;

/** Switches of all forms. */
public class Switches {
    public static int dense(int x) {
        switch (x) {
            case 1: return 10;
            case 2:
            case 3: return 20;
            case 4: x += 1;
            case 5: return x;
            default: return -1;
        }
    }

    public static int sparse(int x) {
        switch (x) {
            case -1000: return 1;
            case 0: return 2;
            case Integer.MAX_VALUE: return 3;
            case Integer.MIN_VALUE: return 4;
            default: return x % 7 == 3 ? 5 : 6;
        }
    }

    public static int chars(char c) {
        switch (c) {
            case 'a': case 'e': case 'i': return 1;
            case '\u1234': return 2;
            default: return 3;
        }
    }

    public static int bytes(byte b) {
        switch (b) {
            case -128: return 1;
            case 127: return 2;
            default: return 3;
        }
    }

    public static String text(int x) {
        return switch (x & 3) {
            case 0 -> "zero";
            case 1 -> "one";
            default -> x > 0 ? "many" : "less";
        };
    }
}
