package explore;

import lissom.Lissom;

/** The initializer asks for values before the method does. */
public class AskedEarly {
    static int seed = Lissom.anyInt();
    static String name = seed > 0 ? "a" : "b";

    int x;

    public static int seed() {
        int more = Lissom.anyInt();
        return more > seed ? 1 : 2;
    }

    public int compare() {
        return x == seed ? 1 : name.equals("a") ? 2 : 3;
    }
}
