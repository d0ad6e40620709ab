package kiasan;

import java.util.NoSuchElementException;

/**
 * A map from int keys to values as a red-black tree with parent links, in the manner of java.util.TreeMap.
 *
 * <p>The order is strict, so it also rules out sharing and cycles. A shape with its colours is one valid tree.
 */
public class TreeMap {
    static final boolean RED = false;
    static final boolean BLACK = true;

    static class Entry {
        int key;
        Object value;
        Entry left;
        Entry right;
        Entry parent;
        boolean color = BLACK;

        Entry(int key, Object value, Entry parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }
    }

    /** What is put into the map; see BinarySearchTree.Item. */
    static final class Item {}

    Entry root;
    int size;

    boolean repOK() {
        if (root == null) {
            return size == 0;
        }
        return root.parent == null
                && ordered(root, null, null)
                && root.color == BLACK
                && blackHeight(root) >= 0
                && size == count(root);
    }

    /** All keys below e lie strictly between those of low and high, and every child knows its parent. */
    private static boolean ordered(Entry e, Entry low, Entry high) {
        if (e == null) {
            return true;
        }
        if (low != null && e.key <= low.key) {
            return false;
        }
        if (high != null && e.key >= high.key) {
            return false;
        }
        if (e.left != null && e.left.parent != e) {
            return false;
        }
        if (e.right != null && e.right.parent != e) {
            return false;
        }
        return ordered(e.left, low, e) && ordered(e.right, e, high);
    }

    /** The number of black entries on every way down from e, or -1 if ways differ or a red entry has a red child. */
    private static int blackHeight(Entry e) {
        if (e == null) {
            return 0;
        }
        if (e.color == RED && (colorOf(e.left) == RED || colorOf(e.right) == RED)) {
            return -1;
        }
        int left = blackHeight(e.left);
        int right = blackHeight(e.right);
        if (left < 0 || left != right) {
            return -1;
        }
        return e.color == BLACK ? left + 1 : left;
    }

    // ---- isEmpty

    public boolean isEmpty() {
        return size == 0;
    }

    boolean isEmptyEnsures(boolean result) {
        return result == (root == null);
    }

    // ---- get

    /** The value stored under key, or null. */
    public Object get(int key) {
        Entry e = entry(key);
        return e == null ? null : e.value;
    }

    boolean getEnsures(int key, Object result) {
        Entry e = scan(root, key);
        return e == null ? result == null : result == e.value;
    }

    public boolean containsKey(int key) {
        return entry(key) != null;
    }

    boolean containsKeyEnsures(int key, boolean result) {
        return result == (scan(root, key) != null);
    }

    private Entry entry(int key) {
        Entry e = root;
        while (e != null) {
            if (key < e.key) {
                e = e.left;
            } else if (key > e.key) {
                e = e.right;
            } else {
                return e;
            }
        }
        return null;
    }

    // ---- lastKey

    /** The largest key. */
    public int lastKey() throws NoSuchElementException {
        if (root == null) {
            throw new NoSuchElementException();
        }
        Entry e = root;
        while (e.right != null) {
            e = e.right;
        }
        return e.key;
    }

    boolean lastKeyEnsures(int result) {
        int[] keys = keys();
        return keys.length > 0 && result == keys[keys.length - 1];
    }

    // ---- put

    /** Stores value under key and returns what was there before. */
    public Object put(int key, Item value) {
        Entry parent = null;
        Entry e = root;
        while (e != null) {
            parent = e;
            if (key < e.key) {
                e = e.left;
            } else if (key > e.key) {
                e = e.right;
            } else {
                Object before = e.value;
                e.value = value;
                return before;
            }
        }
        Entry fresh = new Entry(key, value, parent);
        if (parent == null) {
            root = fresh;
        } else if (key < parent.key) {
            parent.left = fresh;
        } else {
            parent.right = fresh;
        }
        size++;
        repairAfterPut(fresh);
        return null;
    }

    int[] putOld(int key, Item value) {
        return keys();
    }

    boolean putEnsures(int key, Item value, Object result, int[] old) {
        return sameExcept(keys(), old, key) && scan(root, key).value == value;
    }

    /** x has just become red: recolour and rotate until no red entry has a red parent. */
    private void repairAfterPut(Entry x) {
        x.color = RED;
        while (x != root && x.parent.color == RED) {
            Entry parent = x.parent;
            Entry grandparent = parent.parent;
            boolean onLeft = parent == grandparent.left;
            Entry uncle = onLeft ? grandparent.right : grandparent.left;
            if (colorOf(uncle) == RED) {
                parent.color = BLACK;
                uncle.color = BLACK;
                grandparent.color = RED;
                x = grandparent;
                continue;
            }
            if (onLeft) {
                if (x == parent.right) {
                    rotateLeft(parent);
                    parent = x;
                }
                rotateRight(grandparent);
            } else {
                if (x == parent.left) {
                    rotateRight(parent);
                    parent = x;
                }
                rotateLeft(grandparent);
            }
            parent.color = BLACK;
            grandparent.color = RED;
            break;
        }
        root.color = BLACK;
    }

    // ---- remove

    /** Removes key and returns its value, or null. */
    public Object remove(int key) {
        Entry e = entry(key);
        if (e == null) {
            return null;
        }
        Object before = e.value;
        unlink(e);
        return before;
    }

    Object[] removeOld(int key) {
        Entry e = scan(root, key);
        return new Object[] {keys(), e == null ? null : e.value};
    }

    boolean removeEnsures(int key, Object result, Object[] old) {
        return sameExcept((int[]) old[0], keys(), key) && scan(root, key) == null && result == old[1];
    }

    private void unlink(Entry e) {
        size--;
        if (e.left != null && e.right != null) {
            Entry heir = e.right;
            while (heir.left != null) {
                heir = heir.left;
            }
            e.key = heir.key;
            e.value = heir.value;
            e = heir;
        }
        Entry child = e.left != null ? e.left : e.right;
        if (child != null) {
            replace(e, child);
            if (e.color == BLACK) {
                repairAfterRemove(child);
            }
        } else if (e.parent == null) {
            root = null;
        } else {
            // Repair while e still stands for the missing child, then cut it off.
            if (e.color == BLACK) {
                repairAfterRemove(e);
            }
            replace(e, null);
        }
        e.left = null;
        e.right = null;
        e.parent = null;
    }

    /** Puts child, or nothing, where e hangs. */
    private void replace(Entry e, Entry child) {
        Entry parent = e.parent;
        if (child != null) {
            child.parent = parent;
        }
        if (parent == null) {
            root = child;
        } else if (parent.left == e) {
            parent.left = child;
        } else {
            parent.right = child;
        }
    }

    /** All ways through x lack one black entry: recolour and rotate until they do not. */
    private void repairAfterRemove(Entry x) {
        while (x != root && x.color == BLACK) {
            Entry parent = x.parent;
            boolean onLeft = x == parent.left;
            Entry sibling = onLeft ? parent.right : parent.left;
            if (sibling.color == RED) {
                sibling.color = BLACK;
                parent.color = RED;
                rotate(parent, onLeft);
                sibling = onLeft ? parent.right : parent.left;
            }
            Entry near = onLeft ? sibling.left : sibling.right;
            Entry far = onLeft ? sibling.right : sibling.left;
            if (colorOf(near) == BLACK && colorOf(far) == BLACK) {
                sibling.color = RED;
                x = parent;
                continue;
            }
            if (colorOf(far) == BLACK) {
                near.color = BLACK;
                sibling.color = RED;
                rotate(sibling, !onLeft);
                far = sibling;
                sibling = near;
            }
            sibling.color = parent.color;
            parent.color = BLACK;
            far.color = BLACK;
            rotate(parent, onLeft);
            x = root;
        }
        x.color = BLACK;
    }

    // ---- rotations and colours

    private void rotate(Entry e, boolean left) {
        if (left) {
            rotateLeft(e);
        } else {
            rotateRight(e);
        }
    }

    private void rotateLeft(Entry e) {
        Entry top = e.right;
        e.right = top.left;
        if (top.left != null) {
            top.left.parent = e;
        }
        replace(e, top);
        top.left = e;
        e.parent = top;
    }

    private void rotateRight(Entry e) {
        Entry top = e.left;
        e.left = top.right;
        if (top.right != null) {
            top.right.parent = e;
        }
        replace(e, top);
        top.right = e;
        e.parent = top;
    }

    /** Missing entries are black. */
    private static boolean colorOf(Entry e) {
        return e == null ? BLACK : e.color;
    }

    // ---- the vocabulary of the contracts

    /** The entry with this key, found by looking at every entry. */
    private static Entry scan(Entry e, int key) {
        if (e == null) {
            return null;
        }
        if (e.key == key) {
            return e;
        }
        Entry hit = scan(e.left, key);
        return hit != null ? hit : scan(e.right, key);
    }

    private static int count(Entry e) {
        return e == null ? 0 : count(e.left) + 1 + count(e.right);
    }

    /** All keys in ascending order. */
    int[] keys() {
        int[] keys = new int[count(root)];
        fill(root, keys, 0);
        return keys;
    }

    private static int fill(Entry e, int[] keys, int from) {
        if (e == null) {
            return from;
        }
        int at = fill(e.left, keys, from);
        keys[at] = e.key;
        return fill(e.right, keys, at + 1);
    }

    /** large without key equals small without key. */
    static boolean sameExcept(int[] large, int[] small, int key) {
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
