package kiasan;

import java.util.NoSuchElementException;

/** A growing heap of ints in queue[0..size), in the manner of java.util.PriorityQueue; the children of i are 2i+1 and 2i+2. */
public class PriorityQueue {
    /** Adding to longer arrays is outside the contract: lengths would overflow. */
    static final int LIMIT = 1 << 20;

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

    // ---- isEmpty

    public boolean isEmpty() {
        return size == 0;
    }

    boolean isEmptyEnsures(boolean result) {
        return result != (size > 0);
    }

    // ---- peek

    public int peek() throws NoSuchElementException {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return queue[0];
    }

    boolean peekEnsures(int result) {
        return noneBelow(result);
    }

    // ---- offer

    public boolean offer(int x) {
        if (size >= queue.length) {
            grow();
        }
        int hole = size;
        size++;
        while (hole > 0) {
            int parent = (hole - 1) / 2;
            if (x >= queue[parent]) {
                break;
            }
            queue[hole] = queue[parent];
            hole = parent;
        }
        queue[hole] = x;
        return true;
    }

    private void grow() {
        int length = queue.length;
        int[] longer = new int[length < 64 ? length * 2 + 2 : length + length / 2];
        for (int i = 0; i < size; i++) {
            longer[i] = queue[i];
        }
        queue = longer;
    }

    boolean offerRequires(int x) {
        return queue.length <= LIMIT;
    }

    /** The size and the sum of the elements. */
    int[] offerOld(int x) {
        return new int[] {size, sum()};
    }

    boolean offerEnsures(int x, boolean result, int[] old) {
        return result && size == old[0] + 1 && sum() == old[1] + x;
    }

    // ---- poll

    public int poll() throws NoSuchElementException {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        int least = queue[0];
        size--;
        int x = queue[size];
        int hole = 0;
        while (hole < size / 2) {
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

    int[] pollOld() {
        return new int[] {size, sum()};
    }

    boolean pollEnsures(int result, int[] old) {
        return size == old[0] - 1 && sum() == old[1] - result && noneBelow(result);
    }

    // ---- the vocabulary of the contracts

    private boolean noneBelow(int x) {
        for (int i = 0; i < size; i++) {
            if (queue[i] < x) {
                return false;
            }
        }
        return true;
    }

    /** The sum of all elements, modulo 2^32. */
    private int sum() {
        int sum = 0;
        for (int i = 0; i < size; i++) {
            sum += queue[i];
        }
        return sum;
    }
}
