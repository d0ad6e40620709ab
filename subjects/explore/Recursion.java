package explore;

/** Recursion over structures. */
public class Recursion {
    static class Tree {
        Tree left;
        Tree right;
        int key;
    }

    Tree root;

    static int height(Tree t) {
        return t == null ? 0 : 1 + Math.max(height(t.left), height(t.right));
    }

    public boolean acyclic(Tree[] seen) {
        return unique(root, new Tree[8], 0) >= 0;
    }

    private static int unique(Tree t, Tree[] seen, int count) {
        if (t == null) return count;
        for (int i = 0; i < count; i++) {
            if (seen[i] == t) return -1;
        }
        seen[count++] = t;
        count = unique(t.left, seen, count);
        return count < 0 ? count : unique(t.right, seen, count);
    }

    boolean repOK() {
        return unique(root, new Tree[8], 0) >= 0;
    }

    public int tall() {
        return height(root);
    }

    public boolean contains(int key) {
        Tree t = root;
        while (t != null && t.key != key) {
            t = key < t.key ? t.left : t.right;
        }
        return t != null;
    }

    public void mirror() {
        mirror(root);
    }

    private static void mirror(Tree t) {
        if (t == null) return;
        Tree kept = t.left;
        t.left = t.right;
        t.right = kept;
        mirror(t.left);
        mirror(t.right);
    }

    public void insert(int key) {
        root = insert(root, key);
    }

    private static Tree insert(Tree t, int key) {
        if (t == null) {
            Tree made = new Tree();
            made.key = key;
            return made;
        }
        if (key < t.key) t.left = insert(t.left, key);
        else if (key > t.key) t.right = insert(t.right, key);
        return t;
    }
}
