package oracles;

import oracles.probing.Probed;

//@ about: an invariant that reads a static field, which is unknown
//@ symbolic-statics
public class Global extends Probed {
    static class Node {
        Node next;
    }

    static Node pool;
    static int limit;
    Node head;
    Node tail;

    @Override
    public boolean repOK() {
        if (pool != null && pool.next != null) {
            return false;
        }
        int count = 0;
        for (Node node = head; node != null; node = node.next) {
            if (++count > 3) {
                return false;
            }
        }
        for (Node node = tail; node != null; node = node.next) {
            if (++count > 5) {
                return false;
            }
        }
        // Only with a pool there are nodes.
        return count == limit && (pool != null ? count == 3 : count == 0);
    }

    @Override
    protected int references(int kind) {
        return kind == 0 ? 3 : 1;
    }

    @Override
    protected int kind(int kind, int which) {
        return 1;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        if (kind == 0) {
            return which == 0 ? head : which == 1 ? tail : pool;
        }
        return ((Node) of).next;
    }

    @Override
    protected int numbers(int kind) {
        return 1 - kind;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return limit;
    }

    @Override
    protected int constant(int kind, int which) {
        return 1;
    }

    @Override
    protected int[] domain(String field) {
        return new int[] {0, 1, 2, 3};
    }
}
