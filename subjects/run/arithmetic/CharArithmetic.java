//@ about: char as an unsigned 16-bit number: ciphers, digits, surrogates, roman numerals, base conversion
public class CharArithmetic {
    static String caesar(String text, int shift) {
        StringBuilder out = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                c = (char) ('a' + Math.floorMod(c - 'a' + shift, 26));
            } else if (c >= 'A' && c <= 'Z') {
                c = (char) ((c - 'A' + shift + 26 * 10) % 26 + 'A');
            }
            out.append(c);
        }
        return out.toString();
    }

    static String roman(int n) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] marks = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        String out = "";
        for (int i = 0; i < values.length; i++) {
            for (; n >= values[i]; n -= values[i]) {
                out += marks[i];
            }
        }
        return out;
    }

    static String toBase(long value, int base) {
        if (value == 0) return "0";
        char[] buffer = new char[65];
        int at = buffer.length;
        boolean negative = value < 0;
        // Works on negatives so that Long.MIN_VALUE needs no special case.
        for (long rest = negative ? value : -value; rest != 0; rest /= base) {
            int digit = (int) -(rest % base);
            buffer[--at] = (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
        }
        if (negative) buffer[--at] = '-';
        return new String(buffer, at, buffer.length - at);
    }

    public static void main(String[] args) {
        String text = "Hello, World! xyz ABC";
        for (int shift : new int[] {0, 1, 13, -3, 25, -27}) {
            System.out.println(caesar(text, shift) + " / " + caesar(caesar(text, shift), -shift));
        }
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) {
            System.out.println(n + " " + roman(n));
        }
        for (long v : new long[] {0, 7, -255, Long.MAX_VALUE, Long.MIN_VALUE}) {
            for (int base : new int[] {2, 7, 10, 16, 36}) {
                System.out.println(toBase(v, base) + " " + toBase(v, base).equals(Long.toString(v, base)));
            }
        }
        wrap();
        surrogates();
    }

    static void wrap() {
        char c = 0;
        c--;
        System.out.println((int) c + " " + (c + 1) + " " + (char) (c + 66) + " " + (c > 0) + " " + (short) c + " " + -c);
        char product = (char) ('\u1234' * '\u5678');
        System.out.println((int) product + " " + '\u1234' * '\u5678');
        int sum = 0;
        for (char d = '9'; d >= '0'; d--) {
            sum = sum * 3 + (d - '0');
        }
        System.out.println(sum + " " + (char) 97 + (int) 'a' + (char) ('a' + 1) + ('a' + 1));
        final char constant = 'x';
        byte narrowed = constant;
        char next = constant + 1;
        System.out.println(narrowed + " " + next);
    }

    static void surrogates() {
        int[] points = {0x41, 0xffff, 0x10000, 0x1f600, 0x10ffff};
        for (int p : points) {
            String s = new String(Character.toChars(p));
            StringBuilder units = new StringBuilder();
            for (int i = 0; i < s.length(); i++) {
                units.append(Integer.toHexString(s.charAt(i))).append(' ');
            }
            int high = 0xd800 + (p - 0x10000 >> 10), low = 0xdc00 + (p & 0x3ff);
            System.out.println(units.toString() + s.length() + " " + s.codePointAt(0) + " " + (p > 0xffff && s.charAt(0) == high && s.charAt(1) == low));
        }
    }
}
