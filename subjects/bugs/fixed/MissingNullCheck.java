package bugs.fixed;

/** bugs.MissingNullCheck without its bug. */
public class MissingNullCheck {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    Node head;

    boolean repOK() {
        for (Node e = head; e != null; e = e.next) {
            if (e.next != null && e.next.value <= e.value) {
                return false;
            }
        }
        return true;
    }

    public void add(int value) {
        if (head == null || value < head.value) {
            head = new Node(value, head);
            return;
        }
        Node e = head;
        while (e.next != null && e.next.value <= value) {
            e = e.next;
        }
        if (e.value != value) {
            e.next = new Node(value, e.next);
        }
    }

    boolean addEnsures(int value) {
        for (Node e = head; e != null; e = e.next) {
            if (e.value == value) {
                return true;
            }
        }
        return false;
    }
}
