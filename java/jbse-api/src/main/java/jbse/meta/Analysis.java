package jbse.meta;

import java.util.Random;

/**
 * Asks the symbolic executor something, or tells it something. Lissom answers these calls itself; what stands here is for
 * other virtual machines, where everything is known and an assumption that does not hold ends the program.
 */
public final class Analysis {
    private static final Random RANDOM = new Random();

    private static final int FAILED = 98;
    private static final int IGNORED = 99;
    private static final int SUCCEEDED = 100;

    private Analysis() {
    }

    /** Whether the program is executed symbolically. */
    public static boolean isRunByJBSE() {
        return false;
    }

    /** Drops the path: what was assumed does not hold. */
    public static void ignore() {
        end("an assumption does not hold", IGNORED);
    }

    /** Goes on only if a condition holds. */
    public static void assume(boolean condition) {
        if (!condition) {
            ignore();
        }
    }

    /** Ends the path: nothing can go wrong any more. */
    public static void succeed() {
        end("succeeded", SUCCEEDED);
    }

    /** Ends the path: something is wrong. */
    public static void fail() {
        end("failed", FAILED);
    }

    /** Fails unless a condition holds. */
    public static void ass3rt(boolean condition) {
        if (!condition) {
            fail();
        }
    }

    /** Either truth value. */
    public static boolean any() {
        return RANDOM.nextBoolean();
    }

    /** The same truth value, decided. */
    public static boolean force(boolean condition) {
        return condition;
    }

    /** Ends the guidance by a concrete execution, if there is one. */
    public static void endGuidance() {
    }

    /**
     * Whether a field of an object has been decided; asking decides nothing.
     *
     * @param object the object
     * @param field the name of the field
     */
    public static boolean isResolved(Object object, String field) {
        return true;
    }

    /** Whether a reference turned out to be an object that was assumed before. */
    public static boolean isResolvedByAlias(Object object) {
        return false;
    }

    /** Whether a reference turned out to be a new object. */
    public static boolean isResolvedByExpansion(Object object) {
        return false;
    }

    /** Goes on only if a class is not initialized yet, which is not known here. */
    public static void assumeClassNotInitialized(Class<?> type) {
    }

    /** Whether a value is unknown. */
    public static boolean isSymbolic(byte value) {
        return false;
    }

    /** Whether a value is unknown. */
    public static boolean isSymbolic(char value) {
        return false;
    }

    /** Whether a value is unknown. */
    public static boolean isSymbolic(short value) {
        return false;
    }

    /** Whether a value is unknown. */
    public static boolean isSymbolic(int value) {
        return false;
    }

    /** Whether a value is unknown. */
    public static boolean isSymbolic(long value) {
        return false;
    }

    /** Whether a value is unknown. */
    public static boolean isSymbolic(boolean value) {
        return false;
    }

    /** Whether a value is unknown. */
    public static boolean isSymbolic(float value) {
        return false;
    }

    /** Whether a value is unknown. */
    public static boolean isSymbolic(double value) {
        return false;
    }

    /** Whether a value is unknown. */
    public static boolean isSymbolic(Object value) {
        return false;
    }

    /** The origin of an unknown value; null for one that is known. */
    public static String symbolName(byte value) {
        return null;
    }

    /** The origin of an unknown value; null for one that is known. */
    public static String symbolName(char value) {
        return null;
    }

    /** The origin of an unknown value; null for one that is known. */
    public static String symbolName(short value) {
        return null;
    }

    /** The origin of an unknown value; null for one that is known. */
    public static String symbolName(int value) {
        return null;
    }

    /** The origin of an unknown value; null for one that is known. */
    public static String symbolName(long value) {
        return null;
    }

    /** The origin of an unknown value; null for one that is known. */
    public static String symbolName(boolean value) {
        return null;
    }

    /** The origin of an unknown value; null for one that is known. */
    public static String symbolName(float value) {
        return null;
    }

    /** The origin of an unknown value; null for one that is known. */
    public static String symbolName(double value) {
        return null;
    }

    /** The origin of an unknown value; null for one that is known. */
    public static String symbolName(Object value) {
        return null;
    }

    private static void end(String how, int code) {
        StackTraceElement[] trace = new Throwable().getStackTrace();
        String place = "?";
        for (StackTraceElement element : trace) {
            if (!element.getClassName().equals(Analysis.class.getName())) {
                place = element.toString();
                break;
            }
        }
        System.out.println(how + " at " + place);
        System.exit(code);
    }
}
