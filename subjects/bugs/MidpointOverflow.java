package bugs;

/** The window of a binary search; halving it overflows for large bounds. */
public class MidpointOverflow {
    int low;
    int high;

    boolean repOK() {
        return 0 <= low && low <= high;
    }

    /** Keeps the lower or the upper half. */
    public void halve(boolean upper) {
        int middle = (low + high) / 2;
        if (upper) {
            low = middle;
        } else {
            high = middle;
        }
    }

    int[] halveOld(boolean upper) {
        return new int[] {low, high};
    }

    boolean halveEnsures(boolean upper, int[] old) {
        return old[0] <= low && high <= old[1];
    }
}
