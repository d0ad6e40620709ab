package hex;

import jbse.meta.Analysis;

/** A map with numbers as keys, as a red-black tree. */
public class RedBlackTree {
    static final boolean RED = false;
    static final boolean BLACK = true;

    Node root;
    int size;

    int _initialSize;
    int _minSize;
    int _open;
    int _blackHeight;

    static class Node {
        int key;
        Object value;
        boolean color = BLACK;
        Node left;
        Node right;
        Node parent;

        RedBlackTree _owner;
        Node _parent;
        int _key;
        boolean _color;
        int _blackDepth;
        int _lower;
        int _upper;
        boolean _hasLower;
        boolean _hasUpper;
    }

    public boolean repOK() {
        if (root == null) return size == 0;
        if (root.color != BLACK || root.parent != null) return false;
        if (!isTree(root, 0, false, 0, false)) return false;
        if (blackHeight(root) < 0) return false;
        return size == count(root);
    }

    private static boolean isTree(Node node, int lower, boolean hasLower, int upper, boolean hasUpper) {
        if (hasLower && node.key <= lower || hasUpper && node.key >= upper) return false;
        Node left = node.left;
        Node right = node.right;
        if (left != null) {
            if (left.parent != node || (node.color == RED && left.color == RED)) return false;
            if (!isTree(left, lower, hasLower, node.key, true)) return false;
        }
        if (right != null) {
            if (right.parent != node || (node.color == RED && right.color == RED)) return false;
            if (!isTree(right, node.key, true, upper, hasUpper)) return false;
        }
        return true;
    }

    private static int blackHeight(Node node) {
        if (node == null) return 0;
        int l = blackHeight(node.left);
        int r = blackHeight(node.right);
        if (l < 0 || l != r) return -1;
        return node.color == BLACK ? l + 1 : l;
    }

    private static int count(Node node) {
        return node == null ? 0 : 1 + count(node.left) + count(node.right);
    }

    /** Triggers. */
    static class Hex {
        static void gotTree(RedBlackTree tree) {
            tree._initialSize = tree.size;
            tree._minSize = 0;
            tree._open = 1;
            Analysis.assume(tree._initialSize >= 0);
        }

        static void noRoot(RedBlackTree tree) {
            Analysis.assume(tree._initialSize == 0);
        }

        static void gotRoot(Node node) {
            got(node);
            Analysis.assume(node._color == BLACK);
            node._hasLower = false;
            node._hasUpper = false;
            node._blackDepth = 1;
            isNoDeeper(node);
        }

        static void gotLeft(Node node) {
            got(node);
            Node parent = node._parent;
            node._hasLower = parent._hasLower;
            node._lower = parent._lower;
            node._hasUpper = true;
            node._upper = parent._key;
            gotChild(node);
        }

        static void gotRight(Node node) {
            got(node);
            Node parent = node._parent;
            node._hasUpper = parent._hasUpper;
            node._upper = parent._upper;
            node._hasLower = true;
            node._lower = parent._key;
            gotChild(node);
        }

        static void noChild(Node parent) {
            RedBlackTree tree = parent._owner;
            Analysis.assume(tree._blackHeight == parent._blackDepth);
            if (--tree._open == 0) Analysis.assume(tree._initialSize == tree._minSize);
        }

        private static void got(Node node) {
            RedBlackTree tree = node._owner;
            node._parent = node.parent;
            node._key = node.key;
            node._color = node.color;
            tree._minSize++;
            tree._open++;
            Analysis.assume(tree._initialSize >= tree._minSize);
        }

        private static void gotChild(Node node) {
            Node parent = node._parent;
            if (parent._color == RED) Analysis.assume(node._color == BLACK);
            node._blackDepth = parent._blackDepth + (node._color == BLACK ? 1 : 0);
            isNoDeeper(node);
            if (node._hasLower) Analysis.assume(node._key > node._lower);
            if (node._hasUpper) Analysis.assume(node._key < node._upper);
        }

        private static void isNoDeeper(Node node) {
            Analysis.assume(node._owner._blackHeight >= node._blackDepth);
        }
    }

    public Object get(int key) {
        Node node = root;
        while (node != null) {
            if (key == node.key) return node.value;
            node = key < node.key ? node.left : node.right;
        }
        return null;
    }

    public Object put(int key, Object value) {
        if (root == null) {
            root = made(key, value, null);
            return null;
        }
        Node node = root;
        while (true) {
            if (key == node.key) {
                Object old = node.value;
                node.value = value;
                return old;
            } else if (key < node.key) {
                if (node.left == null) {
                    node.left = made(key, value, node);
                    fixAfterInsertion(node.left);
                    return null;
                }
                node = node.left;
            } else {
                if (node.right == null) {
                    node.right = made(key, value, node);
                    fixAfterInsertion(node.right);
                    return null;
                }
                node = node.right;
            }
        }
    }

    private Node made(int key, Object value, Node parent) {
        Node node = new Node();
        node.key = key;
        node.value = value;
        node.parent = parent;
        node._owner = this;
        size++;
        return node;
    }

    private static boolean colorOf(Node node) {
        return node == null ? BLACK : node.color;
    }

    private static Node parentOf(Node node) {
        return node == null ? null : node.parent;
    }

    private static Node leftOf(Node node) {
        return node == null ? null : node.left;
    }

    private static Node rightOf(Node node) {
        return node == null ? null : node.right;
    }

    private static void paint(Node node, boolean color) {
        if (node != null) node.color = color;
    }

    private void rotateLeft(Node node) {
        Node up = node.right;
        node.right = up.left;
        if (up.left != null) up.left.parent = node;
        replace(node, up);
        up.left = node;
        node.parent = up;
    }

    private void rotateRight(Node node) {
        Node up = node.left;
        node.left = up.right;
        if (up.right != null) up.right.parent = node;
        replace(node, up);
        up.right = node;
        node.parent = up;
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

    private void fixAfterInsertion(Node node) {
        node.color = RED;
        while (node != null && node != root && node.parent.color == RED) {
            Node grand = parentOf(parentOf(node));
            if (parentOf(node) == leftOf(grand)) {
                Node uncle = rightOf(grand);
                if (colorOf(uncle) == RED) {
                    paint(parentOf(node), BLACK);
                    paint(uncle, BLACK);
                    paint(grand, RED);
                    node = grand;
                } else {
                    if (node == rightOf(parentOf(node))) {
                        node = parentOf(node);
                        rotateLeft(node);
                    }
                    paint(parentOf(node), BLACK);
                    paint(parentOf(parentOf(node)), RED);
                    if (parentOf(parentOf(node)) != null) rotateRight(parentOf(parentOf(node)));
                }
            } else {
                Node uncle = leftOf(grand);
                if (colorOf(uncle) == RED) {
                    paint(parentOf(node), BLACK);
                    paint(uncle, BLACK);
                    paint(grand, RED);
                    node = grand;
                } else {
                    if (node == leftOf(parentOf(node))) {
                        node = parentOf(node);
                        rotateRight(node);
                    }
                    paint(parentOf(node), BLACK);
                    paint(parentOf(parentOf(node)), RED);
                    if (parentOf(parentOf(node)) != null) rotateLeft(parentOf(parentOf(node)));
                }
            }
        }
        root.color = BLACK;
    }
}
