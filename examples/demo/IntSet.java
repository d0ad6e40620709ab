/** A set of ints, kept as an ascending linked list. One of its methods has a bug. */
public class IntSet {
    private static class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private Node head;
    private int size;

    /** Values ascend strictly, and size counts them. */
    boolean repOK() {
        int count = 0;
        for (Node node = head; node != null; node = node.next) {
            if (node.next != null && node.next.value <= node.value) {
                return false;
            }
            count++;
        }
        return count == size;
    }

    public boolean contains(int value) {
        Node node = head;
        while (node != null && node.value < value) {
            node = node.next;
        }
        return node != null && node.value == value;
    }

    public boolean add(int value) {
        if (head == null || value < head.value) {
            head = new Node(value, head);
            size++;
            return true;
        }
        Node node = head;
        while (node.next != null && node.next.value <= value) {
            node = node.next;
        }
        if (node.value == value) {
            return false;
        }
        node.next = new Node(value, node.next);
        size++;
        return true;
    }

    /** After add the value is in the set, and the size has grown unless it was there before. */
    boolean addEnsures(int value, boolean added, int sizeBefore) {
        return contains(value) && size == (added ? sizeBefore + 1 : sizeBefore);
    }

    int addOld(int value) {
        return size;
    }

    public boolean remove(int value) {
        if (head == null) {
            return false;
        }
        if (head.value == value) {
            head = head.next;
            size--;
            return true;
        }
        Node node = head;
        while (node.next.value < value) {
            node = node.next;
        }
        if (node.next.value != value) {
            return false;
        }
        node.next = node.next.next;
        size--;
        return true;
    }
}
