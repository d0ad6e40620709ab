package lissom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The values that {@code Lissom.any…()} and {@code Lissom.choose(…)} return on a plain JVM, one after the other.
 *
 * <p>Lissom has found an input that breaks your program, and you want to see it in a debugger. Hand it over in the
 * order in which the program asks, either from outside, without touching the program:
 *
 * <pre>
 * java -Dlissom.inputs='2, -7, true, "ab\n", null' MyDriver
 * </pre>
 *
 * or from a test:
 *
 * <pre>
 * Inputs.replay(2, -7, true, "ab\n", null);
 * MyDriver.main(new String[0]);
 * </pre>
 *
 * <p>When there are no values (left), the answer is the type's default: {@code false}, {@code 0}, {@code ""} for
 * {@code anyString()}, {@code null} for {@code any(…)}, the lowest option for {@code choose(…)}. A value that does not
 * fit the question (a string where a number is asked for, 300 for a byte, 5 of {@code choose(3)}) means that the values
 * belong to another program, or to another version of it, and ends in an {@link IllegalStateException} that says so.
 *
 * <h2>The property {@value #PROPERTY}</h2>
 *
 * <p>Literals as in Java, separated by commas or white space:
 * <ul>
 *   <li>{@code true}, {@code false}, {@code null}
 *   <li>{@code 42}, {@code -1}, {@code 0x7fffffff}; an {@code L} at the end is accepted and ignored
 *   <li>{@code 0.1}, {@code -0.0}, {@code 1e-3f}, {@code 0x1.8p1}, {@code NaN}, {@code Infinity}, {@code -Infinity}
 *   <li>{@code 'a'} and {@code "text"}, with the escapes of Java: {@code \n \t \r \b \f \s \' \" \\} and
 *       <code>&#92;u0041</code>
 * </ul>
 *
 * <p>Numbers take the type that is asked for: {@code 65} is a fine {@code byte}, {@code long} or {@code double}, and
 * the {@code char} {@code 'A'}. Objects other than strings cannot be written here; build them, and use
 * {@link #replay(Object...)}.
 *
 * <p>The property is read once and shared by all threads. What {@code replay} sets is the business of the thread that
 * called it, so tests may run in parallel.
 */
public final class Inputs {

    /** The system property that may hold the values. */
    public static final String PROPERTY = "lissom.inputs";

    private static final ThreadLocal<Inputs> REPLAYED = new ThreadLocal<>();
    private static Inputs fromProperty;

    private final List<Object> values;
    private int position;

    private Inputs(List<Object> values) {
        this.values = values;
    }

    /**
     * From now on, in this thread, the program is given these values, until {@link #clear()} or the next replay.
     *
     * @param values boxed numbers, characters and booleans, strings, objects of any class, {@code null}, in the order
     *     in which the program asks for them
     */
    public static void replay(Object... values) {
        REPLAYED.set(new Inputs(new ArrayList<>(Arrays.asList(values))));
    }

    /**
     * The same, written as in the property {@value #PROPERTY}.
     *
     * @param script literals, separated by commas or white space
     * @throws IllegalArgumentException if the script cannot be read; the message says where
     */
    public static void replayScript(String script) {
        REPLAYED.set(new Inputs(InputScript.parse(script)));
    }

    /** Forgets what was to be replayed in this thread. The property counts again, from where it was. */
    public static void clear() {
        REPLAYED.remove();
    }

    /**
     * How many values nobody has asked for yet. After a faithful replay: 0.
     *
     * @return the number of values left for this thread
     */
    public static int remaining() {
        Inputs inputs = current();
        synchronized (inputs) {
            return inputs.values.size() - inputs.position;
        }
    }

    static Inputs current() {
        Inputs replayed = REPLAYED.get();
        return replayed != null ? replayed : ofProperty();
    }

    private static synchronized Inputs ofProperty() {
        if (fromProperty == null) {
            fromProperty = new Inputs(InputScript.parse(System.getProperty(PROPERTY, "")));
        }
        return fromProperty;
    }

    // ---- one method per kind of question ----

    boolean nextBoolean() {
        Object value = next(false);
        if (value instanceof Boolean) {
            return (Boolean) value;
        }
        throw misfit(value, "boolean");
    }

    long nextInteger(String type, long min, long max) {
        return integer(next(0), type, min, max);
    }

    int nextChoice(int lo, int hi) {
        return (int) integer(next(lo), "a choice from " + lo + " to " + hi, lo, hi);
    }

    char nextChar() {
        Object value = next('\0');
        return value instanceof Character
                ? (Character) value
                : (char) integer(value, "char", Character.MIN_VALUE, Character.MAX_VALUE);
    }

    float nextFloat() {
        Object value = next(0);
        if (value instanceof InputScript.Numeral) {
            return ((InputScript.Numeral) value).toFloat();
        }
        if (value instanceof Number) {
            return ((Number) value).floatValue();
        }
        throw misfit(value, "float");
    }

    double nextDouble() {
        Object value = next(0);
        if (value instanceof InputScript.Numeral) {
            return ((InputScript.Numeral) value).toDouble();
        }
        if (value instanceof Number) {
            return ((Number) value).doubleValue();
        }
        throw misfit(value, "double");
    }

    String nextString() {
        Object value = next("");
        if (value instanceof String) {
            return copy((String) value);
        }
        throw misfit(value, "String");
    }

    <T> T nextObject(Class<T> type) {
        Object value = next(null);
        if (value instanceof String) {
            value = copy((String) value);
        }
        if (value == null || type.isInstance(value)) {
            return type.cast(value);
        }
        throw misfit(value, type.getName());
    }

    private synchronized Object next(Object byDefault) {
        return position < values.size() ? values.get(position++) : byDefault;
    }

    private long integer(Object value, String type, long min, long max) {
        long number;
        if (value instanceof InputScript.Numeral && ((InputScript.Numeral) value).isInteger()) {
            number = ((InputScript.Numeral) value).toLong();
        } else if (value instanceof Integer
                || value instanceof Long
                || value instanceof Short
                || value instanceof Byte) {
            number = ((Number) value).longValue();
        } else {
            throw misfit(value, type);
        }
        if (number < min || number > max) {
            throw misfit(value, type);
        }
        return number;
    }

    /** An unknown string is identical to no other, so a replayed one must not be a literal of the program. */
    private static String copy(String value) {
        return new String(value.toCharArray());
    }

    private IllegalStateException misfit(Object value, String type) {
        String shown = value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
        return new IllegalStateException("input " + position + " is " + shown + ", where the program asks for " + type
                + ": these inputs were not made for this program");
    }
}
