package oracles;

import oracles.probing.Probed;

//@ about: the shape of a red-black tree, with parents
public class ColoredTree extends Probed {
    static class Node {
        Node left;
        Node right;
        Node parent;
        boolean isBlack;
    }

    Node root;

    @Override
    public boolean repOK() {
        if (root == null) {
            return true;
        }
        return root.parent == null && root.isBlack && blackHeight(root) >= 0;
    }

    /** Black nodes on every way down; -1 if something is wrong. */
    private static int blackHeight(Node node) {
        if (node == null) {
            return 0;
        }
        for (Node child = node.left; ; child = node.right) {
            if (child != null && (child.parent != node || !node.isBlack && !child.isBlack)) {
                return -1;
            }
            if (child == node.right) {
                break;
            }
        }
        if (node.left != null && node.left == node.right) {
            return -1;
        }
        int left = blackHeight(node.left);
        int right = blackHeight(node.right);
        if (left < 0 || left != right) {
            return -1;
        }
        return left + (node.isBlack ? 1 : 0);
    }

    @Override
    protected int references(int kind) {
        return kind == 0 ? 1 : 3;
    }

    @Override
    protected int kind(int kind, int which) {
        return 1;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        if (kind == 0) {
            return root;
        }
        Node node = (Node) of;
        return which == 0 ? node.left : which == 1 ? node.right : node.parent;
    }

    @Override
    protected int numbers(int kind) {
        return kind;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return ((Node) of).isBlack ? 1 : 0;
    }
}
