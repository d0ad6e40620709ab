package kiasan;

import java.util.NoSuchElementException;

/**
 * A circular doubly linked list with a header, in the manner of java.util.LinkedList before Java 7.
 *
 * <p>Elements are numbers: two unknown references would have to be compared with every object known, and the paths of
 * {@code contains} would grow with the factorial of the length. The header has a class of its own, so a bound on the number of Entries counts the elements of the list.
 */
public class LinkedList {
    static class Entry {
        int element;
        Entry next;
        Entry previous;
    }

    static final class Header extends Entry {}

    Header header;
    int size;

    /** Following next leads back to the header after size entries, and previous undoes every step. */
    boolean repOK() {
        if (header == null) {
            return false;
        }
        int count = 0;
        Entry e = header;
        do {
            Entry next = e.next;
            if (next == null || next.previous != e) {
                return false;
            }
            e = next;
            count++;
        } while (e != header);
        return size == count - 1;
    }

    // ---- isEmpty

    public boolean isEmpty() {
        return size == 0;
    }

    boolean isEmptyEnsures(boolean result) {
        return result == (header.next == header);
    }

    // ---- contains

    /** Whether element is in the list. */
    public boolean contains(int element) {
        for (Entry e = header.next; e != header; e = e.next) {
            if (e.element == element) {
                return true;
            }
        }
        return false;
    }

    // ---- getFirst, getLast, get

    public int getFirst() throws NoSuchElementException {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return header.next.element;
    }

    boolean getFirstEnsures(int result) {
        return size > 0 && result == header.next.element;
    }

    public int getLast() throws NoSuchElementException {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return header.previous.element;
    }

    boolean getLastEnsures(int result) {
        return size > 0 && result == header.previous.element;
    }

    public int get(int index) throws IndexOutOfBoundsException {
        return entry(index).element;
    }

    boolean getEnsures(int index, int result) {
        return result == nth(index).element;
    }

    /** The entry at index, from the nearer end. */
    private Entry entry(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException();
        }
        Entry e = header;
        if (index < size / 2) {
            for (int i = 0; i <= index; i++) {
                e = e.next;
            }
        } else {
            for (int i = size; i > index; i--) {
                e = e.previous;
            }
        }
        return e;
    }

    // ---- add

    public boolean add(int element) {
        Entry fresh = new Entry();
        fresh.element = element;
        fresh.next = header;
        fresh.previous = header.previous;
        fresh.previous.next = fresh;
        header.previous = fresh;
        size++;
        return true;
    }

    int addOld(int element) {
        return size;
    }

    boolean addEnsures(int element, boolean result, int old) {
        return result && size == old + 1 && header.previous.element == element;
    }

    // ---- removeFirst, removeLast, remove

    public int removeFirst() throws NoSuchElementException {
        return unlink(header.next);
    }

    Entry[] removeFirstOld() {
        return entries();
    }

    boolean removeFirstEnsures(int result, Entry[] old) {
        return result == old[0].element && without(old, 0);
    }

    public int removeLast() throws NoSuchElementException {
        return unlink(header.previous);
    }

    Entry[] removeLastOld() {
        return entries();
    }

    boolean removeLastEnsures(int result, Entry[] old) {
        return result == old[old.length - 1].element && without(old, old.length - 1);
    }

    public int remove(int index) throws IndexOutOfBoundsException {
        return unlink(entry(index));
    }

    Entry[] removeOld(int index) {
        return entries();
    }

    boolean removeEnsures(int index, int result, Entry[] old) {
        for (int i = 0; i < old.length; i++) {
            if (i == index) {
                return result == old[i].element && without(old, i);
            }
        }
        return false;
    }

    private int unlink(Entry e) {
        if (e == header) {
            throw new NoSuchElementException();
        }
        int element = e.element;
        e.previous.next = e.next;
        e.next.previous = e.previous;
        e.next = null;
        e.previous = null;
        size--;
        return element;
    }

    // ---- the vocabulary of the contracts

    /** The entry at index, counted from the front. */
    private Entry nth(int index) {
        Entry e = header.next;
        for (int i = 0; i < index; i++) {
            e = e.next;
        }
        return e;
    }

    private Entry[] entries() {
        int count = 0;
        for (Entry e = header.next; e != header; e = e.next) {
            count++;
        }
        Entry[] entries = new Entry[count];
        int i = 0;
        for (Entry e = header.next; e != header; e = e.next) {
            entries[i] = e;
            i++;
        }
        return entries;
    }

    /** The list consists of all entries of old but the one at index. */
    private boolean without(Entry[] old, int index) {
        Entry e = header.next;
        for (int i = 0; i < old.length; i++) {
            if (i != index) {
                if (e != old[i]) {
                    return false;
                }
                e = e.next;
            }
        }
        return e == header;
    }
}
