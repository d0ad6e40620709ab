//@ about: every String constructor and factory (char, byte, int code point arrays, copies, builders, valueOf)
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class StringConstruction {
    public static void main(String[] args) {
        char[] chars = {'l', 'i', 's', 's', 'o', 'm'};
        show("empty", new String());
        show("copy", new String("copy me"));
        show("chars", new String(chars));
        show("chars slice", new String(chars, 1, 3));
        show("chars empty slice", new String(chars, 6, 0));
        chars[0] = 'X';
        String before = new String(chars);
        chars[1] = 'Y';
        show("defensive copy", before);

        int[] points = {0x48, 0x1F600, 0xE9, 0x4E2D};
        String mixed = new String(points, 0, points.length);
        show("code points", escape(mixed));
        System.out.println("length " + mixed.length() + " points " + mixed.codePointCount(0, mixed.length()));

        byte[] bytes = "bytes here".getBytes(StandardCharsets.US_ASCII);
        show("bytes", new String(bytes, StandardCharsets.US_ASCII));
        show("bytes slice", new String(bytes, 6, 4, StandardCharsets.UTF_8));
        show("builder", new String(new StringBuilder("from builder")));
        show("buffer", new String(new StringBuffer("from buffer")));

        show("valueOf chars", String.valueOf(new char[] {'a', 'b'}));
        show("valueOf slice", String.valueOf(new char[] {'a', 'b', 'c'}, 1, 2));
        show("copyValueOf", String.copyValueOf(new char[] {'z', 'y'}));
        show("valueOf null object", String.valueOf((Object) null));
        show("valueOf char", String.valueOf('q'));
        show("valueOf boolean", String.valueOf(true));
        show("toString of point", Character.toString(0x1F680).length() + "");

        char[] target = new char[8];
        Arrays.fill(target, '.');
        "abcdef".getChars(1, 5, target, 2);
        show("getChars", new String(target));
        show("toCharArray", Arrays.toString("hey".toCharArray()));

        attempt("negative offset", () -> new String(new char[3], -1, 2));
        attempt("count too large", () -> new String(new char[3], 2, 2));
        attempt("negative count", () -> new String(new char[3], 1, -1));
        attempt("bad code point", () -> new String(new int[] {0x110000}, 0, 1));
        attempt("null copy", () -> new String((String) null));
        attempt("getChars range", () -> {
            "abc".getChars(2, 1, new char[4], 0);
            return "";
        });
    }

    interface Maker {
        String make();
    }

    static void attempt(String what, Maker maker) {
        try {
            System.out.println(what + " gave " + maker.make());
        } catch (RuntimeException e) {
            System.out.println(what + " threw " + e.getClass().getName());
        }
    }

    static void show(String what, String value) {
        System.out.println(what + " = [" + value + "] " + value.length() + " " + value.isEmpty());
    }

    static String escape(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c < 128) b.append(c);
            else b.append("<").append(Integer.toHexString(c)).append(">");
        }
        return b.toString();
    }
}
