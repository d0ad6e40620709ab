//@ about: Base64 in all variants, UUID from bytes and strings, CRC32, CRC32C and Adler32
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.zip.*;

public class Encodings {
    static byte[] bytes(String text) { return text.getBytes(StandardCharsets.UTF_8); }

    public static void main(String[] args) {
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) all[i] = (byte) i;
        for (String text : new String[] {"", "f", "fo", "foo", "foob", "\u00e9\u20ac"}) {
            String encoded = Base64.getEncoder().encodeToString(bytes(text));
            System.out.println(encoded + " " + Arrays.equals(Base64.getDecoder().decode(encoded), bytes(text)));
        }
        String standard = Base64.getEncoder().encodeToString(all), url = Base64.getUrlEncoder().withoutPadding().encodeToString(all);
        System.out.println(standard.substring(300) + " " + url.substring(300) + " " + Arrays.equals(all, Base64.getUrlDecoder().decode(url)));
        String mime = Base64.getMimeEncoder(20, new byte[] {'|'}).encodeToString(Arrays.copyOf(all, 40));
        System.out.println(mime + " " + Base64.getMimeDecoder().decode("Zm9v\r\n Ym Fy!").length);
        for (String bad : new String[] {"a", "Zm9v=", "Zm9*", "Zm 9v", "Zm9vYg="}) {
            try {
                System.out.println(Arrays.toString(Base64.getDecoder().decode(bad)));
            } catch (IllegalArgumentException e) {
                System.out.println(bad + ": " + e.getMessage());
            }
        }
        UUID name = UUID.nameUUIDFromBytes(bytes("hello")), parsed = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
        System.out.println(name + " " + name.version() + " " + name.variant() + " " + parsed.getMostSignificantBits() + " " + parsed.timestamp()
            + " " + parsed.compareTo(name) + " " + new UUID(1, -1) + " " + name.equals(UUID.nameUUIDFromBytes(bytes("hello"))));
        try {
            UUID.fromString("not-a-uuid");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        for (Checksum sum : new Checksum[] {new CRC32(), new Adler32(), new CRC32C()}) {
            StringBuilder line = new StringBuilder(sum.getClass().getSimpleName()).append(' ').append(sum.getValue());
            sum.update(bytes("123456789"), 0, 9);
            line.append(' ').append(Long.toHexString(sum.getValue()));
            sum.update('x');
            line.append(' ').append(Long.toHexString(sum.getValue()));
            sum.reset();
            for (int i = 0; i < 50; i++) sum.update(all, i, 200);
            System.out.println(line.append(' ').append(Long.toHexString(sum.getValue())));
        }
    }
}
