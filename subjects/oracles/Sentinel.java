package oracles;

import oracles.probing.Probed;

//@ about: a tree whose leaves are one node that points to itself
public class Sentinel extends Probed {
    static class Node {
        Node left;
        Node right;
        int key;
    }

    Node nil;
    Node root;

    @Override
    public boolean repOK() {
        return nil != null && nil.left == nil && nil.right == nil && isOk(root, 3);
    }

    private boolean isOk(Node node, int depth) {
        if (node == nil) {
            return true;
        }
        if (depth == 0 || node == null || node.left == node || node.right == node) {
            return false;
        }
        if (node.left == node.right && node.left != nil) {
            return false;
        }
        if (node.left != null && node.left != nil && node.left.key >= node.key) {
            return false;
        }
        return isOk(node.left, depth - 1) && isOk(node.right, depth - 1);
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
            return which == 0 ? nil : root;
        }
        return which == 0 ? ((Node) of).left : ((Node) of).right;
    }

    @Override
    protected int numbers(int kind) {
        return kind;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return ((Node) of).key;
    }
}
