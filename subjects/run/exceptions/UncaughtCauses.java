//@ about: an uncaught exception with a chain of causes and suppressed exceptions, printed with "... n more"
public class UncaughtCauses {
    static class ParseFailure extends Exception {
        ParseFailure(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static class ConfigFailure extends RuntimeException {
        ConfigFailure(Throwable cause) {
            super(cause);
        }
    }

    static int digit(char c) {
        if (c < '0' || c > '9') {
            throw new IllegalArgumentException("not a digit: " + c);
        }
        return c - '0';
    }

    static int number(String s) throws ParseFailure {
        int n = 0;
        for (int i = 0; i < s.length(); i++) {
            try {
                n = n * 10 + digit(s.charAt(i));
            } catch (IllegalArgumentException e) {
                throw new ParseFailure("position " + i, e);
            }
        }
        return n;
    }

    static int[] list(String text) {
        String[] parts = text.split(",");
        int[] out = new int[parts.length];
        ConfigFailure failure = null;
        for (int i = 0; i < parts.length; i++) {
            try {
                out[i] = number(parts[i]);
            } catch (ParseFailure e) {
                if (failure == null) {
                    failure = new ConfigFailure(e);
                } else {
                    failure.addSuppressed(e);
                }
            }
        }
        if (failure != null) {
            throw failure;
        }
        return out;
    }

    public static void main(String[] args) {
        for (int n : list("1,22,333")) {
            System.out.println(n);
        }
        System.out.println("now with mistakes");
        list("7,8x,9,y");
    }
}
