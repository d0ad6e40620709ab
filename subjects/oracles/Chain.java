package oracles;

import oracles.probing.Probed;

//@ about: a list without cycles that knows its size
public class Chain extends Probed {
    static class Node {
        Node next;
        int key;
    }

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
        return 1;
    }

    @Override
    protected int kind(int kind, int which) {
        return 1;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        return kind == 0 ? ((Chain) of).head : ((Node) of).next;
    }

    @Override
    protected int numbers(int kind) {
        return 1;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return kind == 0 ? ((Chain) of).size : ((Node) of).key;
    }

    @Override
    protected int unit(int kind, int which) {
        return kind;
    }

    @Override
    protected int constant(int kind, int which) {
        return kind == 0 ? 2 : NONE;
    }

    @Override
    protected int[] domain(String field) {
        return field.equals("size") ? new int[] {0, 1, 2, 3} : new int[] {0, 1, 2};
    }
}
