//@ about: SHA-256, SHA-1 and MD5 written from their definitions, with known test vectors and HMAC
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;

public class Sha256ByHand {
    static final int[] K = new int[64];
    static final int[] INITIAL = new int[8];

    static {
        int n = 0;
        for (int p = 2; n < 64; p++) {
            boolean prime = true;
            for (int d = 2; d * d <= p; d++) if (p % d == 0) prime = false;
            if (!prime) continue;
            K[n] = fraction(p, 3);
            if (n < 8) INITIAL[n] = fraction(p, 2);
            n++;
        }
    }

    /** The first 32 bits of the fractional part of the root, by integer arithmetic. */
    static int fraction(int p, int root) {
        java.math.BigInteger target = java.math.BigInteger.valueOf(p).shiftLeft(32 * root), lo = java.math.BigInteger.ZERO, hi = java.math.BigInteger.ONE.shiftLeft(40);
        while (hi.subtract(lo).compareTo(java.math.BigInteger.ONE) > 0) {
            java.math.BigInteger mid = lo.add(hi).shiftRight(1);
            if (mid.pow(root).compareTo(target) <= 0) lo = mid;
            else hi = mid;
        }
        return lo.intValue();
    }

    static ByteBuffer pad(byte[] m, ByteOrder order) {
        ByteBuffer b = ByteBuffer.allocate((m.length + 8) / 64 * 64 + 64).order(order);
        b.put(m).put((byte) 0x80);
        b.putLong(b.capacity() - 8, m.length * 8L);
        b.rewind();
        return b;
    }

    static byte[] words(int[] h, ByteOrder order) {
        ByteBuffer b = ByteBuffer.allocate(h.length * 4).order(order);
        for (int x : h) b.putInt(x);
        return b.array();
    }

    static byte[] sha256(byte[] m) {
        int[] h = INITIAL.clone(), w = new int[64];
        ByteBuffer in = pad(m, ByteOrder.BIG_ENDIAN);
        while (in.hasRemaining()) {
            for (int i = 0; i < 16; i++) w[i] = in.getInt();
            for (int i = 16; i < 64; i++) {
                int s0 = Integer.rotateRight(w[i - 15], 7) ^ Integer.rotateRight(w[i - 15], 18) ^ w[i - 15] >>> 3;
                int s1 = Integer.rotateRight(w[i - 2], 17) ^ Integer.rotateRight(w[i - 2], 19) ^ w[i - 2] >>> 10;
                w[i] = w[i - 16] + s0 + w[i - 7] + s1;
            }
            int[] v = h.clone();
            for (int i = 0; i < 64; i++) {
                int s1 = Integer.rotateRight(v[4], 6) ^ Integer.rotateRight(v[4], 11) ^ Integer.rotateRight(v[4], 25);
                int t1 = v[7] + s1 + (v[4] & v[5] ^ ~v[4] & v[6]) + K[i] + w[i];
                int s0 = Integer.rotateRight(v[0], 2) ^ Integer.rotateRight(v[0], 13) ^ Integer.rotateRight(v[0], 22);
                int t2 = s0 + (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]);
                System.arraycopy(v, 0, v, 1, 7);
                v[4] += t1;
                v[0] = t1 + t2;
            }
            for (int i = 0; i < 8; i++) h[i] += v[i];
        }
        return words(h, ByteOrder.BIG_ENDIAN);
    }

    static byte[] sha1(byte[] m) {
        int[] h = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0}, w = new int[80];
        ByteBuffer in = pad(m, ByteOrder.BIG_ENDIAN);
        while (in.hasRemaining()) {
            for (int i = 0; i < 80; i++) w[i] = i < 16 ? in.getInt() : Integer.rotateLeft(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
            int a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
            for (int i = 0; i < 80; i++) {
                int f, k;
                if (i < 20) {
                    f = b & c | ~b & d;
                    k = 0x5A827999;
                } else if (i < 40) {
                    f = b ^ c ^ d;
                    k = 0x6ED9EBA1;
                } else if (i < 60) {
                    f = b & c | b & d | c & d;
                    k = 0x8F1BBCDC;
                } else {
                    f = b ^ c ^ d;
                    k = 0xCA62C1D6;
                }
                int t = Integer.rotateLeft(a, 5) + f + e + k + w[i];
                e = d;
                d = c;
                c = Integer.rotateLeft(b, 30);
                b = a;
                a = t;
            }
            h[0] += a;
            h[1] += b;
            h[2] += c;
            h[3] += d;
            h[4] += e;
        }
        return words(h, ByteOrder.BIG_ENDIAN);
    }

    static byte[] md5(byte[] m) {
        int[] shifts = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
        int[] h = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476}, w = new int[16];
        ByteBuffer in = pad(m, ByteOrder.LITTLE_ENDIAN);
        while (in.hasRemaining()) {
            for (int i = 0; i < 16; i++) w[i] = in.getInt();
            int a = h[0], b = h[1], c = h[2], d = h[3];
            for (int i = 0; i < 64; i++) {
                int round = i / 16, f = switch (round) {
                    case 0 -> b & c | ~b & d;
                    case 1 -> d & b | ~d & c;
                    case 2 -> b ^ c ^ d;
                    default -> c ^ (b | ~d);
                };
                int g = switch (round) {
                    case 0 -> i;
                    case 1 -> (5 * i + 1) % 16;
                    case 2 -> (3 * i + 5) % 16;
                    default -> 7 * i % 16;
                };
                int k = (int) (long) Math.floor(Math.abs(StrictMath.sin(i + 1)) * 4294967296.0);
                int t = d;
                d = c;
                c = b;
                b += Integer.rotateLeft(a + f + k + w[g], shifts[round * 4 + i % 4]);
                a = t;
            }
            h[0] += a;
            h[1] += b;
            h[2] += c;
            h[3] += d;
        }
        return words(h, ByteOrder.LITTLE_ENDIAN);
    }

    static byte[] hmac(UnaryOperator<byte[]> hash, byte[] key, byte[] m) {
        byte[] k = java.util.Arrays.copyOf(key.length > 64 ? hash.apply(key) : key, 64), inner = new byte[64 + m.length];
        for (int i = 0; i < 64; i++) inner[i] = (byte) (k[i] ^ 0x36);
        System.arraycopy(m, 0, inner, 64, m.length);
        byte[] digest = hash.apply(inner), outer = new byte[64 + digest.length];
        for (int i = 0; i < 64; i++) outer[i] = (byte) (k[i] ^ 0x5c);
        System.arraycopy(digest, 0, outer, 64, digest.length);
        return hash.apply(outer);
    }

    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b) s.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        return s.toString();
    }

    public static void main(String[] args) {
        System.out.println(Integer.toHexString(K[0]) + " " + Integer.toHexString(K[63]) + " " + Integer.toHexString(INITIAL[0]) + " " + Integer.toHexString(INITIAL[7]));
        for (String s : new String[] {"", "abc", "The quick brown fox jumps over the lazy dog", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "x".repeat(55), "x".repeat(56), "x".repeat(64), "x".repeat(119)}) {
            byte[] m = s.getBytes(StandardCharsets.US_ASCII);
            System.out.println(m.length + "\n  " + hex(sha256(m)) + "\n  " + hex(sha1(m)) + "\n  " + hex(md5(m)));
        }
        byte[] key = "key".getBytes(StandardCharsets.US_ASCII), text = "The quick brown fox jumps over the lazy dog".getBytes(StandardCharsets.US_ASCII);
        System.out.println(hex(hmac(Sha256ByHand::sha256, key, text)) + "\n" + hex(hmac(Sha256ByHand::md5, key, text)) + "\n" + hex(hmac(Sha256ByHand::sha1, new byte[100], text)));
        byte[] chain = new byte[0];
        for (int i = 0; i < 20; i++) chain = sha256(chain);
        System.out.println(hex(chain));
        int nonce = 0;
        while (sha256(("block" + nonce).getBytes(StandardCharsets.US_ASCII))[0] != 0) nonce++;
        System.out.println("nonce " + nonce + " " + hex(sha256(("block" + nonce).getBytes(StandardCharsets.US_ASCII))).substring(0, 16));
    }
}
