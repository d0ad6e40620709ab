package oracles;

import oracles.probing.Probed;

//@ about: an invariant that never ends on a cycle
public class Endless extends Probed {
    static class Node {
        Node next;
        boolean isLast;
    }

    Node head;

    @Override
    public boolean repOK() {
        Node last = null;
        for (Node node = head; node != null; node = node.next) {
            last = node;
        }
        return last == null || last.isLast;
    }

    @Override
    protected boolean isValid() {
        int steps = 0;
        for (Node node = head; node != null; node = node.next) {
            if (++steps > 10) {
                return false;
            }
        }
        return repOK();
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
        return kind == 0 ? head : ((Node) of).next;
    }

    @Override
    protected int numbers(int kind) {
        return kind;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return ((Node) of).isLast ? 1 : 0;
    }
}
