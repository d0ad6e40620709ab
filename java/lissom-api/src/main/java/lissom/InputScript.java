package lissom;

import java.util.ArrayList;
import java.util.List;

/** Reads the literals of a replay script. Numbers stay text until the program says which type it wants. */
final class InputScript {

    private final String text;
    private int at;

    private InputScript(String text) {
        this.text = text;
    }

    static List<Object> parse(String text) {
        InputScript script = new InputScript(text);
        List<Object> values = new ArrayList<>();
        script.skipSeparators();
        while (script.at < text.length()) {
            values.add(script.value());
            script.skipSeparators();
        }
        return values;
    }

    private Object value() {
        char first = text.charAt(at);
        if (first == '"') {
            return quoted('"');
        }
        if (first == '\'') {
            int start = at;
            String content = quoted('\'');
            if (content.length() != 1) {
                throw unreadable(start, "not a character");
            }
            return content.charAt(0);
        }
        return word();
    }

    private Object word() {
        int start = at;
        while (at < text.length() && !isSeparator(text.charAt(at))) {
            at++;
        }
        String word = text.substring(start, at);
        switch (word) {
            case "true":
                return true;
            case "false":
                return false;
            case "null":
                return null;
            default:
                Numeral numeral = new Numeral(word);
                if (!numeral.isReadable()) {
                    throw unreadable(start, "not a literal");
                }
                return numeral;
        }
    }

    private String quoted(char quote) {
        int start = at++;
        StringBuilder content = new StringBuilder();
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == quote) {
                return content.toString();
            }
            content.append(c == '\\' ? escape(start) : c);
        }
        throw unreadable(start, "no closing " + quote);
    }

    private char escape(int start) {
        if (at == text.length()) {
            throw unreadable(start, "nothing after \\");
        }
        char c = text.charAt(at++);
        if (c == 'u') {
            return unicode(start);
        }
        int which = "ntrbfs'\"\\".indexOf(c);
        if (which < 0) {
            throw unreadable(start, "unknown escape \\" + c);
        }
        return "\n\t\r\b\f '\"\\".charAt(which);
    }

    private char unicode(int start) {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = at < text.length() ? Character.digit(text.charAt(at++), 16) : -1;
            if (digit < 0) {
                throw unreadable(start, "four hexadecimal digits belong after \\u");
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private void skipSeparators() {
        while (at < text.length() && isSeparator(text.charAt(at))) {
            at++;
        }
    }

    private static boolean isSeparator(char c) {
        return c == ',' || Character.isWhitespace(c);
    }

    private IllegalArgumentException unreadable(int start, String why) {
        return new IllegalArgumentException("cannot read the inputs at position " + (start + 1) + ", "
                + text.substring(start, Math.min(text.length(), start + 20)) + ": " + why);
    }

    /** A number as it was written, so that {@code 0.1} is rounded once, to the type that is asked for. */
    static final class Numeral {

        private final String text;

        Numeral(String text) {
            this.text = text;
        }

        boolean isReadable() {
            try {
                toDouble();
                return true;
            } catch (NumberFormatException e) {
                return false;
            }
        }

        boolean isInteger() {
            try {
                toLong();
                return true;
            } catch (NumberFormatException e) {
                return false;
            }
        }

        long toLong() {
            boolean suffixed = text.endsWith("L") || text.endsWith("l");
            return Long.decode(suffixed ? text.substring(0, text.length() - 1) : text);
        }

        float toFloat() {
            return isInteger() && !isMinusZero() ? toLong() : Float.parseFloat(text);
        }

        double toDouble() {
            return isInteger() && !isMinusZero() ? toLong() : Double.parseDouble(text);
        }

        /** As an integer literal it would be plain zero; who writes the sign for a float means it. */
        private boolean isMinusZero() {
            return text.equals("-0");
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
