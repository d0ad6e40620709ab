package explore;

/** {@code System.arraycopy} of unknown arrays, positions and elements: where it throws, and what is copied by then. */
public class Copies {
    /** The method on top of the trace is the native one. */
    public static String thrower(int[] from, int at) {
        try {
            System.arraycopy(from, at, new int[1], 0, 1);
            return "none";
        } catch (NullPointerException | ArrayIndexOutOfBoundsException e) {
            return e.getStackTrace()[0].getMethodName();
        }
    }

    /** Every way to be out of bounds, none of them by its number. */
    public static int moved(int[] from, int source, int target, int length) {
        int[] to = new int[2];
        System.arraycopy(from, source, to, target, length);
        return to[1];
    }

    /** Within one array. */
    public static int[] removed(int[] numbers, int at) {
        System.arraycopy(numbers, at + 1, numbers, at, numbers.length - at - 1);
        return numbers;
    }

    /** What fits before the first element that does not stays copied. */
    public static String narrowed(Object[] from) {
        String[] texts = {"a", "b"};
        try {
            System.arraycopy(from, 0, texts, 0, 2);
            return texts[0];
        } catch (ArrayStoreException e) {
            return e.getMessage() + texts[0] + texts[1];
        }
    }

    /** Into an array whose length is unknown: no length is tried. */
    public static int grown(int[] from, int more) {
        if (more < 0 || more > 1000) {
            return -1;
        }
        int[] to = new int[from.length + more];
        System.arraycopy(from, 0, to, 0, from.length);
        System.arraycopy(from, 0, to, 1, from.length);
        return to.length > 2 ? to[0] + to[2] : 0;
    }

    /** The sum overflows. */
    public static void last(long[] from, int at) {
        System.arraycopy(from, at, new long[3], 0, Integer.MAX_VALUE);
    }
}
