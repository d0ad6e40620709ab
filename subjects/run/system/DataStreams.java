//@ about: DataOutputStream and DataInputStream: all primitive types, modified UTF-8, end of input, sizes
import java.io.*;
import java.util.*;

public class DataStreams {
    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeBoolean(true);
        out.writeByte(-2);
        out.writeShort(40_000);
        out.writeChar('\u20ac');
        out.writeInt(0xCAFEBABE);
        out.writeLong(Long.MIN_VALUE + 1);
        out.writeFloat(-0f);
        out.writeDouble(Math.PI);
        out.writeUTF("a\0\u00e9\u20ac\ud83d\ude00");
        out.writeBytes("bytes");
        out.writeChars("ab");
        System.out.println(out.size() + " " + bytes.size());
        StringBuilder hex = new StringBuilder();
        for (byte b : bytes.toByteArray()) hex.append(String.format("%02x", b));
        System.out.println(hex);

        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readBoolean() + " " + in.readByte() + " " + in.readShort() + " " + (int) in.readChar()
            + " " + Integer.toHexString(in.readInt()) + " " + in.readLong() + " " + in.readFloat() + " " + in.readDouble());
        String text = in.readUTF();
        System.out.println(text.length() + " " + text.hashCode());
        byte[] five = new byte[5];
        in.readFully(five);
        System.out.println(new String(five) + in.readChar() + in.skipBytes(1) + in.readUnsignedByte());
        try {
            in.readInt();
        } catch (EOFException e) {
            System.out.println("end " + e.getMessage());
        }
        in = new DataInputStream(new ByteArrayInputStream(new byte[] {-1, -1, -2, (byte) 0xc0}));
        System.out.println(in.readUnsignedByte() + " " + in.readUnsignedShort());
        try {
            new DataInputStream(new ByteArrayInputStream(new byte[] {0, 1, (byte) 0xff})).readUTF();
        } catch (UTFDataFormatException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        try {
            out.writeUTF("x".repeat(70_000));
        } catch (UTFDataFormatException e) {
            System.out.println("too long");
        }
    }
}
