package oracles;

import oracles.probing.Probed;

//@ about: three lists that may share nodes; a counter runs through all of them
public class Parts extends Probed {
    static class Node {
        Node next;
        boolean isMarked;
    }

    Node a;
    Node b;
    Node c;

    @Override
    public boolean repOK() {
        int marked = 0;
        int nodes = 0;
        Node list = a;
        for (int part = 0; part < 3; part++) {
            for (Node node = list; node != null; node = node.next) {
                nodes++;
                if (nodes > 4) {
                    return false;
                }
                if (node.isMarked) {
                    marked++;
                }
            }
            list = part == 0 ? b : c;
        }
        return marked == 2;
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
            return which == 0 ? a : which == 1 ? b : c;
        }
        return ((Node) of).next;
    }

    @Override
    protected int numbers(int kind) {
        return kind;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return ((Node) of).isMarked ? 1 : 0;
    }
}
