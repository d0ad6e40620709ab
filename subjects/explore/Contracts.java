package explore;

/** Invariant, precondition, old values and postcondition. */
public class Contracts {
    static class Cell {
        Cell next;
    }

    Cell first;
    int size;

    boolean repOK() {
        int count = 0;
        for (Cell c = first; c != null; c = c.next) {
            if (++count > size) return false;
        }
        return count == size;
    }

    boolean popRequires() {
        return size > 0;
    }

    int popOld() {
        return size;
    }

    boolean popEnsures(int old) {
        return size == old - 1;
    }

    public void pop() {
        first = first.next;
        size--;
    }

    boolean pushRequires(Cell c) {
        return c != null && c.next == null;
    }

    /** Wrong when the cell is in the list already. */
    public void push(Cell c) {
        c.next = first;
        first = c;
        size++;
    }

    boolean lastEnsures(Cell result) {
        return result == null || result.next == null;
    }

    public Cell last() {
        Cell c = first;
        while (c != null && c.next != null) c = c.next;
        return c;
    }
}
