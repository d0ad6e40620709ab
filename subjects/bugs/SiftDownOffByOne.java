package bugs;

/** A heap of ints in an array whose sift-down overlooks a parent with only one child. */
public class SiftDownOffByOne {
    int[] queue;
    int size;

    boolean repOK() {
        if (queue == null || size < 0 || size > queue.length) {
            return false;
        }
        for (int i = 1; i < size; i++) {
            if (queue[(i - 1) / 2] > queue[i]) {
                return false;
            }
        }
        return true;
    }

    /** Removes the smallest element. */
    public int poll() {
        int least = queue[0];
        size--;
        int x = queue[size];
        int hole = 0;
        while (2 * hole + 2 < size) {
            int child = 2 * hole + 1;
            if (child + 1 < size && queue[child] > queue[child + 1]) {
                child++;
            }
            if (x <= queue[child]) {
                break;
            }
            queue[hole] = queue[child];
            hole = child;
        }
        queue[hole] = x;
        return least;
    }

    boolean pollRequires() {
        return size > 0;
    }

    boolean pollEnsures(int result) {
        for (int i = 0; i < size; i++) {
            if (queue[i] < result) {
                return false;
            }
        }
        return true;
    }
}
