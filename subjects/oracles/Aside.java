package oracles;

import oracles.probing.Probed;

//@ about: a field that the invariant does not look at, leading into the structure
public class Aside extends Probed {
    static class Node {
        Node next;
    }

    Node cache;
    Node head;
    int size;

    @Override
    public boolean repOK() {
        int count = 0;
        for (Node node = head; node != null; node = node.next) {
            count++;
            if (count > size) {
                return false;
            }
        }
        return count == size;
    }

    @Override
    protected int references(int kind) {
        return kind == 0 ? 2 : 1;
    }

    @Override
    protected int kind(int kind, int which) {
        return 1;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        if (kind == 0) {
            return which == 0 ? cache : head;
        }
        return ((Node) of).next;
    }

    @Override
    protected int numbers(int kind) {
        return 1 - kind;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return size;
    }

    @Override
    protected int constant(int kind, int which) {
        return 3;
    }

    @Override
    protected int[] domain(String field) {
        return new int[] {0, 1, 2, 3, 4};
    }
}
