//@ about: getBytes and decoding in UTF-8, ISO-8859-1, US-ASCII, UTF-16 and its variants, with malformed input
import java.io.UnsupportedEncodingException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

public class CharsetBytes {
    static String hex(byte[] bytes) {
        StringBuilder b = new StringBuilder();
        for (byte x : bytes) b.append(String.format("%02x", x));
        return b.toString();
    }

    static String units(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) b.append(c < 127 && c > 31 ? String.valueOf(c) : "<" + Integer.toHexString(c) + ">");
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        Charset[] sets = {StandardCharsets.US_ASCII, StandardCharsets.ISO_8859_1, StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE};
        String[] texts = {"", "plain", "caf\u00e9", "\u20ac5", "\u4e2d\u6587", "\ud83d\ude00!", "lone \ud83d end", "\u0000nul"};
        for (Charset set : sets) {
            for (String text : texts) {
                byte[] bytes = text.getBytes(set);
                String back = new String(bytes, set);
                System.out.println(set.name() + " " + units(text) + " -> " + hex(bytes) + " " + (back.equals(text) ? "round trip" : "back as " + units(back)));
            }
        }
        byte[][] malformed = {
            {(byte) 0xC3}, {(byte) 0xC3, 0x28}, {(byte) 0xE2, (byte) 0x82}, {(byte) 0xE2, 0x28, (byte) 0xA1}, {(byte) 0xF0, (byte) 0x9F, (byte) 0x98},
            {(byte) 0xFF, 'a'}, {(byte) 0x80, 'b'}, {(byte) 0xC0, (byte) 0x80}, {(byte) 0xED, (byte) 0xA0, (byte) 0x80}, {(byte) 0xF4, (byte) 0x90, (byte) 0x80, (byte) 0x80}, {'o', 'k', (byte) 0xC3, (byte) 0xA9},
        };
        for (byte[] m : malformed) {
            System.out.println(hex(m) + " utf-8 " + units(new String(m, StandardCharsets.UTF_8)) + " ascii " + units(new String(m, StandardCharsets.US_ASCII)) + " latin1 " + units(new String(m, StandardCharsets.ISO_8859_1)));
        }
        System.out.println(units(new String(new byte[] {(byte) 0xFE, (byte) 0xFF, 0, 65}, StandardCharsets.UTF_16)));
        System.out.println(units(new String(new byte[] {(byte) 0xFF, (byte) 0xFE, 65, 0}, StandardCharsets.UTF_16)));
        System.out.println(units(new String(new byte[] {0, 65, 0}, StandardCharsets.UTF_16BE)));
        System.out.println(hex("na\u00efve".getBytes("UTF-8")) + " " + hex("na\u00efve".getBytes("latin1")));
        System.out.println(Charset.forName("utf8").name() + " " + Charset.isSupported("UTF-16") + " " + StandardCharsets.UTF_8.aliases().contains("UTF8"));
        try {
            "x".getBytes("no-such-charset");
        } catch (UnsupportedEncodingException e) {
            System.out.println("unsupported " + e.getMessage());
        }
        ByteBuffer encoded = StandardCharsets.UTF_8.encode("\u00e9\u4e2d");
        System.out.println("buffer " + encoded.remaining() + " " + (encoded.get(0) & 0xff));
        CharBuffer decoded = StandardCharsets.UTF_8.decode(encoded);
        System.out.println("decoded " + decoded.length() + " " + units(decoded.toString()));
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(new byte[] {'a', (byte) 0xFF}));
        } catch (CharacterCodingException e) {
            System.out.println("strict decoder: " + e.getMessage());
        }
        System.out.println("can encode " + StandardCharsets.ISO_8859_1.newEncoder().canEncode('\u20ac') + " " + StandardCharsets.UTF_8.newEncoder().canEncode('\u20ac'));
    }
}
