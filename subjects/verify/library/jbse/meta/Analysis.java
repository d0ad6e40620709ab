package jbse.meta;

/** Stands in for JBSE's class of this name; like the original, it can be run without the tool. */
public class Analysis {
    public static boolean isRunByJBSE() {
        return false;
    }

    public static void assume(boolean condition) {}

    public static void ass3rt(boolean condition) {
        assert condition;
    }

    public static boolean any() {
        return false;
    }

    public static void ignore() {}
}
