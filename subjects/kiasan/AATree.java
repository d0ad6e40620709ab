package kiasan;

/**
 * An AA tree from int keys to elements: a red-black tree whose red nodes are right children, balanced by levels.
 *
 * <p>Missing children are the sentinel bottom, as in the textbook version. It has a class of its own, so a bound on the number of
 * Nodes counts real nodes only. Its element is left open on purpose: find hands it out where a key is missing.
 */
public class AATree {
    static class Node {
        int key;
        Object element;
        Node left;
        Node right;
        int level;
    }

    /** The sentinel below all leaves: level 0, its own child on both sides. */
    static final class Bottom extends Node {}

    /** What is put into the tree; see BinarySearchTree.Item. */
    static final class Item {}

    Bottom bottom;
    Node root;

    boolean repOK() {
        return bottom != null
                && bottom.level == 0
                && bottom.left == bottom
                && bottom.right == bottom
                && root != null
                && ordered(root, bottom, bottom)
                && measured(root) >= 0;
    }

    /** All keys below t lie strictly between those of low and high; bottom means no limit. */
    private boolean ordered(Node t, Node low, Node high) {
        if (t == bottom) {
            return true;
        }
        if (t == null || low != bottom && t.key <= low.key) {
            return false;
        }
        if (high != bottom && t.key >= high.key) {
            return false;
        }
        return ordered(t.left, low, t) && ordered(t.right, t, high);
    }

    /** The level the shape demands of t, or -1 if the shape is no AA tree or a stored level differs. */
    private int measured(Node t) {
        if (t == bottom) {
            return 0;
        }
        int left = measured(t.left);
        int right = measured(t.right);
        if (left < 0 || right < 0) {
            return -1;
        }
        int level = left + 1;
        boolean horizontal = right == level && measured(t.right.right) < level;
        if (right != left && !horizontal) {
            return -1;
        }
        return t.level == level ? level : -1;
    }

    // ---- isEmpty

    public boolean isEmpty() {
        return root == bottom;
    }

    boolean isEmptyEnsures(boolean result) {
        return result == (size(root) == 0);
    }

    // ---- find, contains

    private Node lookup(int key) {
        Node t = root;
        while (t != bottom) {
            if (key < t.key) {
                t = t.left;
            } else if (key > t.key) {
                t = t.right;
            } else {
                return t;
            }
        }
        return bottom;
    }

    /** The element stored under key, or that of the sentinel. */
    public Object find(int key) {
        return lookup(key).element;
    }

    boolean findEnsures(int key, Object result) {
        Node t = scan(root, key);
        return t == null ? result == bottom.element : result == t.element;
    }

    public boolean contains(int key) {
        return lookup(key) != bottom;
    }

    boolean containsEnsures(int key, boolean result) {
        return result == (scan(root, key) != null);
    }

    // ---- findMin, findMax

    /** The element with the smallest key, or null if there is none. */
    public Object findMin() {
        if (root == bottom) {
            return null;
        }
        Node t = root;
        while (t.left != bottom) {
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
        if (root == bottom) {
            return null;
        }
        Node t = root;
        while (t.right != bottom) {
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
        Node t = lookup(key);
        if (t != bottom) {
            Object before = t.element;
            t.element = element;
            return before;
        }
        root = grow(root, key, element);
        return null;
    }

    private Node grow(Node t, int key, Item element) {
        if (t == bottom) {
            Node fresh = new Node();
            fresh.key = key;
            fresh.element = element;
            fresh.left = bottom;
            fresh.right = bottom;
            fresh.level = 1;
            return fresh;
        }
        if (key < t.key) {
            t.left = grow(t.left, key, element);
        } else {
            t.right = grow(t.right, key, element);
        }
        return split(skew(t));
    }

    /** Turns a horizontal left link into a right one. */
    private Node skew(Node t) {
        if (t == bottom || t.left.level != t.level) {
            return t;
        }
        Node top = t.left;
        t.left = top.right;
        top.right = t;
        return top;
    }

    /** Lifts the middle of two horizontal right links in a row. */
    private Node split(Node t) {
        if (t == bottom || t.right.right.level != t.level) {
            return t;
        }
        Node top = t.right;
        t.right = top.left;
        top.left = t;
        top.level++;
        return top;
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
        Node t = lookup(key);
        if (t == bottom) {
            return null;
        }
        Object before = t.element;
        root = without(root, key);
        return before;
    }

    private Node without(Node t, int key) {
        if (key < t.key) {
            t.left = without(t.left, key);
        } else if (key > t.key) {
            t.right = without(t.right, key);
        } else if (t.right == bottom) {
            return t.left;
        } else {
            Node heir = t.right;
            while (heir.left != bottom) {
                heir = heir.left;
            }
            t.key = heir.key;
            t.element = heir.element;
            t.right = without(t.right, heir.key);
        }
        return rebalance(t);
    }

    private Node rebalance(Node t) {
        if (t.left.level >= t.level - 1 && t.right.level >= t.level - 1) {
            return t;
        }
        t.level--;
        if (t.right.level > t.level) {
            t.right.level = t.level;
        }
        t = skew(t);
        t.right = skew(t.right);
        t.right.right = skew(t.right.right);
        t = split(t);
        t.right = split(t.right);
        return t;
    }

    Object[] removeOld(int key) {
        Node t = scan(root, key);
        return new Object[] {keys(), t == null ? null : t.element};
    }

    boolean removeEnsures(int key, Object result, Object[] old) {
        return sameExcept((int[]) old[0], keys(), key) && scan(root, key) == null && result == old[1];
    }

    // ---- the vocabulary of the contracts

    /** The node with this key, found by looking at every node; null if there is none. */
    private Node scan(Node t, int key) {
        if (t == bottom) {
            return null;
        }
        if (t.key == key) {
            return t;
        }
        Node hit = scan(t.left, key);
        return hit != null ? hit : scan(t.right, key);
    }

    private int size(Node t) {
        return t == bottom ? 0 : size(t.left) + 1 + size(t.right);
    }

    /** All keys in ascending order. */
    private int[] keys() {
        int[] keys = new int[size(root)];
        fill(root, keys, 0);
        return keys;
    }

    private int fill(Node t, int[] keys, int from) {
        if (t == bottom) {
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
