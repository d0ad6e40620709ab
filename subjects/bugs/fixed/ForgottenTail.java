package bugs.fixed;

/** bugs.ForgottenTail without its bug. */
public class ForgottenTail {
    static class Node {
        int value;
        Node next;
        Node previous;
    }

    Node head;
    Node tail;

    /** Links in both directions agree, from head to tail. This rules out cycles: a second way into a node breaks its previous. */
    boolean repOK() {
        Node last = null;
        for (Node e = head; e != null; e = e.next) {
            if (e.previous != last) {
                return false;
            }
            last = e;
        }
        return tail == last;
    }

    /** Removes the first node with this value; false if there is none. */
    public boolean remove(int value) {
        Node e = head;
        while (e != null && e.value != value) {
            e = e.next;
        }
        if (e == null) {
            return false;
        }
        if (e.previous == null) {
            head = e.next;
        } else {
            e.previous.next = e.next;
        }
        if (e.next != null) {
            e.next.previous = e.previous;
        } else {
            tail = e.previous;
        }
        return true;
    }

    int removeOld(int value) {
        return count();
    }

    boolean removeEnsures(int value, boolean result, int old) {
        return count() == (result ? old - 1 : old);
    }

    private int count() {
        int count = 0;
        for (Node e = head; e != null; e = e.next) {
            count++;
        }
        return count;
    }
}
