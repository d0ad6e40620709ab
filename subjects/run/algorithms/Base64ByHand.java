//@ about: base64, base32, base58, hexadecimal, Ascii85 and percent encoding by hand, checked against java.util.Base64
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

public class Base64ByHand {
    static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    static final String B32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    static final String B58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

    static String encode(byte[] d) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < d.length; i += 3) {
            int group = (d[i] & 0xff) << 16 | (i + 1 < d.length ? (d[i + 1] & 0xff) << 8 : 0) | (i + 2 < d.length ? d[i + 2] & 0xff : 0);
            for (int k = 0; k < 4; k++) b.append(i + k <= d.length ? ALPHABET.charAt(group >> 18 - 6 * k & 63) : '=');
        }
        return b.toString();
    }

    static byte[] decode(String s) {
        if (s.length() % 4 != 0) throw new IllegalArgumentException("length " + s.length());
        int pad = s.endsWith("==") ? 2 : s.endsWith("=") ? 1 : 0;
        byte[] out = new byte[s.length() / 4 * 3 - pad];
        for (int i = 0, o = 0; i < s.length(); i += 4) {
            int group = 0;
            for (int k = 0; k < 4; k++) {
                char c = s.charAt(i + k);
                int v = c == '=' && i + k >= s.length() - pad ? 0 : ALPHABET.indexOf(c);
                if (v < 0) throw new IllegalArgumentException("character '" + c + "' at " + (i + k));
                group = group << 6 | v;
            }
            for (int k = 16; k >= 0 && o < out.length; k -= 8) out[o++] = (byte) (group >> k);
        }
        return out;
    }

    static String base32(byte[] d) {
        StringBuilder b = new StringBuilder();
        int buffer = 0, bits = 0;
        for (byte x : d) {
            buffer = buffer << 8 | x & 0xff;
            bits += 8;
            while (bits >= 5) {
                bits -= 5;
                b.append(B32.charAt(buffer >> bits & 31));
            }
        }
        if (bits > 0) b.append(B32.charAt(buffer << 5 - bits & 31));
        while (b.length() % 8 != 0) b.append('=');
        return b.toString();
    }

    static String base58(byte[] d) {
        BigInteger n = new BigInteger(1, d);
        StringBuilder b = new StringBuilder();
        while (n.signum() > 0) {
            BigInteger[] qr = n.divideAndRemainder(BigInteger.valueOf(58));
            b.append(B58.charAt(qr[1].intValue()));
            n = qr[0];
        }
        for (int i = 0; i < d.length && d[i] == 0; i++) b.append('1');
        return b.reverse().toString();
    }

    static String ascii85(byte[] d) {
        StringBuilder b = new StringBuilder("<~");
        for (int i = 0; i < d.length; i += 4) {
            long v = 0;
            int n = Math.min(4, d.length - i);
            for (int k = 0; k < 4; k++) v = v << 8 | (k < n ? d[i + k] & 0xff : 0);
            if (v == 0 && n == 4) {
                b.append('z');
                continue;
            }
            char[] c = new char[5];
            for (int k = 4; k >= 0; k--, v /= 85) c[k] = (char) ('!' + v % 85);
            b.append(c, 0, n + 1);
        }
        return b.append("~>").toString();
    }

    static String percent(String s) {
        StringBuilder b = new StringBuilder();
        for (byte x : s.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (x & 0xff);
            if (c < 128 && (Character.isLetterOrDigit(c) || "-_.~".indexOf(c) >= 0)) b.append(c);
            else b.append(String.format("%%%02X", (int) c));
        }
        return b.toString();
    }

    public static void main(String[] args) {
        for (String s : new String[] {"", "f", "fo", "foo", "foob", "fooba", "foobar", "Man is distinguished", "\u00e9\u4e2d", "\0\0\0\0x"}) {
            byte[] d = s.getBytes(StandardCharsets.UTF_8);
            String e = encode(d);
            System.out.println(e + " " + e.equals(Base64.getEncoder().encodeToString(d)) + " " + Arrays.equals(decode(e), d) + " " + Arrays.equals(Base64.getDecoder().decode(e), d) + " " + base32(d) + " " + base58(d) + " " + ascii85(d) + " " + percent(s));
        }
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) all[i] = (byte) i;
        System.out.println(encode(all).equals(Base64.getEncoder().encodeToString(all)) + " " + encode(all).hashCode() + " " + Arrays.equals(decode(encode(all)), all));
        System.out.println(Base64.getUrlEncoder().withoutPadding().encodeToString(new byte[] {-1, -2, -3, -4}) + " " + Base64.getEncoder().encodeToString(new byte[] {-1, -2, -3, -4}) + " " + Arrays.toString(Base64.getUrlDecoder().decode("__79_A")));
        String mime = Base64.getMimeEncoder(20, new byte[] {'|'}).encodeToString(Arrays.copyOf(all, 40));
        System.out.println(mime + " " + Base64.getMimeDecoder().decode(mime.replace("|", "\r\n")).length);
        for (String bad : new String[] {"abc", "ab!=", "a===", "====", "YQ=x", "Zg=="}) {
            String mine, library;
            try {
                mine = Arrays.toString(decode(bad));
            } catch (IllegalArgumentException e) {
                mine = e.getMessage();
            }
            try {
                library = Arrays.toString(Base64.getDecoder().decode(bad));
            } catch (IllegalArgumentException e) {
                library = e.getMessage();
            }
            System.out.println(bad + ": " + mine + " / " + library);
        }
    }
}
