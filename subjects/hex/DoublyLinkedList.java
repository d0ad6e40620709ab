package hex;

import jbse.meta.Analysis;

/** A list of numbers around a header, linked both ways. Fields that begin with an underscore are ghosts: only triggers use them. */
public class DoublyLinkedList {
    Node header;
    int size;

    int _initialSize;
    int _minSize;

    static class Node {
        int value;
        Node next;
        Node previous;

        DoublyLinkedList _owner;
    }

    public DoublyLinkedList() {
        header = new Node();
        header.next = header;
        header.previous = header;
    }

    public boolean repOK() {
        if (header == null) return false;
        int count = -1;
        Node node = header;
        do {
            Node next = node.next;
            if (next == null || next.previous != node) return false;
            count++;
            node = next;
        } while (node != header);
        return size == count;
    }

    /** Triggers. */
    static class Hex {
        static void gotList(DoublyLinkedList list) {
            list._initialSize = list.size;
            list._minSize = 0;
            Analysis.assume(list._initialSize >= 0);
        }

        static void gotNode(Node node) {
            DoublyLinkedList list = node._owner;
            list._minSize++;
            Analysis.assume(list._initialSize >= list._minSize);
        }

        static void closed(Node last) {
            DoublyLinkedList list = last._owner;
            Analysis.assume(list._initialSize == list._minSize);
        }
    }

    public boolean contains(int value) {
        for (Node node = header.next; node != header; node = node.next) {
            if (node.value == value) return true;
        }
        return false;
    }

    public void addFirst(int value) {
        insert(value, header.next);
    }

    public void addLast(int value) {
        insert(value, header);
    }

    private void insert(int value, Node before) {
        Node node = new Node();
        node.value = value;
        node.next = before;
        node.previous = before.previous;
        node._owner = this;
        before.previous.next = node;
        before.previous = node;
        size++;
    }

    public int removeFirst() {
        Node first = header.next;
        if (first == header) throw new java.util.NoSuchElementException();
        return remove(first);
    }

    public int removeLast() {
        Node last = header.previous;
        if (last == header) throw new java.util.NoSuchElementException();
        return remove(last);
    }

    public boolean removeValue(int value) {
        for (Node node = header.next; node != header; node = node.next) {
            if (node.value == value) {
                remove(node);
                return true;
            }
        }
        return false;
    }

    private int remove(Node node) {
        node.previous.next = node.next;
        node.next.previous = node.previous;
        size--;
        return node.value;
    }

    public void reverse() {
        Node node = header;
        do {
            Node next = node.next;
            node.next = node.previous;
            node.previous = next;
            node = next;
        } while (node != header);
    }
}
