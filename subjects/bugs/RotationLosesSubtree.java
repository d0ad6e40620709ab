package bugs;

/** A search tree whose rotation forgets the middle subtree. */
public class RotationLosesSubtree {
    static class Node {
        int key;
        Node left;
        Node right;
    }

    Node root;

    boolean repOK() {
        return ordered(root, null, null);
    }

    private static boolean ordered(Node t, Node low, Node high) {
        if (t == null) {
            return true;
        }
        if (low != null && t.key <= low.key || high != null && t.key >= high.key) {
            return false;
        }
        return ordered(t.left, low, t) && ordered(t.right, t, high);
    }

    /** Makes the left child of the root the new root. */
    public void rotateRight() {
        Node top = root.left;
        root.left = null;
        top.right = root;
        root = top;
    }

    boolean rotateRightRequires() {
        return root != null && root.left != null;
    }

    int rotateRightOld() {
        return size(root);
    }

    boolean rotateRightEnsures(int old) {
        return size(root) == old;
    }

    private static int size(Node t) {
        return t == null ? 0 : size(t.left) + 1 + size(t.right);
    }
}
