package oracles;

import oracles.probing.Probed;

//@ about: an invariant that comes back to what it has read before
public class Again extends Probed {
    static class Node {
        Node next;
        Node mate;
    }

    Node a;
    Node b;

    @Override
    public boolean repOK() {
        if (!isShort(a) || !isShort(b)) {
            return false;
        }
        // The lists are of the same length, and each node of one has its mate in the other.
        Node one = a;
        Node two = b;
        while (one != null && two != null) {
            if (one.mate != two || two.mate != one) {
                return false;
            }
            one = one.next;
            two = two.next;
        }
        return one == null && two == null;
    }

    private static boolean isShort(Node list) {
        int left = 3;
        for (Node node = list; node != null; node = node.next) {
            if (left-- == 0) {
                return false;
            }
        }
        return true;
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
            return which == 0 ? a : b;
        }
        return which == 0 ? ((Node) of).next : ((Node) of).mate;
    }
}
