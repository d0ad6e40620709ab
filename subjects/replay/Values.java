package replay;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Values of all kinds, in and out. */
public class Values {
    enum Color {
        RED, GREEN {
            @Override
            int weight() {
                return 2;
            }
        };

        int weight() {
            return 1;
        }
    }

    boolean z;
    byte b;
    char c;
    short s;
    int i;
    long j;
    float f;
    double d;
    String text;
    Color color;
    int[][] matrix;
    Object any;
    Values next;

    public boolean surrogate() {
        return text.length() == 1 && Character.isHighSurrogate(text.charAt(0));
    }

    public String joined() {
        return text + c + i;
    }

    public char surrogates(char x) {
        c = x;
        text = "" + x;
        return x >= '\ud800' && x < '\udc00' ? x : 'a';
    }

    public double numbers(float x, double y) {
        f = x != x ? Float.intBitsToFloat(0x7fc00001) : -x;
        d = y / x;
        return f + d;
    }

    public long widths(byte x, short y, long z) {
        b = (byte) (x << 1);
        s = (short) (y * 3);
        j = z + x;
        return b + s + j;
    }

    public int colors(Color other) {
        color = other;
        switch (other) {
            case RED:
                return color.weight();
            default:
                return color.weight() * 10;
        }
    }

    public int[][] turned() {
        int[][] turned = new int[matrix.length][];
        for (int k = 0; k < matrix.length; k++) turned[matrix.length - 1 - k] = matrix[k];
        return turned;
    }

    public Values cut() {
        Values rest = next;
        next = this;
        return rest;
    }

    public static IntUnaryOperator lambda(int x) {
        return x > 0 ? y -> y + x : null;
    }

    public static Object[] mixed(boolean more, int x) {
        Supplier<String> named = () -> "x" + x;
        Object[] all = {new int[] {x}, named, new StringBuilder().append(x), Optional.of(more), Color.GREEN, null, "x" + x};
        all[5] = all;
        return all;
    }

    public static Map<Object, Object> maps(boolean sorted, String key) {
        Map<Object, Object> map = sorted ? new TreeMap<>() : new LinkedHashMap<>();
        map.put("b", 1);
        map.put("a", key);
        return map;
    }

    public static Map<String, Integer> counted(String text) {
        Map<String, Integer> counts = new HashMap<>();
        for (char x : text.toCharArray()) counts.merge(String.valueOf(x), 1, Integer::sum);
        return counts;
    }

    public static Deque<Integer> pushed(int x, int y) {
        Deque<Integer> deque = new ArrayDeque<>();
        deque.push(x);
        if (y > x) deque.addLast(y);
        return deque;
    }

    public static Throwable caught(Object o) {
        try {
            return new IllegalStateException(o.toString().substring(1));
        } catch (RuntimeException e) {
            return e;
        }
    }

    public static Values cast(Object o) {
        return (Values) o;
    }

    public static int sized(int length) {
        return new int[length].length;
    }
}
