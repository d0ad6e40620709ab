package oracles;

import oracles.probing.Probed;

//@ about: the same node found on different routes, in an order that depends on a number of the structure
public class Routes extends Probed {
    static class Node {
        Node next;
        Node back;
        boolean isTurned;
    }

    Node front;
    Node rear;

    @Override
    public boolean repOK() {
        if (front == null) {
            return rear == null;
        }
        Node node = front;
        Node before = null;
        for (int step = 0; step < 4; step++) {
            Node next = node.isTurned ? node.back : node.next;
            Node other = node.isTurned ? node.next : node.back;
            if (other != before) {
                return false;
            }
            if (next == null) {
                return rear == node;
            }
            before = node;
            node = next;
        }
        return false;
    }

    @Override
    protected int references(int kind) {
        return 2;
    }

    @Override
    protected int kind(int kind, int which) {
        return 1;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        if (kind == 0) {
            return which == 0 ? front : rear;
        }
        return which == 0 ? ((Node) of).next : ((Node) of).back;
    }

    @Override
    protected int numbers(int kind) {
        return kind;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return ((Node) of).isTurned ? 1 : 0;
    }
}
