//@ about: MessageDigest: MD5, SHA-1, SHA-256, SHA-512 of short, long and piecewise input, reset, clone, unknown algorithms
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.*;

public class Digests {
    static String hex(byte[] bytes) {
        return String.format("%0" + bytes.length * 2 + "x", new BigInteger(1, bytes));
    }

    public static void main(String[] args) throws Exception {
        byte[] large = new byte[10_000];
        for (int i = 0; i < large.length; i++) large[i] = (byte) (i * 31);
        for (String name : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-512"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            System.out.println(name + " " + digest.getDigestLength());
            System.out.println(hex(digest.digest()));
            System.out.println(hex(digest.digest("abc".getBytes(StandardCharsets.US_ASCII))));
            for (int i = 0; i < large.length; i += 1000) digest.update(large, i, 1000);
            byte[] pieces = digest.digest();
            System.out.println(hex(pieces) + " " + MessageDigest.isEqual(pieces, digest.digest(large)));
        }
        MessageDigest one = MessageDigest.getInstance("SHA-256");
        one.update((byte) 'a');
        MessageDigest two = (MessageDigest) one.clone();
        one.update((byte) 'b');
        System.out.println(hex(one.digest()).substring(0, 16) + " " + hex(two.digest()).substring(0, 16));
        two.update(large);
        two.reset();
        System.out.println(hex(two.digest(new byte[] {'a'})).substring(0, 16));
        try {
            MessageDigest.getInstance("NO-SUCH");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
    }
}
