package lissom;

import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Stands in for the class of that name while an input is replayed: it answers as Lissom did, from two lists, and reads
 * fields whatever modules say. The API's own class would need to know in which order values and choices are asked for.
 */
public final class Lissom {

    static List<Object> asked = Collections.emptyList();
    static List<Integer> picks = Collections.emptyList();
    static BiFunction<Object, String, Object> reader;
    static int nextAsked;
    static int nextPick;
    /** Why the answers are not made for the questions. */
    static String misfit;

    private Lissom() {}

    /** The next answer; what does not fit is noted, and the program goes on with something that does. */
    static synchronized <T> T next(Class<T> type, T otherwise) {
        if (nextAsked >= asked.size()) {
            misfit = "the program asks for more than it did under Lissom";
            return otherwise;
        }
        Object value = asked.get(nextAsked++);
        if (value == null && otherwise == null || type.isInstance(value)) {
            return type.cast(value);
        }
        misfit = "the program asks for a " + type.getName() + " where it did not under Lissom";
        return otherwise;
    }

    static synchronized int pick(long count) {
        if (count <= 0) {
            throw new IllegalArgumentException("there is nothing to choose from");
        }
        int picked = nextPick < picks.size() ? picks.get(nextPick++) : -1;
        if (picked < 0 || picked >= count) {
            misfit = "the program makes choices that it did not make under Lissom";
            return 0;
        }
        return picked;
    }

    public static void assume(boolean condition) {
        if (!condition) {
            ignore();
        }
    }

    public static void ignore() {
        throw new AssumptionViolated();
    }

    public static void check(boolean condition) {
        if (!condition) {
            throw new AssertionError();
        }
    }

    public static void check(boolean condition, String message) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }

    public static boolean anyBoolean() {
        return next(Boolean.class, false);
    }

    public static byte anyByte() {
        return next(Byte.class, (byte) 0);
    }

    public static short anyShort() {
        return next(Short.class, (short) 0);
    }

    public static char anyChar() {
        return next(Character.class, '\0');
    }

    public static int anyInt() {
        return next(Integer.class, 0);
    }

    public static long anyLong() {
        return next(Long.class, 0L);
    }

    public static float anyFloat() {
        return next(Float.class, 0f);
    }

    public static double anyDouble() {
        return next(Double.class, 0.0);
    }

    public static String anyString() {
        return next(String.class, "");
    }

    public static <T> T any(Class<T> type) {
        return next(type, null);
    }

    public static int choose(int n) {
        return pick(n);
    }

    public static int choose(int lo, int hi) {
        return lo + pick((long) hi - lo + 1);
    }

    public static Object field(Object object, String name) {
        return reader.apply(object, name);
    }

    public static int fieldInt(Object object, String name) {
        return (Integer) reader.apply(object, name);
    }

    public static boolean fieldBoolean(Object object, String name) {
        return (Boolean) reader.apply(object, name);
    }

    public static float fieldFloat(Object object, String name) {
        return (Float) reader.apply(object, name);
    }

    /** As under Lissom: the path that was found there is to be seen here. */
    public static boolean running() {
        return true;
    }
}
