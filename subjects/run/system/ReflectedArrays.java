//@ about: java.lang.reflect.Array: newInstance in one and more dimensions, get and set with conversions, lengths, errors
import java.lang.reflect.Array;
import java.util.Arrays;

public class ReflectedArrays {
    static void attempt(String what, Runnable body) {
        try {
            body.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        Object ints = Array.newInstance(int.class, 3), words = Array.newInstance(String.class, 2), grid = Array.newInstance(double.class, 2, 3), open = Array.newInstance(int[].class, 2);
        for (Object array : new Object[] {ints, words, grid, open, Array.newInstance(boolean.class, 0), Array.newInstance(Object[].class, 1, 1)}) {
            System.out.println(array.getClass().getName() + " " + Array.getLength(array) + " " + array.getClass().getComponentType());
        }
        Array.setInt(ints, 0, 7);
        Array.set(ints, 1, (byte) 8);
        Array.setChar(ints, 2, 'a');
        Array.set(words, 0, "text");
        ((double[][]) grid)[1][2] = 2.5;
        System.out.println(Arrays.toString((int[]) ints) + Arrays.toString((String[]) words) + Arrays.deepToString((double[][]) grid) + Arrays.toString((int[][]) open));
        System.out.println(Array.get(ints, 0).getClass() + " " + Array.getLong(ints, 2) + " " + Array.getDouble(ints, 1) + " " + Array.get(words, 1));
        attempt("narrowing get", () -> Array.getByte(ints, 0));
        attempt("wrong box", () -> Array.set(ints, 0, "x"));
        attempt("wide box", () -> Array.set(ints, 0, 5L));
        attempt("null to int", () -> Array.set(ints, 0, null));
        attempt("wrong type", () -> Array.set(words, 0, 5));
        attempt("index", () -> Array.get(ints, 3));
        attempt("no array", () -> Array.getLength("x"));
        attempt("null", () -> Array.getLength(null));
        attempt("negative", () -> Array.newInstance(int.class, -1));
        attempt("void", () -> Array.newInstance(void.class, 1));
        attempt("null type", () -> Array.newInstance(null, 1));
        attempt("no dimensions", () -> Array.newInstance(int.class, new int[0]));
        Number[] grown = Arrays.copyOf(new Integer[] {1, 2}, 3, Number[].class);
        grown[2] = 2.5;
        System.out.println(Arrays.toString(grown) + " " + grown.getClass().getSimpleName() + " " + generic(3, "x").length + generic(1, 5)[0]);
    }

    @SuppressWarnings("unchecked")
    static <T> T[] generic(int length, T fill) {
        T[] array = (T[]) Array.newInstance(fill.getClass(), length);
        Arrays.fill(array, fill);
        return array;
    }
}
