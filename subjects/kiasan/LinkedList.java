package kiasan;

import java.util.NoSuchElementException;

/**
 * A circular doubly linked list with a header, in the manner of java.util.LinkedList before Java 7.
 *
 * <p>The header has a class of its own, so a bound on the number of Entries counts the elements of the list.
 */
public class LinkedList {
    static class Entry {
        Object element;
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

    /** Whether element itself, not one that equals it, is in the list. */
    public boolean contains(Object element) {
        for (Entry e = header.next; e != header; e = e.next) {
            if (e.element == element) {
                return true;
            }
        }
        return false;
    }

    // ---- getFirst, getLast, get

    public Object getFirst() throws NoSuchElementException {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return header.next.element;
    }

    boolean getFirstEnsures(Object result) {
        return size > 0 && result == header.next.element;
    }

    public Object getLast() throws NoSuchElementException {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return header.previous.element;
    }

    boolean getLastEnsures(Object result) {
        return size > 0 && result == header.previous.element;
    }

    public Object get(int index) throws IndexOutOfBoundsException {
        return entry(index).element;
    }

    boolean getEnsures(int index, Object result) {
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

    public boolean add(Object element) {
        Entry fresh = new Entry();
        fresh.element = element;
        fresh.next = header;
        fresh.previous = header.previous;
        fresh.previous.next = fresh;
        header.previous = fresh;
        size++;
        return true;
    }

    int addOld(Object element) {
        return size;
    }

    boolean addEnsures(Object element, boolean result, int old) {
        return result && size == old + 1 && header.previous.element == element;
    }

    // ---- removeFirst, removeLast, remove

    public Object removeFirst() throws NoSuchElementException {
        return unlink(header.next);
    }

    Entry[] removeFirstOld() {
        return entries();
    }

    boolean removeFirstEnsures(Object result, Entry[] old) {
        return result == old[0].element && without(old, 0);
    }

    public Object removeLast() throws NoSuchElementException {
        return unlink(header.previous);
    }

    Entry[] removeLastOld() {
        return entries();
    }

    boolean removeLastEnsures(Object result, Entry[] old) {
        return result == old[old.length - 1].element && without(old, old.length - 1);
    }

    public Object remove(int index) throws IndexOutOfBoundsException {
        return unlink(entry(index));
    }

    Entry[] removeOld(int index) {
        return entries();
    }

    boolean removeEnsures(int index, Object result, Entry[] old) {
        for (int i = 0; i < old.length; i++) {
            if (i == index) {
                return result == old[i].element && without(old, i);
            }
        }
        return false;
    }

    private Object unlink(Entry e) {
        if (e == header) {
            throw new NoSuchElementException();
        }
        Object element = e.element;
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
