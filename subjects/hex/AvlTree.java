package hex;

import jbse.meta.Analysis;

/** A balanced search tree whose nodes know their parents. */
public class AvlTree {
    Node root;

    static class Node {
        int key;
        int height;
        Node left;
        Node right;
        Node parent;

        Node _parent;
        Node _left;
        Node _right;
        int _key;
        int _height;
        int _lower;
        int _upper;
        boolean _hasLower;
        boolean _hasUpper;
        boolean _leftIsKnown;
        boolean _rightIsKnown;
    }

    public boolean repOK() {
        return root == null || (root.parent == null && isTree(root, 0, false, 0, false));
    }

    private static boolean isTree(Node node, int lower, boolean hasLower, int upper, boolean hasUpper) {
        if (hasLower && node.key <= lower || hasUpper && node.key >= upper) return false;
        Node left = node.left;
        Node right = node.right;
        if (left != null && (left.parent != node || !isTree(left, lower, hasLower, node.key, true))) return false;
        if (right != null && (right.parent != node || !isTree(right, node.key, true, upper, hasUpper))) return false;
        int l = left == null ? 0 : left.height;
        int r = right == null ? 0 : right.height;
        if (l - r > 1 || r - l > 1) return false;
        return node.height == 1 + (l > r ? l : r);
    }

    /** Triggers: ghosts keep what was there at entry, whatever the program writes. */
    static class Hex {
        static void gotRoot(Node node) {
            got(node);
            node._hasLower = false;
            node._hasUpper = false;
        }

        static void gotLeft(Node node) {
            got(node);
            Node parent = node.parent;
            node._parent = parent;
            node._hasLower = parent._hasLower;
            node._lower = parent._lower;
            node._hasUpper = true;
            node._upper = parent._key;
            ordered(node);
            parent._left = node;
            parent._leftIsKnown = true;
            balanced(parent);
        }

        static void gotRight(Node node) {
            got(node);
            Node parent = node.parent;
            node._parent = parent;
            node._hasUpper = parent._hasUpper;
            node._upper = parent._upper;
            node._hasLower = true;
            node._lower = parent._key;
            ordered(node);
            parent._right = node;
            parent._rightIsKnown = true;
            balanced(parent);
        }

        static void noLeft(Node parent) {
            parent._left = null;
            parent._leftIsKnown = true;
            balanced(parent);
        }

        static void noRight(Node parent) {
            parent._right = null;
            parent._rightIsKnown = true;
            balanced(parent);
        }

        private static void got(Node node) {
            node._key = node.key;
            node._height = node.height;
            node._leftIsKnown = false;
            node._rightIsKnown = false;
            Analysis.assume(node._height >= 1);
        }

        private static void ordered(Node node) {
            if (node._hasLower) Analysis.assume(node._key > node._lower);
            if (node._hasUpper) Analysis.assume(node._key < node._upper);
        }

        /** What the heights known so far have to be: children are one or two lower, and not both two. */
        private static void balanced(Node node) {
            if (node._leftIsKnown) isLower(node, heightOf(node._left));
            if (node._rightIsKnown) isLower(node, heightOf(node._right));
            if (node._leftIsKnown && node._rightIsKnown) {
                int l = heightOf(node._left);
                int r = heightOf(node._right);
                Analysis.assume(l + r >= 2 * node._height - 3);
            }
        }

        private static void isLower(Node node, int height) {
            Analysis.assume(height < node._height);
            Analysis.assume(height >= node._height - 2);
        }

        private static int heightOf(Node node) {
            return node == null ? 0 : node._height;
        }
    }

    public boolean contains(int key) {
        Node node = root;
        while (node != null) {
            if (key == node.key) return true;
            node = key < node.key ? node.left : node.right;
        }
        return false;
    }

    public int smallest() {
        if (root == null) return 0;
        Node node = root;
        while (node.left != null) node = node.left;
        return node.key;
    }

    public boolean insert(int key) {
        Node parent = null;
        Node node = root;
        while (node != null) {
            parent = node;
            if (key == node.key) return false;
            node = key < node.key ? node.left : node.right;
        }
        Node made = new Node();
        made.key = key;
        made.height = 1;
        made.parent = parent;
        if (parent == null) {
            root = made;
        } else if (key < parent.key) {
            parent.left = made;
        } else {
            parent.right = made;
        }
        for (Node at = parent; at != null; at = at.parent) {
            at = rebalanced(at);
        }
        return true;
    }

    private static int heightOf(Node node) {
        return node == null ? 0 : node.height;
    }

    private static void update(Node node) {
        int l = heightOf(node.left);
        int r = heightOf(node.right);
        node.height = 1 + (l > r ? l : r);
    }

    private Node rebalanced(Node node) {
        int l = heightOf(node.left);
        int r = heightOf(node.right);
        if (l > r + 1) {
            if (heightOf(node.left.left) < heightOf(node.left.right)) rotateLeft(node.left);
            return rotateRight(node);
        }
        if (r > l + 1) {
            if (heightOf(node.right.right) < heightOf(node.right.left)) rotateRight(node.right);
            return rotateLeft(node);
        }
        update(node);
        return node;
    }

    private Node rotateRight(Node node) {
        Node up = node.left;
        node.left = up.right;
        if (up.right != null) up.right.parent = node;
        replace(node, up);
        up.right = node;
        node.parent = up;
        update(node);
        update(up);
        return up;
    }

    private Node rotateLeft(Node node) {
        Node up = node.right;
        node.right = up.left;
        if (up.left != null) up.left.parent = node;
        replace(node, up);
        up.left = node;
        node.parent = up;
        update(node);
        update(up);
        return up;
    }

    private void replace(Node node, Node by) {
        by.parent = node.parent;
        if (node.parent == null) {
            root = by;
        } else if (node.parent.left == node) {
            node.parent.left = by;
        } else {
            node.parent.right = by;
        }
    }
}
