package kiasan;

/**
 * A height-balanced search tree from int keys to elements. The order is strict, so it also rules out sharing and cycles,
 * and stored heights are compared with those of the shape: each shape has exactly one valid set of heights.
 *
 * <p>Elements are read only where a method hands them out or moves them; contracts look at keys alone.
 */
public class AvlTree {
    static class Node {
        int key;
        Object element;
        Node left;
        Node right;
        int height = 1;

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
        return ordered(root, null, null) && measured(root) >= 0;
    }

    /** The height of the shape below t, or -1 if a stored height is wrong or a node out of balance. */
    private static int measured(Node t) {
        if (t == null) {
            return 0;
        }
        int left = measured(t.left);
        int right = measured(t.right);
        if (left < 0 || right < 0 || left - right > 1 || right - left > 1) {
            return -1;
        }
        int height = left > right ? left + 1 : right + 1;
        return t.height == height ? height : -1;
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
        Node t = root;
        while (t.left != null) {
            t = t.left;
        }
        return t.element;
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

    // ---- insert

    /** Stores element under key and returns what was there before. */
    public Object insert(int key, Item element) {
        Node t = root;
        while (t != null && t.key != key) {
            t = key < t.key ? t.left : t.right;
        }
        if (t != null) {
            Object before = t.element;
            t.element = element;
            return before;
        }
        root = grow(root, key, element);
        return null;
    }

    private static Node grow(Node t, int key, Item element) {
        if (t == null) {
            return new Node(key, element);
        }
        if (key < t.key) {
            t.left = grow(t.left, key, element);
            if (height(t.left) - height(t.right) == 2) {
                if (key > t.left.key) {
                    t.left = rotateLeft(t.left);
                }
                return rotateRight(t);
            }
        } else {
            t.right = grow(t.right, key, element);
            if (height(t.right) - height(t.left) == 2) {
                if (key < t.right.key) {
                    t.right = rotateRight(t.right);
                }
                return rotateLeft(t);
            }
        }
        update(t);
        return t;
    }

    private static int height(Node t) {
        return t == null ? 0 : t.height;
    }

    private static void update(Node t) {
        int left = height(t.left);
        int right = height(t.right);
        t.height = (left > right ? left : right) + 1;
    }

    private static Node rotateRight(Node t) {
        Node top = t.left;
        t.left = top.right;
        top.right = t;
        update(t);
        update(top);
        return top;
    }

    private static Node rotateLeft(Node t) {
        Node top = t.right;
        t.right = top.left;
        top.left = t;
        update(t);
        update(top);
        return top;
    }

    int[] insertOld(int key, Item element) {
        return keys();
    }

    boolean insertEnsures(int key, Item element, Object result, int[] old) {
        return sameExcept(keys(), old, key) && scan(root, key).element == element;
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
