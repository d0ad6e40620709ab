package oracles;

import oracles.probing.Peered;

//@ about: a receiver and an argument that turns out to be of the same class
public class Peers extends Peered {
    static class Node {
        Node next;
        int key;
    }

    Node head;
    Peers friend;

    /** Sorted, and the friend's list begins where this one does, or nowhere. */
    @Override
    public boolean repOK() {
        for (Node node = head; node != null; node = node.next) {
            if (node.next != null && node.next.key <= node.key) {
                return false;
            }
        }
        return friend == null || friend.head == head || friend.head == null;
    }

    @Override
    protected int references(int kind) {
        return kind == 0 ? 2 : 1;
    }

    @Override
    protected int kind(int kind, int which) {
        return kind == 0 && which == 1 ? 0 : 1;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        if (kind == 0) {
            return which == 0 ? ((Peers) of).head : ((Peers) of).friend;
        }
        return ((Node) of).next;
    }

    @Override
    protected int numbers(int kind) {
        return kind;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return ((Node) of).key;
    }
}
