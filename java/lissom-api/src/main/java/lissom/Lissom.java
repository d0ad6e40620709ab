package lissom;

/**
 * What a running program can say to Lissom: which inputs it cares about, what must hold, and "here, anything".
 *
 * <p>A driver that looks for a list that {@code reverse} ruins:
 *
 * <pre>
 * public static void main(String[] args) {
 *     IntList list = new IntList();
 *     int size = Lissom.choose(4);                  // 0, 1, 2 and 3: all of them
 *     for (int i = 0; i &lt; size; i++) {
 *         list.add(Lissom.anyInt());                // any int there is
 *     }
 *     Lissom.assume(list.isSorted());               // but only sorted lists, please
 *     list.reverse();
 *     Lissom.check(list.isSortedDownwards(), "reverse keeps the elements in order");
 * }
 * </pre>
 *
 * <p>Under Lissom, an unknown value stands for all values of its type at once, and the program continues with every
 * choice that can be made about it. On a plain JVM the same program runs once, with the values that {@link Inputs}
 * supplies: those of a found input when you replay one, else zeros. So a driver is also an ordinary program, and a
 * counterexample can be stepped through in any debugger.
 *
 * <table>
 *   <caption>The same call, two worlds</caption>
 *   <tr><th>call</th><th>under Lissom</th><th>on a plain JVM</th></tr>
 *   <tr><td>{@code any…()}</td><td>an unknown value</td><td>the next of the {@link Inputs}</td></tr>
 *   <tr><td>{@code choose(n)}</td><td>all of {@code 0 … n-1}</td><td>the next of the {@link Inputs}</td></tr>
 *   <tr><td>{@code assume(false)}</td><td>this path is dropped</td><td>throws {@link AssumptionViolated}</td></tr>
 *   <tr><td>{@code check(false)}</td><td>a violation is reported</td><td>throws {@link AssertionError}</td></tr>
 *   <tr><td>{@code running()}</td><td>{@code true}</td><td>{@code false}</td></tr>
 * </table>
 */
public final class Lissom {

    private Lissom() {}

    // ---- what is assumed, what must hold ----

    /**
     * Continues only with inputs for which {@code condition} is true.
     *
     * <p>An assumption is a statement about <em>inputs</em>: what it excludes is not examined, and nothing is reported
     * about it. Put it as close as possible to the value it restricts; every choice made before it is made in vain for
     * the inputs that it drops.
     *
     * @param condition what to take for granted from here on
     * @throws AssumptionViolated on a plain JVM, if the condition is false
     */
    public static void assume(boolean condition) {
        if (!condition) {
            ignore();
        }
    }

    /**
     * Gives up this path silently: {@code assume(false)}, for places where no condition is at hand.
     *
     * <pre>
     * switch (token) {
     *     case '+': stack.push(stack.pop() + stack.pop()); break;
     *     case '*': stack.push(stack.pop() * stack.pop()); break;
     *     default:  Lissom.ignore();   // other tokens are somebody else's business
     * }
     * </pre>
     *
     * @throws AssumptionViolated on a plain JVM, always
     */
    public static void ignore() {
        throw new AssumptionViolated();
    }

    /**
     * Requires {@code condition} to hold, here, for every input that gets here.
     *
     * <p>The same as {@code assert}, except that it cannot be switched off: {@code java} ignores {@code assert} unless
     * started with {@code -ea}; a check is always a check.
     *
     * @param condition what must be true
     * @throws AssertionError if it is false
     */
    public static void check(boolean condition) {
        if (!condition) {
            throw new AssertionError();
        }
    }

    /**
     * Requires {@code condition} to hold, and says in words what that means.
     *
     * <p>The message is evaluated on every call, passing or not. A constant costs nothing; a concatenation of unknown
     * values may cost more than the check.
     *
     * @param condition what must be true
     * @param message what it means that it is true, as in {@code "the tree is balanced"}
     * @throws AssertionError with that message, if it is false
     */
    public static void check(boolean condition, String message) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }

    // ---- unknown values ----

    /**
     * Either of the two.
     *
     * @return an unknown {@code boolean}
     */
    public static boolean anyBoolean() {
        return Inputs.current().nextBoolean();
    }

    /**
     * Any of the 256 bytes.
     *
     * @return an unknown {@code byte}
     */
    public static byte anyByte() {
        return (byte) Inputs.current().nextInteger("byte", Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    /**
     * Any {@code short}.
     *
     * @return an unknown {@code short}
     */
    public static short anyShort() {
        return (short) Inputs.current().nextInteger("short", Short.MIN_VALUE, Short.MAX_VALUE);
    }

    /**
     * Any of the 65,536 UTF-16 code units, unpaired surrogates included.
     *
     * @return an unknown {@code char}
     */
    public static char anyChar() {
        return Inputs.current().nextChar();
    }

    /**
     * Any {@code int}, and that does mean {@link Integer#MIN_VALUE} too.
     *
     * @return an unknown {@code int}
     */
    public static int anyInt() {
        return (int) Inputs.current().nextInteger("int", Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /**
     * Any {@code long}.
     *
     * @return an unknown {@code long}
     */
    public static long anyLong() {
        return Inputs.current().nextInteger("long", Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /**
     * Any {@code float}: infinities, both zeros and NaN included.
     *
     * @return an unknown {@code float}
     */
    public static float anyFloat() {
        return Inputs.current().nextFloat();
    }

    /**
     * Any {@code double}: infinities, both zeros and NaN included.
     *
     * @return an unknown {@code double}
     */
    public static double anyDouble() {
        return Inputs.current().nextDouble();
    }

    /**
     * Any string, of any length, but never {@code null}. Use {@code any(String.class)} if it may be null.
     *
     * <p>It is identical ({@code ==}) to no other string of the program. Restrict its length early, as in
     * {@code assume(s.length() <= 3)}, if the code under examination loops over it.
     *
     * @return an unknown string; on a plain JVM {@code ""} if {@link Inputs} has nothing to say
     */
    public static String anyString() {
        return Inputs.current().nextString();
    }

    /**
     * Any object of this type: null, an instance of the class itself, or of any subclass that Lissom can see.
     *
     * <p>Its fields are unknown as well, to any depth, and two references found in it may turn out to be the same
     * object. An {@linkplain Invariant invariant} is not assumed: say so with {@link #assume}. Nothing is decided before
     * the program looks: a field that is never read is never invented.
     *
     * <pre>
     * Shape shape = Lissom.any(Shape.class);      // Circle? Square? null?
     * Lissom.assume(shape != null);
     * Lissom.check(shape.area() &gt;= 0);
     * </pre>
     *
     * @param <T> the type
     * @param type its class; an interface or abstract class stands for its subclasses, an array class for arrays of any
     *     length. A primitive type has its own {@code any…} method, and is refused here
     * @return an unknown object; on a plain JVM {@code null} if {@link Inputs} has nothing to say
     * @throws IllegalArgumentException if the type is primitive
     */
    public static <T> T any(Class<T> type) {
        if (type.isPrimitive()) {
            throw new IllegalArgumentException("any(" + type + ".class): use the method of that type, as in anyInt()");
        }
        return Inputs.current().nextObject(type);
    }

    /**
     * One of {@code 0, 1, …, n-1}: each is examined. Made for {@code switch} and array indices.
     *
     * @param n how many there are to choose from, at least 1
     * @return the choice; on a plain JVM 0 if {@link Inputs} has nothing to say
     * @throws IllegalArgumentException if {@code n} is less than 1. To have nothing to choose from is more often a
     *     mistake than an intention; write {@code assume(n > 0)} if it is one
     */
    public static int choose(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("choose(" + n + "): nothing to choose from");
        }
        return choose(0, n - 1);
    }

    /**
     * One of {@code lo, lo+1, …, hi}: each is examined, both ends included.
     *
     * @param lo the smallest
     * @param hi the largest, not less than {@code lo}
     * @return the choice; on a plain JVM {@code lo} if {@link Inputs} has nothing to say
     * @throws IllegalArgumentException if {@code lo} is greater than {@code hi}
     */
    public static int choose(int lo, int hi) {
        if (lo > hi) {
            throw new IllegalArgumentException("choose(" + lo + ", " + hi + "): nothing to choose from");
        }
        return Inputs.current().nextChoice(lo, hi);
    }

    // ---- what others keep to themselves ----

    /**
     * What a field holds, also a private one of a class that cannot be edited. Made for the {@linkplain SpecFor
     * specifications} of such classes.
     *
     * <p>On a plain JVM this is reflection, and the package has to be open: for the collections of the JDK, start it with
     * {@code --add-opens java.base/java.util=ALL-UNNAMED}.
     *
     * @param object the object, not null
     * @param name the name of a field of its class or of a superclass, nearest first
     * @return the reference in that field
     * @throws IllegalArgumentException if there is no such field
     * @throws IllegalStateException on a plain JVM, if the field is out of reach
     */
    public static Object field(Object object, String name) {
        return Fields.get(object, name);
    }

    /**
     * What a field of type {@code int} holds; see {@link #field}.
     *
     * @param object the object, not null
     * @param name the name of the field
     * @return its value
     */
    public static int fieldInt(Object object, String name) {
        return (Integer) Fields.get(object, name);
    }

    /**
     * What a field of type {@code boolean} holds; see {@link #field}.
     *
     * @param object the object, not null
     * @param name the name of the field
     * @return its value
     */
    public static boolean fieldBoolean(Object object, String name) {
        return (Boolean) Fields.get(object, name);
    }

    /**
     * What a field of type {@code float} holds; see {@link #field}.
     *
     * @param object the object, not null
     * @param name the name of the field
     * @return its value
     */
    public static float fieldFloat(Object object, String name) {
        return (Float) Fields.get(object, name);
    }

    // ---- where are we? ----

    /**
     * Does Lissom execute this program symbolically? On a plain JVM: no.
     *
     * <p>Good for leaving out what only people need ({@code if (!Lissom.running()) print(board)}). A program that
     * behaves differently under examination is examined in vain, so do not use it for more.
     *
     * @return whether unknown values are really unknown
     */
    public static boolean running() {
        return false;
    }
}
