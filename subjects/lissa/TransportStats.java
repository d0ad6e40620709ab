package lissa;

/** How often blocks of which size were read and written, counted in steps of ten bytes. A map is made when it is needed. */
public class TransportStats {
    static final int STEP = 10;

    TreeMap reads;
    TreeMap writes;
    long totalReads;
    long totalWrites;

    public boolean repOK() {
        return (reads == null || reads != writes)
                && (reads == null || reads.repOK())
                && (writes == null || writes.repOK())
                && !share();
    }

    /** Two red-black trees that have an entry in common have their roots in common. */
    private boolean share() {
        return reads != null && writes != null && reads.root != null && reads.root == writes.root;
    }

    public void bytesRead(int bytes) {
        totalReads++;
        reads = counted(reads, bytes);
    }

    public void bytesWritten(int bytes) {
        totalWrites++;
        writes = counted(writes, bytes);
    }

    private static TreeMap counted(TreeMap sizes, int bytes) {
        int key = bytes == 0 ? 0 : bytes / STEP + 1;
        TreeMap counts = sizes == null ? new TreeMap() : sizes;
        counts.put(key, counts.get(key) + 1);
        return counts;
    }
}
