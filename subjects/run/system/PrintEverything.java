//@ about: PrintStream: print and println of every type, printf, format, append, write, char arrays, nulls, checkError, closed streams
import java.io.*;
import java.util.*;

public class PrintEverything {
    public static void main(String[] args) throws IOException {
        PrintStream out = System.out;
        out.print(true);
        out.print('c');
        out.print(1);
        out.print(2L);
        out.print(3.5f);
        out.print(4.5);
        out.print(new char[] {'x', 'y'});
        out.print("text");
        out.print((String) null);
        out.print((Object) null);
        out.print(new Object() { @Override public String toString() { return "<object>"; } });
        out.println();
        out.println(false);
        out.println('c');
        out.println(-1);
        out.println(Long.MIN_VALUE);
        out.println(Float.NaN);
        out.println(Double.NEGATIVE_INFINITY);
        out.println(new char[0]);
        out.println((byte) -5);
        out.println((short) 6);
        out.println("");
        out.println(List.of(1, 2));
        out.printf("%d|%5d|%-5d|%05d|%,d|%x|%X|%o|%+d|%(d%n", 42, 42, 42, 42, 1234567, 255, 255, 8, 5, -5);
        out.printf(Locale.ROOT, "%.2f|%8.3f|%e|%g|%a|%s|%10s|%-10s|%.2s|%S%n", 3.14159, 2.5, 12345.678, 0.0001, 1.0, "s", "right", "left", "cut", "up");
        out.format("%c|%b|%h|%%|%n", 'c', null, "hash").format("%2$s %1$s %1$s%n", "a", "b");
        out.append("seq").append("0123456789", 2, 5).append('!').append(null).append('\n');
        out.write('A');
        out.write(new byte[] {'b', 'y', 't', 'e', 's', '\n'});
        out.write("0123\n".getBytes(), 2, 3);
        try {
            out.printf("%d", "no number");
        } catch (IllegalFormatException e) {
            out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
        try {
            out.printf("%s %s", 1);
        } catch (MissingFormatArgumentException e) {
            out.println(e.getMessage());
        }
        try {
            out.print((char[]) null);
        } catch (NullPointerException e) {
            out.println("null array");
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream own = new PrintStream(bytes, false, "UTF-8");
        own.print("\u00e9\u20ac");
        own.println(7);
        own.close();
        own.println("after closing");
        out.println(bytes.size() + " " + own.checkError() + " " + out.checkError());
    }
}
