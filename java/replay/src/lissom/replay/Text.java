package lissom.replay;

/** Words of a line: what is neither plain ASCII nor visible is written as its UTF-16 units, so any text survives. */
final class Text {

    /** Stands for no text at all. */
    private static final String NONE = "-";

    private Text() {}

    static String escape(String text) {
        if (text == null) {
            return NONE;
        }
        StringBuilder word = new StringBuilder("'");
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit > ' ' && unit < 0x7f && unit != '\\') {
                word.append(unit);
            } else {
                word.append(String.format("\\%04x", (int) unit));
            }
        }
        return word.toString();
    }

    static String unescape(String word) {
        if (word.equals(NONE)) {
            return null;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < word.length(); i++) {
            char unit = word.charAt(i);
            if (unit == '\\') {
                unit = (char) Integer.parseInt(word.substring(i + 1, i + 5), 16);
                i += 4;
            }
            text.append(unit);
        }
        return text.toString();
    }
}
