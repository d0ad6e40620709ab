//@ about: conversions between numbers and strings: valueOf, parse, toString, concatenation and round trips
public class NumberText {
    public static void main(String[] args) {
        System.out.println(String.valueOf(0) + String.valueOf(-5L) + String.valueOf(1.5f) + String.valueOf(2.5) + String.valueOf('c') + String.valueOf(false));
        int[] ints = {0, 9, 10, 99, 100, 999, 1000, 65535, 99999, 100000, 1234567, 99999999, 123456789, -1, -10, -99, -100, -12345, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int i : ints) {
            String s = Integer.toString(i);
            System.out.println(s + " " + s.length() + " " + (Integer.parseInt(s) == i) + " " + Integer.toHexString(i) + " " + Integer.toOctalString(i) + " " + Integer.toBinaryString(i));
        }
        long p = 1;
        for (int i = 0; i < 19; i++, p *= 10) {
            System.out.println(p + " " + (p - 1) + " " + -p + " " + String.valueOf(p).length() + " " + (Long.parseLong(Long.toString(-p)) == -p));
        }
        System.out.println(Long.MAX_VALUE + " " + Long.MIN_VALUE + " " + Long.toHexString(-1L) + " " + Long.toBinaryString(5L) + " " + Long.toOctalString(-8L));
        System.out.println(Byte.parseByte("-128") + Short.parseShort("32767") + " " + Integer.parseInt("+17") + " " + Integer.parseInt("-0") + " " + Integer.parseInt("0007"));
        System.out.println(Integer.parseInt("zz", 36) + " " + Integer.parseInt("-ff", 16) + " " + Integer.parseInt("1010", 2) + " " + Long.parseLong("7fffffffffffffff", 16));
        System.out.println(Integer.decode("0x1F") + " " + Integer.decode("-0x1F") + " " + Integer.decode("#ff") + " " + Integer.decode("010") + " " + Integer.decode("10") + " " + Long.decode("0X7fffffffff"));
        System.out.println(Integer.parseInt("x123y", 1, 4, 10) + " " + Long.parseLong("<99>", 1, 3, 10));
        System.out.println(Integer.parseInt("\u0661\u0662\u0663") + " arabic digits, " + Integer.parseInt("\uff11\uff12") + " fullwidth");
        System.out.println(Double.parseDouble("1e3") + " " + Double.parseDouble(" -.5 ") + " " + Double.parseDouble("0x1.8p1") + " " + Double.parseDouble("7d") + " " + Float.parseFloat("1.17549435E-38f"));
        System.out.println(Double.valueOf("NaN") + " " + Double.valueOf("-Infinity") + " " + Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.parseBoolean(null));
        System.out.println(Integer.valueOf("12").equals(12) + " " + Integer.valueOf("7f", 16) + " " + Short.valueOf("12") + " " + Byte.decode("0x7f"));
        int sum = 0;
        for (String token : "3 1 4 1 5 9 2 6".split(" ")) sum = sum * 10 + Integer.parseInt(token);
        System.out.println(sum);
        StringBuilder digits = new StringBuilder();
        for (long n = 9_876_543_210L; n > 0; n /= 10) digits.append((char) ('0' + n % 10));
        System.out.println(digits + " " + digits.reverse());
        System.out.println(Integer.getInteger("no.such.property", 5) + " " + Long.getLong("no.such.property") + " " + Boolean.getBoolean("no.such.property"));
    }
}
