package bugs;

/** A search tree with parent links; removing the smallest key leaves a child with the wrong parent. */
public class StaleParent {
    static class Node {
        int key;
        Node left;
        Node right;
        Node parent;
    }

    Node root;

    boolean repOK() {
        return root == null || root.parent == null && ordered(root, null, null);
    }

    private static boolean ordered(Node t, Node low, Node high) {
        if (low != null && t.key <= low.key || high != null && t.key >= high.key) {
            return false;
        }
        if (t.left != null && (t.left.parent != t || !ordered(t.left, low, t))) {
            return false;
        }
        return t.right == null || t.right.parent == t && ordered(t.right, t, high);
    }

    /** Removes the smallest key and returns it. */
    public int removeMin() {
        Node least = root;
        while (least.left != null) {
            least = least.left;
        }
        Node child = least.right;
        if (least.parent == null) {
            root = child;
        } else {
            least.parent.left = child;
            if (child != null) {
                child.parent = least.parent;
            }
        }
        return least.key;
    }

    boolean removeMinRequires() {
        return root != null;
    }

    boolean removeMinEnsures(int result) {
        return noneBelow(root, result);
    }

    private static boolean noneBelow(Node t, int key) {
        return t == null || t.key > key && noneBelow(t.left, key) && noneBelow(t.right, key);
    }
}
