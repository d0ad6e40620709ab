//@ about: indexOf, lastIndexOf, contains, startsWith, endsWith, charAt with edge positions and wide characters
//@ release: 11
public class StringSearch {
    public static void main(String[] args) {
        String s = "mississippi";
        for (String needle : new String[] {"i", "ss", "issi", "ippi", "", "mississippi", "mississippix", "z"}) {
            StringBuilder line = new StringBuilder("'" + needle + "'");
            line.append(" first ").append(s.indexOf(needle));
            line.append(" last ").append(s.lastIndexOf(needle));
            line.append(" from3 ").append(s.indexOf(needle, 3));
            line.append(" lastFrom3 ").append(s.lastIndexOf(needle, 3));
            line.append(" contains ").append(s.contains(needle));
            line.append(" starts ").append(s.startsWith(needle));
            line.append(" ends ").append(s.endsWith(needle));
            line.append(" starts@1 ").append(s.startsWith(needle, 1));
            System.out.println(line);
        }
        int[] froms = {Integer.MIN_VALUE, -1, 0, 4, 10, 11, 12, Integer.MAX_VALUE};
        for (int from : froms) {
            System.out.println(from + ": " + s.indexOf('s', from) + " " + s.lastIndexOf('s', from) + " " + s.indexOf("", from) + " " + s.lastIndexOf("", from) + " " + s.startsWith("", from));
        }
        int at = -1;
        StringBuilder all = new StringBuilder();
        while ((at = s.indexOf('i', at + 1)) >= 0) all.append(at).append(' ');
        System.out.println(all);

        String wide = "a\u4e2db\u4e2dc\ud83d\ude00d";
        System.out.println(wide.indexOf('\u4e2d') + " " + wide.lastIndexOf('\u4e2d') + " " + wide.indexOf("b\u4e2d") + " " + wide.indexOf("d"));
        System.out.println(wide.indexOf(0x1F600) + " " + wide.lastIndexOf(0x1F600) + " " + wide.indexOf(0xDE00) + " " + wide.indexOf(0x1F601) + " " + wide.indexOf(-1) + " " + wide.indexOf(0x110000));
        System.out.println("latin in wide " + wide.contains("bc") + " " + wide.contains("b") + ", wide in latin " + "abc".contains("\u4e2d") + " " + "abc".indexOf(0x1F600));
        System.out.println("latin1 high " + "na\u00efve caf\u00e9".indexOf('\u00e9') + " " + "na\u00efve caf\u00e9".indexOf("\u00efv"));

        for (int i : new int[] {0, 10, 11, -1}) {
            try {
                System.out.println("charAt " + i + " " + s.charAt(i));
            } catch (StringIndexOutOfBoundsException e) {
                System.out.println("charAt " + i + " out of bounds");
            }
        }
        try {
            s.contains(null);
        } catch (NullPointerException e) {
            System.out.println("contains(null) is null pointer");
        }
        try {
            s.indexOf((String) null);
        } catch (NullPointerException e) {
            System.out.println("indexOf(null) is null pointer");
        }

        String text = "x".repeat(100) + "needle" + "y".repeat(100);
        System.out.println(text.indexOf("needle") + " " + text.indexOf("needles") + " " + text.lastIndexOf("xn") + " " + text.indexOf('y') + " " + text.lastIndexOf('x'));
        String periodic = "ab".repeat(50) + "abb";
        System.out.println(periodic.indexOf("abb") + " " + periodic.lastIndexOf("ab") + " " + periodic.indexOf("ba", 99) + " " + periodic.indexOf("bb"));
        System.out.println(count(periodic, "aba") + " " + count("aaaa", "aa"));
    }

    static int count(String s, String needle) {
        int n = 0;
        for (int i = s.indexOf(needle); i >= 0; i = s.indexOf(needle, i + 1)) n++;
        return n;
    }
}
