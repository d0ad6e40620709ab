package lissa;

/** A list of ints as a ring of doubly linked entries; the header is one of them and holds no element. */
public class LinkedList {
    static class Entry {
        int element;
        Entry next;
        Entry previous;
    }

    Entry header;
    int size;

    public LinkedList() {
        header = new Entry();
        header.next = header;
        header.previous = header;
    }

    public boolean repOK() {
        return isRing() && size == count();
    }

    /** Every entry is the previous one of its next, so following next leads back to the header and nowhere else. */
    boolean isRing() {
        if (header == null) {
            return false;
        }
        Entry e = header;
        do {
            Entry next = e.next;
            if (next == null || next.previous != e) {
                return false;
            }
            e = next;
        } while (e != header);
        return true;
    }

    private int count() {
        int count = 0;
        for (Entry e = header.next; e != header; e = e.next) {
            count++;
        }
        return count;
    }

    /** Appends element. */
    public void add(int element) {
        Entry fresh = new Entry();
        fresh.element = element;
        fresh.next = header;
        fresh.previous = header.previous;
        fresh.previous.next = fresh;
        header.previous = fresh;
        size++;
    }

    /** Removes the first element equal to this one; false if there is none. */
    public boolean remove(int element) {
        for (Entry e = header.next; e != header; e = e.next) {
            if (e.element == element) {
                e.previous.next = e.next;
                e.next.previous = e.previous;
                size--;
                return true;
            }
        }
        return false;
    }
}
