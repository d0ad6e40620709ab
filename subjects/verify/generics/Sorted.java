//@ about: a type variable whose bound speaks of itself stands for one class, wherever it is met
//@ verify: Sorted#insert -> holds within the scope
//@ verify: Sorted#insert --oracle joint -> holds within the scope
//@ verify: Sorted#insert --oracle symsolve -> holds within the scope
//@ verify: Sorted#insert --oracle conservative -> holds within the scope
//@ verify: Sorted#insert --init lazy -> holds within the scope
//@ verify: Sorted#insert --subtypes java.lang.String --n 2 --string-length 1 -> holds within the scope
//@ verify: Sorted#insert --any-heap -> violated
//@ verify: Sorted#best -> holds within the scope
//@ verify: Sorted#mixed -> violated
//@ verify: Sorted#numbers -> holds within the scope
//@ enumerate: Sorted --n 2 -> ends
import java.util.ArrayList;
import java.util.List;

class Sorted<E extends Comparable<? super E>> {
    /** Its variable has no bound of its own: what the list gives it counts. */
    static class Cell<X> {
        X item;
        Cell<X> next;

        Cell(X item, Cell<X> next) {
            this.item = item;
            this.next = next;
        }
    }

    private Cell<E> head;
    private List<E> log = new ArrayList<>();

    private boolean repOK() {
        for (Cell<E> cell = head; cell != null; cell = cell.next) {
            if (cell.item == null || cell.next != null && cell.next.item != null && cell.item.compareTo(cell.next.item) >= 0) {
                return false;
            }
        }
        return log.isEmpty();
    }

    void insert(E item) {
        if (item == null) {
            return;
        }
        if (head == null || head.item.compareTo(item) > 0) {
            head = new Cell<>(item, head);
            return;
        }
        Cell<E> cell = head;
        while (cell.next != null && cell.next.item.compareTo(item) <= 0) {
            cell = cell.next;
        }
        if (cell.item.compareTo(item) != 0) {
            cell.next = new Cell<>(item, cell.next);
        }
    }

    /** Methods have variables, too, and so have lists. */
    static <T extends Comparable<T>> T best(T[] all, List<? extends T> more) {
        T best = null;
        if (all == null || more == null) {
            return null;
        }
        for (T one : all) {
            if (one != null && (best == null || one.compareTo(best) > 0)) {
                best = one;
            }
        }
        for (T one : more) {
            if (one != null && (best == null || one.compareTo(best) > 0)) {
                best = one;
            }
        }
        return best;
    }

    /** Nothing keeps these from being a number and a word. */
    @SuppressWarnings({"rawtypes", "unchecked"})
    static int mixed(Comparable a, Comparable b) {
        return a == null || b == null ? 0 : a.compareTo(b);
    }

    /** Only a number can be compared with numbers. */
    static int numbers(Comparable<Integer> a) {
        return a == null ? 0 : a.compareTo(3);
    }
}
