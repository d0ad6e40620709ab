package lissa;

/**
 * A map from ints to ints as a red-black tree with parent links, in the manner of java.util.TreeMap.
 *
 * <p>Written to be careful with what it reads: an entry's colour, parent or child is looked at only where the algorithm
 * needs it, and missing entries are black. So it also ends on a tree whose colours are wrong.
 */
public class TreeMap {
    static final boolean RED = false;
    static final boolean BLACK = true;

    static class Entry {
        int key;
        int value;
        Entry left;
        Entry right;
        Entry parent;
        boolean color = BLACK;

        Entry(int key, int value, Entry parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }
    }

    Entry root;
    int size;

    // ---- what holds

    public boolean repOK() {
        return isRedBlack() && isOrdered(root, null, null) && size == count(root);
    }

    /** The shape and the colours are those of a red-black tree. */
    boolean isRedBlack() {
        return root == null || root.parent == null && root.color == BLACK && blackHeight(root, UNKNOWN) != WRONG;
    }

    private static final int UNKNOWN = -1;
    private static final int WRONG = -2;

    /**
     * The number of black entries on every way down from e, or WRONG.
     *
     * <p>Once one way is known, the others are held to its number, so that a way that is too long is given up where it
     * becomes so. A shared entry would need two parents.
     */
    private static int blackHeight(Entry e, int wanted) {
        if (e.color == BLACK && wanted == 0) {
            return WRONG;
        }
        int below = e.color == RED || wanted == UNKNOWN ? wanted : wanted - 1;
        below = heightOf(e.left, e, below);
        if (below == WRONG || e.left != null && e.left == e.right) {
            return WRONG;
        }
        below = heightOf(e.right, e, below);
        return below == WRONG || e.color == RED ? below : below + 1;
    }

    private static int heightOf(Entry child, Entry e, int wanted) {
        if (child == null) {
            return wanted <= 0 ? 0 : WRONG;
        }
        if (child.parent != e || e.color == RED && child.color == RED) {
            return WRONG;
        }
        return blackHeight(child, wanted);
    }

    /** All keys below e lie strictly between those of low and high. */
    private static boolean isOrdered(Entry e, Entry low, Entry high) {
        return e == null
                || (low == null || low.key < e.key)
                        && (high == null || e.key < high.key)
                        && isOrdered(e.left, low, e)
                        && isOrdered(e.right, e, high);
    }

    static int count(Entry e) {
        return e == null ? 0 : count(e.left) + 1 + count(e.right);
    }

    // ---- get

    /** The value stored under key, or 0. */
    public int get(int key) {
        Entry e = find(key);
        return e == null ? 0 : e.value;
    }

    private Entry find(int key) {
        Entry e = root;
        while (e != null && e.key != key) {
            e = key < e.key ? e.left : e.right;
        }
        return e;
    }

    // ---- put

    /** Stores value under key; true if the key is new. */
    public boolean put(int key, int value) {
        Entry parent = null;
        Entry e = root;
        boolean onLeft = false;
        while (e != null) {
            if (key == e.key) {
                e.value = value;
                return false;
            }
            parent = e;
            onLeft = key < e.key;
            e = child(e, onLeft);
        }
        size++;
        Entry fresh = new Entry(key, value, parent);
        if (parent == null) {
            root = fresh;
        } else {
            hang(parent, onLeft, fresh);
            repairAfterPut(fresh);
        }
        return true;
    }

    /** x has just become red: recolour and rotate until no red entry has a red parent. */
    private void repairAfterPut(Entry x) {
        x.color = RED;
        while (x != root && x.parent.color == RED) {
            Entry parent = x.parent;
            Entry grandparent = parent.parent;
            boolean onLeft = parent == child(grandparent, true);
            Entry uncle = child(grandparent, !onLeft);
            if (colorOf(uncle) == RED) {
                parent.color = BLACK;
                uncle.color = BLACK;
                paint(grandparent, RED);
                x = grandparent;
                continue;
            }
            if (x == child(parent, !onLeft)) {
                rotate(parent, onLeft);
                x = parent;
                parent = x.parent;
            }
            parent.color = BLACK;
            grandparent = parent.parent;
            if (grandparent != null) {
                grandparent.color = RED;
                rotate(grandparent, !onLeft);
            }
        }
        root.color = BLACK;
    }

    // ---- remove

    /** Removes key; false if it was not there. */
    public boolean remove(int key) {
        Entry e = find(key);
        if (e == null) {
            return false;
        }
        unlink(e);
        return true;
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
        Entry only = e.left != null ? e.left : e.right;
        if (only != null) {
            only.parent = e.parent;
            replace(e, only, true);
            if (e.color == BLACK) {
                repairAfterRemove(only);
            }
        } else if (e.parent == null) {
            root = null;
        } else {
            // e stands for the missing entry until the colours are right again.
            if (e.color == BLACK) {
                repairAfterRemove(e);
            }
            replace(e, null, true);
        }
    }

    /** All ways through x lack one black entry: recolour and rotate until they do not. */
    private void repairAfterRemove(Entry x) {
        while (x != root && x.color == BLACK) {
            Entry parent = x.parent;
            boolean onLeft = x == parent.left;
            Entry sibling = child(parent, !onLeft);
            if (colorOf(sibling) == RED) {
                sibling.color = BLACK;
                parent.color = RED;
                rotate(parent, onLeft);
                sibling = child(parent, !onLeft);
            }
            if (colorOf(child(sibling, onLeft)) == BLACK && colorOf(child(sibling, !onLeft)) == BLACK) {
                paint(sibling, RED);
                x = parent;
                continue;
            }
            if (colorOf(child(sibling, !onLeft)) == BLACK) {
                child(sibling, onLeft).color = BLACK;
                sibling.color = RED;
                rotate(sibling, !onLeft);
                sibling = child(parent, !onLeft);
            }
            sibling.color = parent.color;
            parent.color = BLACK;
            child(sibling, !onLeft).color = BLACK;
            rotate(parent, onLeft);
            x = root;
        }
        x.color = BLACK;
    }

    // ---- links and colours

    /** Moves e down to the given side; its other child takes its place. */
    private void rotate(Entry e, boolean left) {
        Entry top = child(e, !left);
        Entry inner = child(top, left);
        hang(e, !left, inner);
        if (inner != null) {
            inner.parent = e;
        }
        top.parent = e.parent;
        replace(e, top, left);
        hang(top, left, e);
        e.parent = top;
    }

    /** Puts other where e hangs: is that on the side to try first? */
    private void replace(Entry e, Entry other, boolean first) {
        Entry parent = e.parent;
        if (parent == null) {
            root = other;
        } else {
            hang(parent, e == child(parent, first) == first, other);
        }
    }

    private static Entry child(Entry e, boolean left) {
        return e == null ? null : left ? e.left : e.right;
    }

    private static void hang(Entry e, boolean left, Entry child) {
        if (left) {
            e.left = child;
        } else {
            e.right = child;
        }
    }

    private static boolean colorOf(Entry e) {
        return e == null ? BLACK : e.color;
    }

    private static void paint(Entry e, boolean color) {
        if (e != null) {
            e.color = color;
        }
    }
}
