package bugs;

/** A set of ints as an ascending list that does not count what is added at its end. */
public class StaleSize {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    Node head;
    int size;

    boolean repOK() {
        int count = 0;
        for (Node e = head; e != null; e = e.next) {
            if (e.next != null && e.next.value <= e.value) {
                return false;
            }
            count++;
        }
        return size == count;
    }

    /** Adds value; false if it was there. */
    public boolean add(int value) {
        if (head == null || value < head.value) {
            head = new Node(value, head);
            size++;
            return true;
        }
        Node e = head;
        while (e.value != value) {
            if (e.next == null) {
                e.next = new Node(value, null);
                return true;
            }
            if (value < e.next.value) {
                e.next = new Node(value, e.next);
                size++;
                return true;
            }
            e = e.next;
        }
        return false;
    }

    boolean addEnsures(int value, boolean result) {
        for (Node e = head; e != null; e = e.next) {
            if (e.value == value) {
                return true;
            }
        }
        return false;
    }
}
