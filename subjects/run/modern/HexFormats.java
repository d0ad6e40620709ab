//@ about: HexFormat: delimiters, prefixes, upper case, parsing and its errors, numbers to digits and back
//@ jdk: 25
import java.util.*;

public class HexFormats {
    public static void main(String[] args) {
        byte[] bytes = {0, 1, 127, -128, -1, 0x5a};
        HexFormat plain = HexFormat.of(), fancy = HexFormat.ofDelimiter(", ").withPrefix("0x").withUpperCase();
        System.out.println(plain.formatHex(bytes) + " " + fancy.formatHex(bytes) + " " + plain.formatHex(bytes, 2, 4));
        System.out.println(Arrays.toString(plain.parseHex("00ffA5")) + " " + Arrays.toString(fancy.parseHex("0x01, 0xfe"))
            + " " + Arrays.toString(HexFormat.ofDelimiter(":").parseHex("de:ad:be:ef")));
        System.out.println(plain.toHexDigits((byte) -2) + " " + plain.toHexDigits('A') + " " + plain.toHexDigits((short) 300)
            + " " + plain.toHexDigits(-1) + " " + plain.toHexDigits(1L << 40) + " " + plain.toHexDigits(0xabcdefL, 5));
        System.out.println(HexFormat.fromHexDigits("7fffffff") + " " + HexFormat.fromHexDigitsToLong("ffffffffffffffff")
            + " " + HexFormat.fromHexDigit('c') + " " + HexFormat.isHexDigit('g'));
        System.out.println(fancy + " " + plain.equals(HexFormat.of()) + " " + fancy.isUpperCase() + " " + fancy.prefix() + fancy.delimiter());
        StringBuilder out = new StringBuilder("x=");
        plain.withSuffix("h").formatHex(out, new byte[] {16, 32});
        System.out.println(out + " " + plain.toLowHexDigit(0xfa) + plain.toHighHexDigit(0xfa));
        for (String bad : new String[] {"abc", "zz", "0x1", "a:b"}) {
            try {
                System.out.println(Arrays.toString(plain.parseHex(bad)));
            } catch (IllegalArgumentException e) {
                System.out.println(bad + ": " + e.getClass().getSimpleName());
            }
        }
    }
}
