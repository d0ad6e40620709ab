//@ about: substring, trim, strip, isBlank, subSequence, whitespace kinds and bounds exceptions
public class StringSlices {
    public static void main(String[] args) {
        String s = "substrings";
        int[][] ranges = {{0, 10}, {0, 0}, {10, 10}, {3, 7}, {9, 10}, {-1, 3}, {4, 11}, {5, 4}, {11, 11}};
        for (int[] r : ranges) {
            try {
                System.out.println(r[0] + ".." + r[1] + " = '" + s.substring(r[0], r[1]) + "'");
            } catch (StringIndexOutOfBoundsException e) {
                System.out.println(r[0] + ".." + r[1] + " out of bounds: " + (e.getMessage() != null));
            }
        }
        for (int from = -1; from <= 11; from++) {
            try {
                System.out.println(from + " '" + s.substring(from) + "'");
            } catch (StringIndexOutOfBoundsException e) {
                System.out.println(from + " out of bounds");
            }
        }
        String[] padded = {"  both  ", "left   ", "   right", "none", "   ", "", "\t\n mixed \r\n", "\u2003em space\u2003", "\u00a0nbsp\u00a0", "\u0001control\u0001", "in  side"};
        for (String p : padded) {
            System.out.println(p.length() + " trim " + p.trim().length() + " strip " + p.strip().length() + " leading " + p.stripLeading().length() + " trailing " + p.stripTrailing().length() + " blank " + p.isBlank() + " empty " + p.isEmpty());
        }
        String wide = "\u4e2d\u6587 abc \u5b57";
        String tail = wide.substring(3, 6);
        System.out.println("compressed slice '" + tail + "' equals " + tail.equals("abc") + " hash " + (tail.hashCode() == "abc".hashCode()));
        System.out.println("wide slice " + wide.substring(0, 2).equals("\u4e2d\u6587"));

        CharSequence seq = s.subSequence(3, 6);
        System.out.println(seq + " " + seq.length() + " " + seq.equals("str") + " " + seq.getClass().getSimpleName());

        StringBuilder staircase = new StringBuilder();
        for (int i = 0; i <= s.length(); i++) staircase.append(s, 0, i).append('/');
        System.out.println(staircase);

        System.out.println("indent 3:\n" + "one\n two\n\nthree".indent(3) + "|");
        System.out.println("indent -1:\n" + "one\n two\n  three".indent(-1) + "|");
        System.out.println("stripIndent:\n" + "   a\n     b\n   c  ".stripIndent() + "|");
        System.out.println("escapes: " + "tab\\tend \\u0041 \\101 \\\"q\\\"".replace("\\u0041", "A").translateEscapes());
        try {
            "bad \\z".translateEscapes();
        } catch (IllegalArgumentException e) {
            System.out.println("bad escape rejected");
        }
        System.out.println((String) "transform".transform(t -> t.toUpperCase().substring(0, 5)));
    }
}
