package lissa.drivers;

import lissa.TransportStats;
import lissom.Lissom;

public final class TransportStatsDriver {
    private TransportStatsDriver() {}

    public static void bytesRead(int[] sizes, int size) {
        TransportStats stats = of(sizes);
        stats.bytesRead(size);
        Lissom.check(stats.repOK());
    }

    static boolean bytesReadRequires(int[] sizes, int size) {
        return sizes != null;
    }

    public static void bytesWritten(int[] sizes, int size) {
        TransportStats stats = of(sizes);
        stats.bytesWritten(size);
        Lissom.check(stats.repOK());
    }

    static boolean bytesWrittenRequires(int[] sizes, int size) {
        return sizes != null;
    }

    /** Some of the sizes were read, and the rest was written. */
    private static TransportStats of(int[] sizes) {
        TransportStats stats = new TransportStats();
        int count = Counted.length(sizes);
        int reads = Lissom.choose(0, count);
        for (int i = 0; i < count; i++) {
            if (i < reads) {
                stats.bytesRead(sizes[i]);
            } else {
                stats.bytesWritten(sizes[i]);
            }
        }
        return stats;
    }
}
