//@ about: Integer and Long toString in every radix and parsing back, hexadecimal and binary forms
public class RadixStrings {
    public static void main(String[] args) {
        int[] values = {0, 1, -1, 35, 36, 255, -255, 1000000, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int radix = Character.MIN_RADIX; radix <= Character.MAX_RADIX; radix += 2) {
            StringBuilder b = new StringBuilder().append(radix).append(':');
            for (int v : values) {
                String s = Integer.toString(v, radix);
                b.append(' ').append(s);
                if (Integer.parseInt(s, radix) != v || Integer.parseInt(s.toUpperCase(), radix) != v) b.append("(!)");
            }
            System.out.println(b);
        }
        long[] longs = {0, -1, 1L << 40, Long.MAX_VALUE, Long.MIN_VALUE};
        for (int radix : new int[] {2, 3, 8, 10, 13, 16, 36}) {
            StringBuilder b = new StringBuilder().append(radix).append(':');
            for (long v : longs) {
                String s = Long.toString(v, radix);
                b.append(' ').append(s);
                if (Long.parseLong(s, radix) != v) b.append("(!)");
            }
            System.out.println(b);
        }
        System.out.println("bad radix falls back " + Integer.toString(99, 1) + " " + Integer.toString(99, 99) + " " + Long.toString(-99, 0));
        for (int v : values) System.out.println(Integer.toHexString(v) + " " + Integer.toOctalString(v) + " " + Integer.toBinaryString(v) + " " + Integer.parseUnsignedInt(Integer.toHexString(v), 16));
        for (long v : longs) System.out.println(Long.toHexString(v) + " " + Long.toOctalString(v) + " " + Long.toBinaryString(v));
        java.util.HexFormat hex = java.util.HexFormat.of();
        System.out.println(hex.formatHex(new byte[] {0, 1, 127, -128, -1}) + " " + hex.withUpperCase().toHexDigits(48879L, 6) + " " + hex.parseHex("cafebabe").length + " " + java.util.HexFormat.fromHexDigits("ff") + " " + hex.toHexDigits((byte) 10));
        System.out.println(java.util.HexFormat.ofDelimiter(":").withPrefix("0x").formatHex(new byte[] {16, 32}) + " " + java.util.HexFormat.isHexDigit('g'));
        try {
            hex.parseHex("abc");
        } catch (IllegalArgumentException e) {
            System.out.println("odd hex length");
        }
        System.out.println(0b1011_0110 + " " + 0xDEAD_BEEF + " " + 0777 + " " + 1_000_000_007 + " " + 0x7fff_ffff_ffff_ffffL + " " + 0b1000_0000_0000_0000_0000_0000_0000_0000);
    }
}
