package kiasan;

import java.util.NoSuchElementException;

/** A heap of ints of fixed capacity in array[1..size]; the children of i are 2i and 2i+1. */
public class BinaryHeap {
    int[] array;
    int size;

    /** There is room for at least one element besides array[0], and no element is smaller than its parent. */
    boolean repOK() {
        if (array == null || array.length < 2 || size < 0 || size >= array.length) {
            return false;
        }
        for (int i = 2; i <= size; i++) {
            if (array[i] < array[i / 2]) {
                return false;
            }
        }
        return true;
    }

    // ---- findMin

    public int findMin() throws NoSuchElementException {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return array[1];
    }

    boolean findMinEnsures(int result) {
        return noneBelow(result);
    }

    // ---- insert

    /** Adds x; false if the heap is full. */
    public boolean insert(int x) {
        if (size == array.length - 1) {
            return false;
        }
        size++;
        int hole = size;
        while (hole > 1 && x < array[hole / 2]) {
            array[hole] = array[hole / 2];
            hole /= 2;
        }
        array[hole] = x;
        return true;
    }

    /** The size and the sum of the elements. */
    int[] insertOld(int x) {
        return new int[] {size, sum()};
    }

    boolean insertEnsures(int x, boolean result, int[] old) {
        return result ? size == old[0] + 1 && sum() == old[1] + x : size == old[0] && sum() == old[1];
    }

    // ---- deleteMin

    public int deleteMin() throws NoSuchElementException {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        int least = array[1];
        array[1] = array[size];
        size--;
        siftDown(1);
        return least;
    }

    int[] deleteMinOld() {
        return new int[] {size, sum()};
    }

    boolean deleteMinEnsures(int result, int[] old) {
        return size == old[0] - 1 && sum() == old[1] - result && noneBelow(result);
    }

    private void siftDown(int hole) {
        int x = array[hole];
        while (hole * 2 <= size) {
            int child = hole * 2;
            if (child != size && array[child + 1] < array[child]) {
                child++;
            }
            if (array[child] >= x) {
                break;
            }
            array[hole] = array[child];
            hole = child;
        }
        array[hole] = x;
    }

    // ---- the vocabulary of the contracts

    private boolean noneBelow(int x) {
        for (int i = 1; i <= size; i++) {
            if (array[i] < x) {
                return false;
            }
        }
        return true;
    }

    /** The sum of all elements, modulo 2^32. */
    private int sum() {
        int sum = 0;
        for (int i = 1; i <= size; i++) {
            sum += array[i];
        }
        return sum;
    }
}
