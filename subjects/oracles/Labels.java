package oracles;

import oracles.probing.Probed;

//@ about: strings and boxed numbers in a list
public class Labels extends Probed {
    static class Node {
        Node next;
        String label;
        Integer rank;
    }

    Node head;

    /** Only the last label is empty; ranks grow. */
    @Override
    public boolean repOK() {
        Node last = null;
        for (Node node = head; node != null; node = node.next) {
            if (node.label == null || node.rank == null) {
                return false;
            }
            if (node.label.length() == 0 != (node.next == null)) {
                return false;
            }
            if (last != null && last.rank.intValue() >= node.rank.intValue()) {
                return false;
            }
            last = node;
        }
        return true;
    }

    @Override
    protected int references(int kind) {
        return kind == 0 ? 1 : kind == 1 ? 3 : 0;
    }

    @Override
    protected int kind(int kind, int which) {
        return kind == 0 ? 1 : 1 + which;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        if (kind == 0) {
            return head;
        }
        Node node = (Node) of;
        return which == 0 ? node.next : which == 1 ? node.label : node.rank;
    }

    @Override
    protected int numbers(int kind) {
        return kind < 2 ? 0 : 1;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return kind == 2 ? ((String) of).length() : ((Integer) of).intValue();
    }

    @Override
    protected int unit(int kind, int which) {
        return kind;
    }

    @Override
    protected int constant(int kind, int which) {
        return kind == 2 ? 1 : NONE;
    }
}
