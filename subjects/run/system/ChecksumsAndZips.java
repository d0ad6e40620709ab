//@ about: digests, checksums, compressed streams, character sets
import java.security.*;
import java.util.*;
import java.util.zip.*;
import java.nio.charset.*;
import java.io.*;
public class ChecksumsAndZips {
    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b) s.append(String.format("%02x", x));
        return s.toString();
    }
    public static void main(String[] a) throws Exception {
        for (String n : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-512", "SHA3-256"}) System.out.println(n + " " + hex(MessageDigest.getInstance(n).digest("hello".getBytes())));
        try {
            MessageDigest.getInstance("NOPE");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(UUID.nameUUIDFromBytes("x".getBytes()) + " " + UUID.randomUUID().version() + " " + new UUID(1, 2) + " " + UUID.fromString("123e4567-e89b-12d3-a456-426614174000").variant());
        System.out.println(new SecureRandom().nextInt(1) + " " + Base64.getEncoder().encodeToString("hello world".getBytes()));
        CRC32 c = new CRC32();
        c.update("123456789".getBytes());
        System.out.println(Long.toHexString(c.getValue()));
        Adler32 d = new Adler32();
        d.update("Wikipedia".getBytes());
        System.out.println(Long.toHexString(d.getValue()));
        CRC32C e = new CRC32C();
        e.update("123456789".getBytes());
        System.out.println(Long.toHexString(e.getValue()));
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        try (GZIPOutputStream g = new GZIPOutputStream(o)) {
            for (int i = 0; i < 1000; i++) g.write("abcabc ".getBytes());
        }
        try (GZIPInputStream g = new GZIPInputStream(new ByteArrayInputStream(o.toByteArray()))) {
            System.out.println(g.readAllBytes().length + " " + (o.size() < 200));
        }
        o = new ByteArrayOutputStream();
        try (ZipOutputStream z = new ZipOutputStream(o)) {
            z.putNextEntry(new ZipEntry("a.txt"));
            z.write("content".getBytes());
            z.closeEntry();
        }
        try (ZipInputStream z = new ZipInputStream(new ByteArrayInputStream(o.toByteArray()))) {
            ZipEntry en = z.getNextEntry();
            System.out.println(en.getName() + " " + new String(z.readAllBytes()));
        }
        javax.crypto.Mac mac = javax.crypto.Mac.getInstance("HmacSHA256");
        mac.init(new javax.crypto.spec.SecretKeySpec("key".getBytes(), "HmacSHA256"));
        System.out.println(hex(mac.doFinal("msg".getBytes())));
        System.out.println(Charset.forName("ISO-8859-1") + " " + Charset.isSupported("UTF-16LE") + " " + Charset.isSupported("windows-1252") + " " + new String(new byte[]{(byte)0xe9}, "windows-1252") + " " + Arrays.toString("é".getBytes("UTF-16")) + " " + Charset.isSupported("Big5") + " " + Charset.defaultCharset());
    }
}
