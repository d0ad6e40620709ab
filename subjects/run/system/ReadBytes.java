//@ about: reading System.in byte by byte and in blocks: read, skip, readNBytes, transferTo, end of input
//@ stdin: abcdefghij\nklmnop
import java.io.*;

public class ReadBytes {
    public static void main(String[] args) throws IOException {
        InputStream in = System.in;
        System.out.println(in.read() + " " + (char) in.read());
        byte[] block = new byte[5];
        int count = in.readNBytes(block, 1, 3);
        System.out.println(count + " " + block[0] + " " + new String(block, 1, 3, "US-ASCII"));
        System.out.println(in.skip(2) + " " + (char) in.read());
        ByteArrayOutputStream rest = new ByteArrayOutputStream();
        in.transferTo(rest);
        System.out.println(rest.size() + " " + rest.toString("US-ASCII").replace('\n', '/'));
        System.out.println(in.read() + " " + in.read(block) + " " + in.readAllBytes().length);
    }
}
