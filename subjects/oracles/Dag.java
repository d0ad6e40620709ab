package oracles;

import oracles.probing.Probed;

//@ about: a graph in which parts may be shared; ranks keep it without cycles
public class Dag extends Probed {
    static class Node {
        Node one;
        Node two;
        int rank;
    }

    Node first;
    Node second;

    @Override
    public boolean repOK() {
        return isRanked(first) && isRanked(second) && (first == null || first.rank < 3);
    }

    private static boolean isRanked(Node node) {
        if (node == null) {
            return true;
        }
        if (node.rank < 0 || node.one != null && node.one.rank >= node.rank) {
            return false;
        }
        if (node.two != null && node.two.rank >= node.rank) {
            return false;
        }
        return isRanked(node.one) && isRanked(node.two);
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
            return which == 0 ? first : second;
        }
        return which == 0 ? ((Node) of).one : ((Node) of).two;
    }

    @Override
    protected int numbers(int kind) {
        return kind;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return ((Node) of).rank;
    }

    @Override
    protected int[] domain(String field) {
        // Two of rank 0 and 1 below one of rank 2, and others above that.
        return new int[] {0, 1, 2, 3, 4, 5};
    }
}
