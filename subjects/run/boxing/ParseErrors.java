//@ about: NumberFormatException messages of all integral parsers, limits and radix checks
public class ParseErrors {
    interface Parser {
        Object parse(String s);
    }

    static void all(String name, Parser p, String... inputs) {
        for (String s : inputs) {
            String shown = s == null ? "null" : "'" + s.replace("\n", "\\n") + "'";
            try {
                System.out.println(name + " " + shown + " = " + p.parse(s));
            } catch (NumberFormatException e) {
                System.out.println(name + " " + shown + " ! " + e.getMessage());
            } catch (RuntimeException e) {
                System.out.println(name + " " + shown + " !! " + e.getClass().getName());
            }
        }
    }

    public static void main(String[] args) {
        all("int", Integer::parseInt, "0", "-0", "+0", "2147483647", "2147483648", "-2147483648", "-2147483649", "", " 1", "1 ", "+", "-", "--1", "1.0", "1e3", "0x10", "1_000", "99999999999999999999", null, "\n");
        all("int16", s -> Integer.parseInt(s, 16), "ff", "-FF", "7fffffff", "80000000", "g", "+7f");
        all("int2", s -> Integer.parseInt(s, 2), "101", "102", "-1111111");
        all("int36", s -> Integer.parseInt(s, 36), "zz", "-zik0zj", "zik0zk");
        all("radix1", s -> Integer.parseInt(s, 1), "1");
        all("radix37", s -> Integer.parseInt(s, 37), "1");
        all("long", Long::parseLong, "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "12L", "", null);
        all("byte", Byte::parseByte, "127", "128", "-128", "-129", "x");
        all("short", Short::parseShort, "32767", "32768", "-32768", "-32769", "");
        all("decode", Integer::decode, "0x7fffffff", "0x80000000", "-0x80000000", "#10", "077", "08", "0", "-", "", "+0x1", "0x", "0x-1");
        all("longDecode", Long::decode, "-0x8000000000000000", "0x8000000000000000", "#");
        all("byteDecode", Byte::decode, "0x7f", "0x80", "-0x80");
        all("unsigned", Integer::parseUnsignedInt, "4294967295", "4294967296", "-1", "+5", "");
        all("unsignedLong", Long::parseUnsignedLong, "18446744073709551615", "18446744073709551616", "-1", "9223372036854775808");
        all("valueOf", Integer::valueOf, "5", "five");
        all("range", s -> Integer.parseInt(s, 1, 3, 10), "x12y", "xaby", "1");
        all("big", s -> new java.math.BigInteger(s), "123", "", "-", "1-2", "12a", "+9");
        all("bigdec", s -> new java.math.BigDecimal(s), "1.5", "", ".", "1e", "1e5", "--1", "1.2.3", "-.5");
        all("double", Double::parseDouble, "1.5", "", " ", "x", "1e", "1e400", "-1e-400", ".", "1..2", "0x1p", "0x1.8p1", "NaN", "nan", "Infinity", "+Infinity", "infinity", "1f", "1d", "1L", null);
        all("float", Float::parseFloat, "3.4e38", "3.5e38", "abc", "");
    }
}
