//@ about: surrogate pairs, code point access, offsets, iteration and Character surrogate methods
public class UnicodeSurrogates {
    public static void main(String[] args) {
        String s = "a\ud83d\ude00b\u00e9\ud801\udc37\ud83d";
        System.out.println("length " + s.length() + " code points " + s.codePointCount(0, s.length()));
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            System.out.println(i + " " + Integer.toHexString(c) + " high " + Character.isHighSurrogate(c) + " low " + Character.isLowSurrogate(c) + " any " + Character.isSurrogate(c) + " at " + Integer.toHexString(s.codePointAt(i)) + (i > 0 ? " before " + Integer.toHexString(s.codePointBefore(i)) : ""));
        }
        StringBuilder forward = new StringBuilder();
        for (int i = 0; i < s.length(); ) {
            int cp = s.codePointAt(i);
            forward.append(Integer.toHexString(cp)).append('/').append(Character.charCount(cp)).append(' ');
            i += Character.charCount(cp);
        }
        System.out.println(forward);
        StringBuilder backward = new StringBuilder();
        for (int i = s.length(); i > 0; ) {
            int cp = s.codePointBefore(i);
            backward.append(Integer.toHexString(cp)).append(' ');
            i -= Character.charCount(cp);
        }
        System.out.println(backward);
        System.out.println("offset " + s.offsetByCodePoints(0, 2) + " " + s.offsetByCodePoints(8, -2));
        try {
            s.offsetByCodePoints(0, 99);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("offset too far");
        }
        int[] cps = {0x41, 0xFFFF, 0x10000, 0x1F600, 0x10FFFF};
        for (int cp : cps) {
            char[] units = Character.toChars(cp);
            StringBuilder b = new StringBuilder();
            for (char u : units) b.append(Integer.toHexString(u)).append(' ');
            System.out.println(Integer.toHexString(cp) + " -> " + b + "bmp " + Character.isBmpCodePoint(cp) + " supplementary " + Character.isSupplementaryCodePoint(cp) + " valid " + Character.isValidCodePoint(cp) + " high " + Integer.toHexString(Character.highSurrogate(cp)) + " low " + Integer.toHexString(Character.lowSurrogate(cp)));
        }
        System.out.println(Integer.toHexString(Character.toCodePoint('\ud83d', '\ude00')) + " pair " + Character.isSurrogatePair('\ud83d', '\ude00') + " " + Character.isSurrogatePair('\ude00', '\ud83d'));
        System.out.println("invalid " + Character.isValidCodePoint(0x110000) + " " + Character.isValidCodePoint(-1));
        for (int badCp : new int[] {-1, 0x110000}) {
            try {
                Character.toChars(badCp);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        String reversed = new StringBuilder(s).reverse().toString();
        System.out.println("reverse keeps pairs " + reversed.indexOf("\ud83d\ude00") + " " + reversed.codePointCount(0, reversed.length()));
        System.out.println("cut pair " + Integer.toHexString(s.substring(2).codePointAt(0)) + " contains half " + s.contains("\ud83d"));
        System.out.println("equal " + s.equals(new String(s.codePoints().toArray(), 0, 6)));
        System.out.println("upper deseret " + Integer.toHexString("\ud801\udc28".toUpperCase().codePointAt(0)));
        System.out.println("compare by unit " + Integer.signum("\uffff".compareTo("\ud83d\ude00")) + " by point " + Integer.compare("\uffff".codePointAt(0), "\ud83d\ude00".codePointAt(0)));
        System.out.println("name " + Character.getName(0x1F600) + ", " + Character.getName('a') + ", " + Character.getName(0x4E2D));
        System.out.println("block " + Character.UnicodeBlock.of(0x1F600) + " " + Character.UnicodeBlock.of('a') + " script " + Character.UnicodeScript.of(0x3b1));
    }
}
