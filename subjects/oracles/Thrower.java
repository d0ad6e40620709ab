package oracles;

import oracles.probing.Probed;

//@ about: an invariant that throws where there is null
public class Thrower extends Probed {
    static class Node {
        Node next;
        Node jump;
        int key;
    }

    Node head;

    /** Jumps go two nodes on. */
    @Override
    public boolean repOK() {
        try {
            if (head.next.next == null) {
                return head.jump == null && head.key > head.next.key;
            }
        } catch (NullPointerException e) {
            return head.key < 1;
        }
        return head.jump.next == head.next.next.next && head.jump == head.next.next;
    }

    @Override
    protected int references(int kind) {
        return kind == 0 ? 1 : 2;
    }

    @Override
    protected int kind(int kind, int which) {
        return 1;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        if (kind == 0) {
            return head;
        }
        return which == 0 ? ((Node) of).next : ((Node) of).jump;
    }

    @Override
    protected int numbers(int kind) {
        return kind;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return ((Node) of).key;
    }

    @Override
    protected int constant(int kind, int which) {
        return 1;
    }

    @Override
    protected int[] domain(String field) {
        return new int[] {-2, -1, 0, 1, 2, 3, 4};
    }
}
