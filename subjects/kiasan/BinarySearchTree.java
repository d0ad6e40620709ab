package kiasan;

/**
 * An unbalanced search tree from int keys to elements. The order is strict, so it also rules out sharing and cycles.
 *
 * <p>Elements are read only where a method hands them out or moves them; contracts look at keys alone.
 */
public class BinarySearchTree {
    static class Node {
        int key;
        Object element;
        Node left;
        Node right;

        Node(int key, Object element) {
            this.key = key;
            this.element = element;
        }
    }

    /**
     * What is put into the tree. A parameter of type Object could be the tree itself or one of its nodes, and plain lazy
     * initialization would try all of these.
     */
    static final class Item {}

    Node root;

    boolean repOK() {
        return ordered(root, null, null);
    }

    /** All keys below t lie strictly between those of low and high; null means no limit. */
    private static boolean ordered(Node t, Node low, Node high) {
        if (t == null) {
            return true;
        }
        if (low != null && t.key <= low.key) {
            return false;
        }
        if (high != null && t.key >= high.key) {
            return false;
        }
        return ordered(t.left, low, t) && ordered(t.right, t, high);
    }

    // ---- isEmpty

    public boolean isEmpty() {
        return root == null;
    }

    boolean isEmptyEnsures(boolean result) {
        return result == (size(root) == 0);
    }

    // ---- find

    /** The element stored under key, or null. */
    public Object find(int key) {
        Node t = root;
        while (t != null) {
            if (key < t.key) {
                t = t.left;
            } else if (key > t.key) {
                t = t.right;
            } else {
                return t.element;
            }
        }
        return null;
    }

    boolean findEnsures(int key, Object result) {
        Node t = scan(root, key);
        return t == null ? result == null : result == t.element;
    }

    // ---- findMin, findMax

    /** The element with the smallest key, or null if there is none. */
    public Object findMin() {
        if (root == null) {
            return null;
        }
        return leftmost(root).element;
    }

    boolean findMinEnsures(Object result) {
        int[] keys = keys();
        return keys.length == 0 ? result == null : result == scan(root, keys[0]).element;
    }

    /** The element with the largest key, or null if there is none. */
    public Object findMax() {
        if (root == null) {
            return null;
        }
        Node t = root;
        while (t.right != null) {
            t = t.right;
        }
        return t.element;
    }

    boolean findMaxEnsures(Object result) {
        int[] keys = keys();
        return keys.length == 0 ? result == null : result == scan(root, keys[keys.length - 1]).element;
    }

    private static Node leftmost(Node t) {
        while (t.left != null) {
            t = t.left;
        }
        return t;
    }

    // ---- insert

    /** Stores element under key and returns what was there before. */
    public Object insert(int key, Item element) {
        Node parent = null;
        Node t = root;
        boolean goLeft = false;
        while (t != null) {
            parent = t;
            if (key < t.key) {
                goLeft = true;
                t = t.left;
            } else if (key > t.key) {
                goLeft = false;
                t = t.right;
            } else {
                Object before = t.element;
                t.element = element;
                return before;
            }
        }
        Node fresh = new Node(key, element);
        if (parent == null) {
            root = fresh;
        } else if (goLeft) {
            parent.left = fresh;
        } else {
            parent.right = fresh;
        }
        return null;
    }

    int[] insertOld(int key, Item element) {
        return keys();
    }

    boolean insertEnsures(int key, Item element, Object result, int[] old) {
        return sameExcept(keys(), old, key) && scan(root, key).element == element;
    }

    // ---- remove

    /** Removes key and returns its element, or null. */
    public Object remove(int key) {
        Node parent = null;
        Node t = root;
        while (t != null && key != t.key) {
            parent = t;
            t = key < t.key ? t.left : t.right;
        }
        if (t == null) {
            return null;
        }
        Object before = t.element;
        if (t.left != null && t.right != null) {
            Node heirParent = t;
            Node heir = t.right;
            while (heir.left != null) {
                heirParent = heir;
                heir = heir.left;
            }
            t.key = heir.key;
            t.element = heir.element;
            parent = heirParent;
            t = heir;
        }
        Node child = t.left != null ? t.left : t.right;
        if (parent == null) {
            root = child;
        } else if (parent.left == t) {
            parent.left = child;
        } else {
            parent.right = child;
        }
        return before;
    }

    Object[] removeOld(int key) {
        Node t = scan(root, key);
        return new Object[] {keys(), t == null ? null : t.element};
    }

    boolean removeEnsures(int key, Object result, Object[] old) {
        return sameExcept((int[]) old[0], keys(), key) && scan(root, key) == null && result == old[1];
    }

    // ---- the vocabulary of the contracts

    /** The node with this key, found by looking at every node. */
    private static Node scan(Node t, int key) {
        if (t == null) {
            return null;
        }
        if (t.key == key) {
            return t;
        }
        Node hit = scan(t.left, key);
        return hit != null ? hit : scan(t.right, key);
    }

    private static int size(Node t) {
        return t == null ? 0 : size(t.left) + 1 + size(t.right);
    }

    /** All keys in ascending order. */
    private int[] keys() {
        int[] keys = new int[size(root)];
        fill(root, keys, 0);
        return keys;
    }

    private static int fill(Node t, int[] keys, int from) {
        if (t == null) {
            return from;
        }
        int at = fill(t.left, keys, from);
        keys[at] = t.key;
        return fill(t.right, keys, at + 1);
    }

    /** large without key equals small without key. */
    private static boolean sameExcept(int[] large, int[] small, int key) {
        int j = 0;
        for (int i = 0; i < large.length; i++) {
            if (j < small.length && large[i] == small[j]) {
                j++;
            } else if (large[i] != key) {
                return false;
            }
        }
        return j == small.length;
    }
}
