package kiasan;

import java.util.NoSuchElementException;

/**
 * A queue with two ends in a circular array, in the manner of java.util.ArrayDeque: the elements are those from head up to, but
 * not including, tail; all other slots are null; one slot at least is free, unless there is no slot at all.
 */
public class ArrayDeque {
    /** Adding to longer arrays is outside the contract: lengths would overflow. */
    static final int LIMIT = 1 << 20;

    /** What is put into the deque; see BinarySearchTree.Item. */
    static final class Item {}

    Object[] elements;
    int head;
    int tail;

    boolean repOK() {
        if (elements == null) {
            return false;
        }
        if (elements.length == 0) {
            return head == 0 && tail == 0;
        }
        if (head < 0 || head >= elements.length || tail < 0 || tail >= elements.length) {
            return false;
        }
        for (int i = 0; i < elements.length; i++) {
            if (used(i) != (elements[i] != null)) {
                return false;
            }
        }
        return true;
    }

    /** Slot i holds an element. */
    private boolean used(int i) {
        if (head <= i) {
            return i < tail || tail < head;
        }
        return i < tail && tail < head;
    }

    // ---- isEmpty

    public boolean isEmpty() {
        return head == tail;
    }

    boolean isEmptyEnsures(boolean result) {
        return result == (count() == 0);
    }

    // ---- addFirst, addLast

    public void addFirst(Item element) {
        if (elements.length == 0) {
            elements = new Object[2];
        }
        head = previous(head);
        elements[head] = element;
        if (head == tail) {
            doubleCapacity();
        }
    }

    boolean addFirstRequires(Item element) {
        return element != null && elements.length <= LIMIT;
    }

    int addFirstOld(Item element) {
        return count();
    }

    boolean addFirstEnsures(Item element, int old) {
        return count() == old + 1 && elements[head] == element;
    }

    public void addLast(Item element) {
        if (elements.length == 0) {
            elements = new Object[2];
        }
        elements[tail] = element;
        tail = next(tail);
        if (head == tail) {
            doubleCapacity();
        }
    }

    boolean addLastRequires(Item element) {
        return element != null && elements.length <= LIMIT;
    }

    int addLastOld(Item element) {
        return count();
    }

    boolean addLastEnsures(Item element, int old) {
        return count() == old + 1 && elements[previous(tail)] == element;
    }

    /** The array is full: move the elements, in order, to the start of one twice as long. */
    private void doubleCapacity() {
        int length = elements.length;
        Object[] longer = new Object[2 * length];
        int to = 0;
        for (int i = head; i < length; i++) {
            longer[to] = elements[i];
            to++;
        }
        for (int i = 0; i < head; i++) {
            longer[to] = elements[i];
            to++;
        }
        elements = longer;
        head = 0;
        tail = length;
    }

    // ---- removeFirst, removeLast

    public Object removeFirst() throws NoSuchElementException {
        if (head == tail) {
            throw new NoSuchElementException();
        }
        Object first = elements[head];
        elements[head] = null;
        head = next(head);
        return first;
    }

    Object[] removeFirstOld() {
        return new Object[] {head == tail ? null : elements[head], new int[] {count()}};
    }

    boolean removeFirstEnsures(Object result, Object[] old) {
        return result == old[0] && count() == ((int[]) old[1])[0] - 1;
    }

    public Object removeLast() throws NoSuchElementException {
        if (head == tail) {
            throw new NoSuchElementException();
        }
        tail = previous(tail);
        Object last = elements[tail];
        elements[tail] = null;
        return last;
    }

    Object[] removeLastOld() {
        return new Object[] {head == tail ? null : elements[previous(tail)], new int[] {count()}};
    }

    boolean removeLastEnsures(Object result, Object[] old) {
        return result == old[0] && count() == ((int[]) old[1])[0] - 1;
    }

    // ---- the circle

    private int next(int i) {
        return i + 1 == elements.length ? 0 : i + 1;
    }

    private int previous(int i) {
        return i == 0 ? elements.length - 1 : i - 1;
    }

    private int count() {
        return head <= tail ? tail - head : tail - head + elements.length;
    }
}
