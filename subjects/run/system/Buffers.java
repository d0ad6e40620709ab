//@ about: heap ByteBuffer and CharBuffer: position, limit, flip, compact, slice, views, byte order, read-only, over- and underflow
import java.nio.*;
import java.util.*;

public class Buffers {
    static void attempt(String what, Runnable body) {
        try {
            body.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(32);
        b.put((byte) 1).putShort((short) -2).putInt(3).putLong(-4L).putFloat(0.5f).putDouble(-1.5).putChar('x');
        System.out.println(b + " " + b.remaining());
        b.flip();
        System.out.println(b.get() + " " + b.getShort() + " " + b.getInt() + " " + b.getLong() + " " + b.getFloat() + " " + b.getDouble()
            + " " + b.getChar() + " " + b.hasRemaining());
        b.clear().order(ByteOrder.LITTLE_ENDIAN).putInt(0x01020304).order(ByteOrder.BIG_ENDIAN).putInt(0x01020304);
        System.out.println(Arrays.toString(Arrays.copyOf(b.array(), 8)) + " " + b.order() + " " + b.getInt(0) + " " + b.getShort(6));
        b.flip().position(3).limit(6);
        ByteBuffer slice = b.slice();
        slice.put(0, (byte) 99);
        System.out.println(slice + " " + b.get(3) + " " + slice.arrayOffset() + " " + b.compact() + " " + b.get(0));
        b.clear().put(new byte[] {5, 6, 7, 8}, 1, 2).put(ByteBuffer.wrap(new byte[] {9, 10}));
        System.out.println(b.flip().remaining() + " " + b.equals(ByteBuffer.wrap(new byte[] {6, 7, 9, 10})) + " " + b.hashCode()
            + " " + b.compareTo(ByteBuffer.wrap(new byte[] {6, 8})) + " " + b.mismatch(ByteBuffer.wrap(new byte[] {6, 7, 0})));
        b.mark().get();
        b.get();
        System.out.println(b.position() + " " + b.reset().position() + " " + b.duplicate().position(3).get() + " " + b.position());
        IntBuffer ints = ByteBuffer.allocate(16).asIntBuffer();
        ints.put(new int[] {1, 2, 3});
        System.out.println(ints + " " + ints.flip().get(2) + " " + LongBuffer.wrap(new long[] {1, 2}).get(1) + " " + DoubleBuffer.allocate(2).put(2.5).get(0));
        CharBuffer chars = CharBuffer.wrap("characters");
        System.out.println(chars.subSequence(2, 5) + " " + chars.length() + " " + chars.charAt(1) + " " + chars.position(4) + " " + chars.isReadOnly()
            + " " + CharBuffer.allocate(3).put("ab").flip());
        ByteBuffer locked = b.asReadOnlyBuffer();
        attempt("read-only", () -> locked.put((byte) 1));
        attempt("array of read-only", () -> locked.array());
        attempt("underflow", () -> ByteBuffer.allocate(3).getInt());
        attempt("overflow", () -> ByteBuffer.allocate(3).putInt(1));
        attempt("index", () -> ByteBuffer.allocate(3).get(3));
        attempt("position", () -> ByteBuffer.allocate(3).position(4));
        attempt("limit", () -> ByteBuffer.allocate(3).limit(-1));
        attempt("no mark", () -> ByteBuffer.allocate(3).reset());
        attempt("negative", () -> ByteBuffer.allocate(-1));
    }
}
