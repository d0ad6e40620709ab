//@ about: real integer code: LCG, xorshift, FNV, Murmur finalizer, CRC-32, Adler-32, MD5 rounds
public class HashMixers {
    public static void main(String[] args) {
        String[] texts = {"", "a", "abc", "message digest", "The quick brown fox jumps over the lazy dog"};
        for (String text : texts) {
            byte[] bytes = ascii(text);
            System.out.println("\"" + text + "\" fnv1a " + fnv(bytes) + " crc " + Integer.toHexString(crc(bytes)) + " adler " + Integer.toHexString(adler(bytes)) + " djb " + djb(text)
                + " java " + text.hashCode() + " md5 " + md5(bytes));
        }
        long s = 42;
        for (int i = 0; i < 10; i++) {
            s = s * 0x5DEECE66DL + 0xB & (1L << 48) - 1;
            System.out.println((int) (s >>> 16) + " " + mix(s) + " " + xorshift(s) + " " + murmur((int) s));
        }
    }

    static byte[] ascii(String s) {
        byte[] bytes = new byte[s.length()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) s.charAt(i);
        }
        return bytes;
    }

    static int fnv(byte[] bytes) {
        int h = 0x811c9dc5;
        for (byte b : bytes) {
            h = (h ^ b & 0xff) * 0x01000193;
        }
        return h;
    }

    static int djb(String s) {
        int h = 5381;
        for (char c : s.toCharArray()) {
            h = (h << 5) + h + c;
        }
        return h;
    }

    static int crc(byte[] bytes) {
        int crc = ~0;
        for (byte b : bytes) {
            crc ^= b & 0xff;
            for (int k = 0; k < 8; k++) {
                crc = (crc & 1) != 0 ? crc >>> 1 ^ 0xedb88320 : crc >>> 1;
            }
        }
        return ~crc;
    }

    static int adler(byte[] bytes) {
        int a = 1, b = 0;
        for (byte x : bytes) {
            a = (a + (x & 0xff)) % 65521;
            b = (b + a) % 65521;
        }
        return b << 16 | a;
    }

    static long mix(long z) {
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    static long xorshift(long x) {
        x ^= x << 13;
        x ^= x >>> 7;
        return x ^ x << 17;
    }

    static int murmur(int h) {
        h ^= h >>> 16;
        h *= 0x85ebca6b;
        h ^= h >>> 13;
        h *= 0xc2b2ae35;
        return h ^ h >>> 16;
    }

    static final int[] ROTATIONS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};

    /** One-block MD5 (inputs up to 55 bytes). The table of sines comes from Math.sin, as in RFC 1321. */
    static String md5(byte[] input) {
        int[] words = new int[16];
        for (int i = 0; i <= input.length; i++) {
            words[i >> 2] |= (i < input.length ? input[i] & 0xff : 0x80) << (i & 3) * 8;
        }
        words[14] = input.length * 8;
        int a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
        int a0 = a, b0 = b, c0 = c, d0 = d;
        for (int i = 0; i < 64; i++) {
            int f, g;
            switch (i >> 4) {
                case 0: f = b & c | ~b & d; g = i; break;
                case 1: f = d & b | ~d & c; g = 5 * i + 1 & 15; break;
                case 2: f = b ^ c ^ d; g = 3 * i + 5 & 15; break;
                default: f = c ^ (b | ~d); g = 7 * i & 15; break;
            }
            int t = a + f + (int) (long) (Math.abs(StrictMath.sin(i + 1)) * 4294967296.0) + words[g];
            a = d;
            d = c;
            c = b;
            b += Integer.rotateLeft(t, ROTATIONS[i >> 4 << 2 | i & 3]);
        }
        StringBuilder out = new StringBuilder();
        for (int w : new int[] {a + a0, b + b0, c + c0, d + d0}) {
            for (int k = 0; k < 32; k += 8) {
                out.append(Character.forDigit(w >> k + 4 & 15, 16)).append(Character.forDigit(w >> k & 15, 16));
            }
        }
        return out.toString();
    }
}
