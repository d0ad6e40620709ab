package kiasan;

/**
 * A leftist heap from int keys to elements: a binary tree in heap order whose right spines are short.
 *
 * <p>The order is not strict, so the invariant keeps a list of the nodes it has seen to rule out sharing and cycles.
 */
public class LeftistHeap {
    static class Node {
        int key;
        Object element;
        Node left;
        Node right;
        /** Length of the shortest way down to a missing child. */
        int npl;

        Node(int key, Object element) {
            this.key = key;
            this.element = element;
        }
    }

    /** What is put into the heap; see BinarySearchTree.Item. */
    static final class Item {}

    /** The nodes a contract has come across. */
    private static final class Seen {
        final Node node;
        final Seen rest;

        Seen(Node node, Seen rest) {
            this.node = node;
            this.rest = rest;
        }
    }

    Node root;

    boolean repOK() {
        return root == null || collect(root, null) != null && measured(root) >= -1;
    }

    /** seen and all nodes below t, or null if one of them is met twice or smaller than its parent. */
    private static Seen collect(Node t, Seen seen) {
        for (Seen s = seen; s != null; s = s.rest) {
            if (s.node == t) {
                return null;
            }
        }
        Seen all = new Seen(t, seen);
        if (t.left != null) {
            all = collect(t.left, all);
            if (all == null || t.left.key < t.key) {
                return null;
            }
        }
        if (t.right != null) {
            all = collect(t.right, all);
            if (all == null || t.right.key < t.key) {
                return null;
            }
        }
        return all;
    }

    /** The npl of the shape below t (-1 if it is missing), or -2 if the shape is not leftist or a stored npl differs. */
    private static int measured(Node t) {
        if (t == null) {
            return -1;
        }
        int left = measured(t.left);
        int right = measured(t.right);
        if (left == -2 || right == -2 || left < right) {
            return -2;
        }
        return t.npl == right + 1 ? right + 1 : -2;
    }

    // ---- findMin

    /** The element with the smallest key, or null if there is none. */
    public Object findMin() {
        return root == null ? null : root.element;
    }

    boolean findMinEnsures(Object result) {
        return root == null ? result == null : result == root.element && noneBelow(root, root.key);
    }

    // ---- insert

    public void insert(int key, Item element) {
        root = union(new Node(key, element), root);
    }

    int insertOld(int key, Item element) {
        return size(root);
    }

    boolean insertEnsures(int key, Item element, int old) {
        return size(root) == old + 1 && root.key <= key && noneBelow(root, root.key);
    }

    // ---- deleteMin

    /** Removes the smallest key and returns its element, or null if there is none. */
    public Object deleteMin() {
        if (root == null) {
            return null;
        }
        Object least = root.element;
        root = union(root.left, root.right);
        return least;
    }

    Node[] deleteMinOld() {
        Node[] nodes = new Node[size(root)];
        fill(root, nodes, 0);
        return nodes;
    }

    boolean deleteMinEnsures(Object result, Node[] old) {
        if (old.length == 0) {
            return root == null && result == null;
        }
        return size(root) == old.length - 1 && result == old[0].element && noneBelow(root, old[0].key);
    }

    // ---- merge

    /** Moves all of rhs into this heap. */
    public void merge(LeftistHeap rhs) {
        if (this == rhs) {
            return;
        }
        root = union(root, rhs.root);
        rhs.root = null;
    }

    /** rhs is a valid heap and shares no node with this one. */
    boolean mergeRequires(LeftistHeap rhs) {
        if (rhs == null || !rhs.repOK()) {
            return false;
        }
        return rhs.root == null || collect(rhs.root, root == null ? null : collect(root, null)) != null;
    }

    int mergeOld(LeftistHeap rhs) {
        return size(root) + size(rhs.root);
    }

    boolean mergeEnsures(LeftistHeap rhs, int old) {
        return rhs.root == null && size(root) == old;
    }

    private static Node union(Node a, Node b) {
        if (a == null) {
            return b;
        }
        if (b == null) {
            return a;
        }
        return a.key < b.key ? attach(a, b) : attach(b, a);
    }

    /** Merges rest into the right spine below top, whose key is not greater. */
    private static Node attach(Node top, Node rest) {
        if (top.left == null) {
            top.left = rest;
            return top;
        }
        top.right = union(top.right, rest);
        if (top.left.npl < top.right.npl) {
            Node left = top.left;
            top.left = top.right;
            top.right = left;
        }
        top.npl = top.right.npl + 1;
        return top;
    }

    // ---- the vocabulary of the contracts

    private static int size(Node t) {
        return t == null ? 0 : size(t.left) + 1 + size(t.right);
    }

    /** Stores t and what is below it, parents first. */
    private static int fill(Node t, Node[] nodes, int from) {
        if (t == null) {
            return from;
        }
        nodes[from] = t;
        return fill(t.right, nodes, fill(t.left, nodes, from + 1));
    }

    private static boolean noneBelow(Node t, int key) {
        return t == null || t.key >= key && noneBelow(t.left, key) && noneBelow(t.right, key);
    }
}
