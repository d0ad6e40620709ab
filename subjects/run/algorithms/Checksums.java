//@ about: CRC-32, CRC-16, Adler-32, Fletcher, FNV, djb2, MurmurHash3, Luhn, ISBN and IBAN checks, in a Java 8 class file
//@ release: 8
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

public class Checksums {
    private static final int[] TABLE = new int[256];

    static {
        for (int i = 0; i < 256; i++) {
            int c = i;
            for (int k = 0; k < 8; k++) c = (c & 1) != 0 ? 0xEDB88320 ^ c >>> 1 : c >>> 1;
            TABLE[i] = c;
        }
    }

    static int crc32(byte[] data) {
        int c = ~0;
        for (byte b : data) c = TABLE[(c ^ b) & 0xff] ^ c >>> 8;
        return ~c;
    }

    static int crc32Bitwise(byte[] data) {
        int c = -1;
        for (byte b : data) {
            c ^= b & 0xff;
            for (int k = 0; k < 8; k++) c = c >>> 1 ^ 0xEDB88320 & -(c & 1);
        }
        return ~c;
    }

    static int crc16(byte[] data) {
        int c = 0xFFFF;
        for (byte b : data) {
            c ^= (b & 0xff) << 8;
            for (int k = 0; k < 8; k++) c = ((c & 0x8000) != 0 ? c << 1 ^ 0x1021 : c << 1) & 0xFFFF;
        }
        return c;
    }

    static int adler32(byte[] data) {
        int a = 1, b = 0;
        for (byte x : data) {
            a = (a + (x & 0xff)) % 65521;
            b = (b + a) % 65521;
        }
        return b << 16 | a;
    }

    static int fletcher16(byte[] data) {
        int a = 0, b = 0;
        for (byte x : data) {
            a = (a + (x & 0xff)) % 255;
            b = (b + a) % 255;
        }
        return b << 8 | a;
    }

    static long fnv1a(byte[] data) {
        long h = 0xcbf29ce484222325L;
        for (byte x : data) h = (h ^ x & 0xff) * 0x100000001b3L;
        return h;
    }

    static int djb2(byte[] data) {
        int h = 5381;
        for (byte x : data) h = h * 33 + x;
        return h;
    }

    static int murmur3(byte[] data, int seed) {
        int h = seed, i = 0;
        for (; i + 4 <= data.length; i += 4) {
            int k = data[i] & 0xff | (data[i + 1] & 0xff) << 8 | (data[i + 2] & 0xff) << 16 | data[i + 3] << 24;
            k = Integer.rotateLeft(k * 0xcc9e2d51, 15) * 0x1b873593;
            h = Integer.rotateLeft(h ^ k, 13) * 5 + 0xe6546b64;
        }
        int k = 0;
        switch (data.length & 3) {
            case 3:
                k ^= (data[i + 2] & 0xff) << 16;
            case 2:
                k ^= (data[i + 1] & 0xff) << 8;
            case 1:
                k ^= data[i] & 0xff;
                h ^= Integer.rotateLeft(k * 0xcc9e2d51, 15) * 0x1b873593;
            default:
        }
        h ^= data.length;
        h = (h ^ h >>> 16) * 0x85ebca6b;
        h = (h ^ h >>> 13) * 0xc2b2ae35;
        return h ^ h >>> 16;
    }

    static boolean luhn(String digits) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            int d = digits.charAt(digits.length() - 1 - i) - '0';
            if (i % 2 == 1 && (d *= 2) > 9) d -= 9;
            sum += d;
        }
        return sum % 10 == 0;
    }

    static boolean isbn10(String s) {
        int sum = 0;
        for (int i = 0; i < 10; i++) sum += (10 - i) * (s.charAt(i) == 'X' ? 10 : s.charAt(i) - '0');
        return sum % 11 == 0;
    }

    static boolean iban(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : (s.substring(4) + s.substring(0, 4)).toCharArray()) b.append(Character.getNumericValue(c));
        return new BigInteger(b.toString()).mod(BigInteger.valueOf(97)).intValue() == 1;
    }

    public static void main(String[] args) {
        for (String s : new String[] {"", "a", "abc", "123456789", "The quick brown fox jumps over the lazy dog", "Wikipedia", "\u00e9\u4e2d"}) {
            byte[] d = s.getBytes(StandardCharsets.UTF_8);
            System.out.println(d.length + " bytes: crc32 " + Integer.toHexString(crc32(d)) + (crc32(d) == crc32Bitwise(d) ? "" : " MISMATCH") + " crc16 " + Integer.toHexString(crc16(d)) + " adler " + Integer.toHexString(adler32(d)) + " fletcher " + Integer.toHexString(fletcher16(d)) + " fnv " + Long.toHexString(fnv1a(d)) + " djb2 " + djb2(d) + " murmur " + Integer.toHexString(murmur3(d, 0)) + " " + Integer.toHexString(murmur3(d, 42)));
        }
        byte[] big = new byte[4000];
        for (int i = 0; i < big.length; i++) big[i] = (byte) (i * i >> 3);
        System.out.println(Integer.toHexString(crc32(big)) + " " + Integer.toHexString(adler32(big)) + " " + Long.toHexString(fnv1a(big)) + " " + Integer.toHexString(murmur3(big, 7)));
        int flips = 0;
        for (int bit = 0; bit < 64; bit++) {
            byte[] d = "01234567".getBytes(StandardCharsets.US_ASCII);
            d[bit / 8] ^= 1 << bit % 8;
            if (crc32(d) != crc32("01234567".getBytes(StandardCharsets.US_ASCII))) flips++;
        }
        System.out.println("single bit errors noticed " + flips + " of 64");
        for (String card : new String[] {"4539578763621486", "4539578763621487", "79927398713", "0"}) System.out.print(card + " " + luhn(card) + "; ");
        System.out.println(isbn10("0306406152") + " " + isbn10("080442957X") + " " + isbn10("0306406153"));
        System.out.println(iban("GB82WEST12345698765432") + " " + iban("DE89370400440532013000") + " " + iban("DE89370400440532013001"));
        int[] buckets = new int[16];
        for (int i = 0; i < 800; i++) buckets[murmur3(("key" + i).getBytes(StandardCharsets.US_ASCII), 1) & 15]++;
        System.out.println(java.util.Arrays.toString(buckets));
    }
}
