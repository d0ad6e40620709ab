//@ about: streams of bytes in memory: ByteArrayInputStream, ByteArrayOutputStream, buffered, sequence, pushback, mark and reset, filters
import java.io.*;
import java.util.*;

public class ByteStreams {
    static class Counting extends FilterInputStream {
        int count;
        Counting(InputStream in) { super(in); }
        @Override public int read() throws IOException {
            int b = super.read();
            if (b >= 0) count++;
            return b;
        }
        @Override public int read(byte[] b, int off, int len) throws IOException {
            int n = super.read(b, off, len);
            if (n > 0) count += n;
            return n;
        }
    }

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream(2);
        for (int i = 250; i < 260; i++) out.write(i);
        out.write(new byte[] {1, 2, 3}, 1, 2);
        byte[] all = out.toByteArray();
        System.out.println(Arrays.toString(all) + " " + out.size());
        out.reset();
        out.writeBytes("text".getBytes());
        System.out.println(out + " " + out.size());

        ByteArrayInputStream in = new ByteArrayInputStream(all, 2, 8);
        System.out.println(in.available() + " " + in.read() + " " + in.markSupported());
        in.mark(0);
        System.out.println(Arrays.toString(in.readNBytes(3)) + " " + in.skip(2) + " " + in.available());
        in.reset();
        System.out.println(in.read() + " " + Arrays.toString(in.readAllBytes()) + " " + in.read() + " " + in.read(new byte[1]));

        Counting counting = new Counting(new ByteArrayInputStream(new byte[10_000]));
        BufferedInputStream buffered = new BufferedInputStream(counting, 64);
        buffered.mark(100);
        for (int i = 0; i < 50; i++) buffered.read();
        buffered.reset();
        System.out.println(buffered.readNBytes(200).length + " " + (counting.count >= 200) + " " + buffered.readAllBytes().length + " " + counting.count);

        PushbackInputStream pushback = new PushbackInputStream(new ByteArrayInputStream("abc".getBytes()), 2);
        int first = pushback.read();
        pushback.unread(first);
        pushback.unread('x');
        System.out.println(new String(pushback.readAllBytes()));
        SequenceInputStream joined = new SequenceInputStream(new ByteArrayInputStream("one ".getBytes()), new ByteArrayInputStream("two".getBytes()));
        System.out.println(new String(joined.readAllBytes()) + InputStream.nullInputStream().read());
        try {
            pushback.unread(new byte[5]);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ByteArrayInputStream(new byte[3]).read(new byte[2], 1, 2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("bounds");
        }
        BufferedOutputStream late = new BufferedOutputStream(out, 100);
        late.write("-late".getBytes());
        System.out.print(out + " ");
        late.flush();
        System.out.println(out);
    }
}
