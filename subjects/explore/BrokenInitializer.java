package explore;

import lissom.Lissom;

/** The initializer fails for some of the values it asks for. */
public class BrokenInitializer {
    static class Other {
        static int limit = 10 / (Lissom.anyInt() - 4);
    }

    static int quotient = 10 / Lissom.anyInt();

    int x;

    public static int half() {
        return quotient == 5 ? 1 : 2;
    }

    public int compare(BrokenInitializer other) {
        return other == this ? 1 : x == quotient ? 2 : 3;
    }

    public static int later(boolean touch) {
        try {
            return touch ? Other.limit : 0;
        } catch (ExceptionInInitializerError e) {
            return -1;
        }
    }
}
