package explore;

/** Static fields that are known: their initializers ran before. */
public class KnownStatics {
    static class Late {
        static int seen = KnownStatics.count + 1;
    }

    static int count = 4;
    static int[] table = {3, 1, 2};
    static final Object LOCK = new Object();

    Object mine;

    public static int late(boolean touch) {
        count = 10;
        return touch ? Late.seen : 0;
    }

    public static int lookup(int i) {
        return table[i] == 1 ? 1 : 2;
    }

    public static int write(int i, int v) {
        table[i] = v;
        return table[0] + table[1] + table[2];
    }

    public boolean isLock() {
        return mine == LOCK;
    }
}
