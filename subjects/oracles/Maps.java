package oracles;

import oracles.probing.Probed;

//@ about: two trees of the same nodes, the keys of one are those of the other; which is looked at first depends on a flag
public class Maps extends Probed {
    static class Node {
        Node left;
        Node right;
        int key;
    }

    Node one;
    Node two;
    boolean isSwapped;

    @Override
    public boolean repOK() {
        Node first = isSwapped ? two : one;
        Node second = isSwapped ? one : two;
        if (!isOrdered(first, null, null, 3)) {
            return false;
        }
        if (!isOrdered(second, null, null, 3)) {
            return false;
        }
        return isIn(first, second) && (first == null || second != null && second.key == first.key);
    }

    private static boolean isOrdered(Node node, Node above, Node below, int depth) {
        if (node == null) {
            return true;
        }
        if (depth == 0 || above != null && node.key <= above.key || below != null && node.key >= below.key) {
            return false;
        }
        return isOrdered(node.left, above, node, depth - 1) && isOrdered(node.right, node, below, depth - 1);
    }

    private static boolean isIn(Node part, Node whole) {
        if (part == null) {
            return true;
        }
        Node node = whole;
        while (node != null && node.key != part.key) {
            node = part.key < node.key ? node.left : node.right;
        }
        return node != null && isIn(part.left, whole) && isIn(part.right, whole);
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
            return which == 0 ? one : two;
        }
        return which == 0 ? ((Node) of).left : ((Node) of).right;
    }

    @Override
    protected int numbers(int kind) {
        return 1;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return kind == 0 ? isSwapped ? 1 : 0 : ((Node) of).key;
    }

    @Override
    protected int unit(int kind, int which) {
        return kind;
    }

    @Override
    protected int constant(int kind, int which) {
        return kind == 0 ? 1 : NONE;
    }
}
