package oracles;

import oracles.probing.Probed;

//@ about: a binary search tree, checked by recursion
public class SearchTree extends Probed {
    static class Node {
        Node left;
        Node right;
        int key;
    }

    Node root;
    int size;

    @Override
    public boolean repOK() {
        return isOrdered(root, null, null) && count(root) == size;
    }

    private static boolean isOrdered(Node node, Node above, Node below) {
        if (node == null) {
            return true;
        }
        if (above != null && node.key <= above.key || below != null && node.key >= below.key) {
            return false;
        }
        return isOrdered(node.left, above, node) && isOrdered(node.right, node, below);
    }

    private static int count(Node node) {
        return node == null ? 0 : 1 + count(node.left) + count(node.right);
    }

    @Override
    protected int references(int kind) {
        return kind == 0 ? 1 : 2;
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
        return which == 0 ? ((Node) of).left : ((Node) of).right;
    }

    @Override
    protected int numbers(int kind) {
        return 1;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return kind == 0 ? size : ((Node) of).key;
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
