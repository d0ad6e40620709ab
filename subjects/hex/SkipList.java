package hex;

import jbse.meta.Analysis;

/** A sorted list with an express lane: nodes of the lane lead to the next one of it, over the heads of the others. */
public class SkipList {
    Node head;

    static class Node {
        int key;
        Node next;
        Node skip;
    }

    public boolean repOK() {
        if (head == null) return false;
        Node expected = head.skip;
        Node before = head;
        for (Node node = head.next; node != null; node = node.next) {
            if (node == head || before != head && node.key <= before.key) return false;
            if (node == expected) {
                expected = node.skip;
            } else if (node.skip != null) {
                return false;
            }
            before = node;
        }
        return expected == null;
    }

    /** Triggers. */
    static class Hex {
        /** Decides the list and its lane as soon as there is a head: the lane can only lead to nodes that are there. */
        static void gotHead(Node head) {
            Node before = head;
            for (Node node = head.next; node != null; node = node.next) {
                if (before != head) Analysis.assume(node.key > before.key);
                before = node;
            }
            Node lane = head;
            for (Node node = head.next; node != null; node = node.next) {
                if (node == lane.skip) {
                    lane = node;
                } else {
                    Analysis.assume(node.skip == null);
                }
            }
            Analysis.assume(lane.skip == null);
        }
    }

    public boolean contains(int key) {
        Node node = head;
        while (node.skip != null && node.skip.key <= key) node = node.skip;
        while (node.next != null && node.next.key <= key) node = node.next;
        return node != head && node.key == key;
    }

    public boolean insert(int key) {
        Node node = head;
        while (node.skip != null && node.skip.key <= key) node = node.skip;
        while (node.next != null && node.next.key <= key) node = node.next;
        if (node != head && node.key == key) return false;
        Node made = new Node();
        made.key = key;
        made.next = node.next;
        node.next = made;
        return true;
    }
}
