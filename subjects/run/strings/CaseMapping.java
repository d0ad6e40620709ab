//@ about: toUpperCase and toLowerCase including special mappings, final sigma and locale-sensitive variants
import java.util.Locale;

public class CaseMapping {
    static String hex(String s) {
        StringBuilder b = new StringBuilder();
        s.codePoints().forEach(c -> b.append(b.length() == 0 ? "" : " ").append(c < 127 ? String.valueOf((char) c) : Integer.toHexString(c)));
        return b.toString();
    }

    public static void main(String[] args) {
        String[] inputs = {
            "Hello World 123", "already lower", "ALREADY UPPER", "",
            "\u00e4\u00f6\u00fc\u00df", "\u00c4\u00d6\u00dc", "stra\u00dfe", "\u00ff", "\u00b5", "\u0130i", "I\u0131",
            "\u03b1\u03b2\u03b3", "\u039f\u0394\u039f\u03a3", "\u03a3", "\u03a3\u0391", "A\u03a3 B\u03a3.",
            "\u0416\u0436", "\ufb01\ufb02", "\u0149", "\u01c4\u01c5\u01c6", "\ud801\udc00\ud801\udc28", "\u1e9e", "\u4e2d\u6587", "x\u0307I\u0307",
        };
        for (String in : inputs) {
            System.out.println(hex(in) + " | up " + hex(in.toUpperCase(Locale.ROOT)) + " | low " + hex(in.toLowerCase(Locale.ROOT)) + " | lens " + in.length() + " " + in.toUpperCase(Locale.ROOT).length() + " " + in.toLowerCase(Locale.ROOT).length());
        }
        Locale turkish = new Locale("tr");
        System.out.println("turkish up " + hex("title".toUpperCase(turkish)) + " low " + hex("TITLE".toLowerCase(turkish)));
        Locale lithuanian = new Locale("lt");
        System.out.println("lithuanian low " + hex("\u00cc\u012e\u0300".toLowerCase(lithuanian)));
        System.out.println("root round trip " + "MiXeD".toLowerCase(Locale.ROOT).toUpperCase(Locale.ROOT));

        for (char c : new char[] {'a', 'Z', '\u00e9', '\u00df', '\u0131', '\u0130', '\u01c5', '5', '\u03c2'}) {
            System.out.println(Integer.toHexString(c) + " up " + Integer.toHexString(Character.toUpperCase(c)) + " low " + Integer.toHexString(Character.toLowerCase(c)) + " title " + Integer.toHexString(Character.toTitleCase(c)) + " " + Character.isUpperCase(c) + Character.isLowerCase(c) + Character.isTitleCase(c));
        }
        StringBuilder title = new StringBuilder();
        boolean start = true;
        for (char c : "the quick-brown fox".toCharArray()) {
            title.append(start ? Character.toUpperCase(c) : c);
            start = !Character.isLetter(c);
        }
        System.out.println(title);
        int changed = 0;
        for (int cp = 0; cp < 0x600; cp++) if (Character.toUpperCase(cp) != cp) changed++;
        System.out.println("code points below 0x600 with an upper case " + changed);
    }
}
