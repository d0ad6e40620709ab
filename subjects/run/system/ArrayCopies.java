//@ about: System.arraycopy: every element type, overlap in both directions, bounds, element types that do not fit half way through
import java.util.*;

public class ArrayCopies {
    static void attempt(String what, Object from, int start, Object to, int at, int length) {
        try {
            System.arraycopy(from, start, to, at, length);
            System.out.println(what + ": " + (to instanceof Object[] ? Arrays.deepToString((Object[]) to) : to instanceof int[] ? Arrays.toString((int[]) to) : to.getClass().getSimpleName()));
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
            if (to instanceof Object[]) System.out.println("  left " + Arrays.toString((Object[]) to));
        }
    }

    public static void main(String[] args) {
        int[] numbers = {1, 2, 3, 4, 5, 6};
        attempt("forwards", numbers, 0, numbers, 2, 4);
        attempt("backwards", numbers, 2, numbers, 0, 4);
        attempt("same place", numbers, 1, numbers, 1, 3);
        attempt("nothing", numbers, 6, numbers, 0, 0);
        attempt("boxes", new Integer[] {1, 2}, 0, new Object[3], 1, 2);
        attempt("fits", new Object[] {"a", "b"}, 0, new String[2], 0, 2);
        attempt("half fits", new Object[] {"a", 5, "c"}, 0, new String[3], 0, 3);
        attempt("nulls", new Object[] {null, "x"}, 0, new Number[2], 0, 1);
        attempt("arrays", new int[][] {{1}, {2}}, 0, new Object[2], 0, 2);
        attempt("negative length", numbers, 0, numbers, 0, -1);
        attempt("negative start", numbers, -1, numbers, 0, 1);
        attempt("past the source", numbers, 5, numbers, 0, 2);
        attempt("past the end", numbers, 0, numbers, 5, 2);
        attempt("overflow", numbers, 1, numbers, 0, Integer.MAX_VALUE);
        attempt("object past the end", new Object[2], 0, new Object[1], 0, 2);
        attempt("int to long", numbers, 0, new long[6], 0, 1);
        attempt("int to Integer", numbers, 0, new Integer[6], 0, 1);
        attempt("Integer to int", new Integer[1], 0, numbers, 0, 1);
        attempt("no array", "text", 0, numbers, 0, 1);
        attempt("to no array", numbers, 0, "text", 0, 1);
        byte[] bytes = {1, 2, 3};
        long[] longs = {1, 2, 3};
        double[] doubles = {1, 2, 3};
        char[] chars = {'a', 'b', 'c'};
        boolean[] booleans = {true, false, true};
        short[] shorts = {1, 2, 3};
        float[] floats = {1, 2, 3};
        System.arraycopy(bytes, 0, bytes, 1, 2);
        System.arraycopy(longs, 1, longs, 0, 2);
        System.arraycopy(doubles, 0, doubles, 1, 2);
        System.arraycopy(chars, 1, chars, 0, 2);
        System.arraycopy(booleans, 0, booleans, 1, 2);
        System.arraycopy(shorts, 1, shorts, 0, 2);
        System.arraycopy(floats, 0, floats, 1, 2);
        System.out.println(Arrays.toString(bytes) + Arrays.toString(longs) + Arrays.toString(doubles) + Arrays.toString(chars) + Arrays.toString(booleans) + Arrays.toString(shorts) + Arrays.toString(floats));
        try {
            System.arraycopy(null, 0, numbers, 0, 0);
        } catch (NullPointerException e) {
            System.out.println("null source");
        }
    }
}
