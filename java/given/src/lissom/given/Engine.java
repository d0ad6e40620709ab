package lissom.given;

/** What the engine offers. */
final class Engine {
    private Engine() {}

    /** Drops the path unless this holds. */
    static native void assume(boolean holds);

    /** Ends the path where the scope ends: there are such objects, but they are not looked at. */
    static native void beyond();

    /** The same for objects that depend on classes of their own, such as comparators. */
    static native void beyondClasses();

    /** Whether there is such a field. */
    static native boolean has(Object holder, String name);

    /** What a field holds, whoever may see it. */
    static native Object field(Object holder, String name);

    static native int number(Object holder, String name);

    static native long wide(Object holder, String name);

    static native boolean flag(Object holder, String name);

    static native float real(Object holder, String name);

    /** Says of which type, as class files write it, what a field holds is, without looking at it. */
    static native void type(Object holder, String name, String type);

    /** Says of which type the elements of an array are, without looking at them. */
    static native void elements(Object[] array, String type);

    /** Decides how long an array is. */
    static native void close(Object[] array);

    /** Says that what a field holds is the object of a static field, or null, and decides which. */
    static native void constant(Object holder, String name, String type, String constant);
}
