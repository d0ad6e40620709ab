import org.sosy_lab.sv_benchmarks.Verifier;

/** A search tree of four ints: ordered, without duplicates, and it contains what was put in. */
public class Main {

    static final class Node {
        final int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;
    private int size;

    boolean insert(int key) {
        Node parent = null;
        for (Node node = root; node != null; node = key < node.key ? node.left : node.right) {
            if (node.key == key) {
                return false;
            }
            parent = node;
        }
        Node added = new Node(key);
        if (parent == null) {
            root = added;
        } else if (key < parent.key) {
            parent.left = added;
        } else {
            parent.right = added;
        }
        size++;
        return true;
    }

    boolean contains(int key) {
        Node node = root;
        while (node != null && node.key != key) {
            node = key < node.key ? node.left : node.right;
        }
        return node != null;
    }

    static int count(Node node, long min, long max) {
        if (node == null) {
            return 0;
        }
        assert min < node.key && node.key < max;
        return count(node.left, min, node.key) + 1 + count(node.right, node.key, max);
    }

    public static void main(String[] args) {
        Main tree = new Main();
        int first = Verifier.nondetInt();
        boolean inserted = tree.insert(first);
        assert inserted;
        for (int i = 0; i < 3; i++) {
            int key = Verifier.nondetInt();
            boolean absent = !tree.contains(key);
            inserted = tree.insert(key);
            assert inserted == absent;
            assert tree.contains(key);
        }
        assert tree.contains(first);
        assert count(tree.root, Long.MIN_VALUE, Long.MAX_VALUE) == tree.size;
    }
}
