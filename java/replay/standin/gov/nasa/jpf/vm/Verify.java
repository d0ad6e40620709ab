package gov.nasa.jpf.vm;

import lissom.Lissom;

/** Stands in for Java PathFinder's class of that name while an input is replayed. */
public final class Verify {

    private Verify() {}

    public static int getInt(int min, int max) {
        return Lissom.choose(min, max);
    }

    public static int random(int max) {
        return Lissom.choose(0, max);
    }

    public static boolean getBoolean() {
        return Lissom.anyBoolean();
    }

    public static boolean getBoolean(boolean falseFirst) {
        return Lissom.anyBoolean();
    }

    public static boolean randomBool() {
        return Lissom.anyBoolean();
    }

    public static void ignoreIf(boolean condition) {
        Lissom.assume(!condition);
    }
}
