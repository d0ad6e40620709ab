//@ about: Character classification, digits, numeric values, types, identifiers, constants and boxing
public class CharacterKinds {
    public static void main(String[] args) {
        int[] cps = {'a', 'Z', '5', ' ', '\t', '\n', '_', '$', '-', '\u00e9', '\u00a0', '\u2003', '\u0660', '\u2167', '\u4e2d', '\u20ac', '\u0301', 0x1F600, 0, 0x7f, 0xD800, '\u00b2', '\u00bd', '\u200b', 0x1D7CE, '(', '+', '"'};
        for (int c : cps) {
            StringBuilder b = new StringBuilder(String.format("U+%04X", c));
            b.append(" type ").append(Character.getType(c)).append(' ');
            b.append(Character.isLetter(c) ? 'L' : '.').append(Character.isDigit(c) ? 'D' : '.').append(Character.isLetterOrDigit(c) ? 'A' : '.');
            b.append(Character.isWhitespace(c) ? 'W' : '.').append(Character.isSpaceChar(c) ? 'S' : '.').append(Character.isUpperCase(c) ? 'U' : '.').append(Character.isLowerCase(c) ? 'l' : '.');
            b.append(Character.isJavaIdentifierStart(c) ? 'J' : '.').append(Character.isJavaIdentifierPart(c) ? 'j' : '.').append(Character.isISOControl(c) ? 'C' : '.');
            b.append(Character.isDefined(c) ? 'd' : '.').append(Character.isAlphabetic(c) ? 'a' : '.').append(Character.isIdeographic(c) ? 'i' : '.').append(Character.isMirrored(c) ? 'm' : '.');
            b.append(" numeric ").append(Character.getNumericValue(c)).append(" digit ").append(Character.digit(c, 10)).append(" dir ").append(Character.getDirectionality(c));
            System.out.println(b);
        }
        StringBuilder digits = new StringBuilder();
        for (int radix : new int[] {2, 8, 10, 16, 36}) {
            for (int v = 0; v < radix; v++) digits.append(Character.forDigit(v, radix));
            digits.append(' ');
        }
        System.out.println(digits);
        System.out.println((int) Character.forDigit(10, 10) + " " + Character.digit('g', 16) + " " + Character.digit('F', 16) + " " + Character.digit('z', 37) + " " + Character.digit('\uff16', 10));
        System.out.println((int) Character.MAX_VALUE + " " + (int) Character.MIN_VALUE + " " + Character.MAX_RADIX + " " + Character.MIN_RADIX + " " + Character.BYTES + " " + Character.SIZE + " " + Character.MAX_CODE_POINT + " " + Character.MIN_SUPPLEMENTARY_CODE_POINT);
        Character a = 'a';
        Character a2 = 'a';
        Character big = '\u1234';
        System.out.println((a == a2) + " " + a.equals(a2) + " " + a.hashCode() + " " + a.compareTo('c') + " " + big.charValue() % 10 + " " + a.equals("a"));
        System.out.println(Character.compare('x', 'a') + " " + Character.reverseBytes('\u1234') % 256 + " " + Character.valueOf('q') + " " + Character.toString('r') + " " + Character.hashCode('s'));
        char c = 'a';
        c += 1;
        c++;
        System.out.println(c + " " + (c + 1) + " " + (char) (c + 1) + " " + (int) c + " " + c / 2 + " " + (char) 65.7 + " " + (char) 'B' + (short) c);
        c = '\uffff';
        c++;
        System.out.println((int) c);
        int letters = 0, upper = 0, lower = 0, digit = 0, white = 0, defined = 0;
        for (int cp = 0; cp < 0x800; cp++) {
            if (Character.isLetter(cp)) letters++;
            if (Character.isUpperCase(cp)) upper++;
            if (Character.isLowerCase(cp)) lower++;
            if (Character.isDigit(cp)) digit++;
            if (Character.isWhitespace(cp)) white++;
            if (Character.isDefined(cp)) defined++;
        }
        System.out.println(letters + " letters " + upper + " upper " + lower + " lower " + digit + " digits " + white + " white " + (defined > 1900));
    }
}
