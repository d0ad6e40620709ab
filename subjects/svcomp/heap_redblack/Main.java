import org.sosy_lab.sv_benchmarks.Verifier;

/** Inserts four ints into a left-leaning red-black tree and asks for all it promises. */
public class Main {

    private static final boolean RED = true;
    private static final boolean BLACK = false;

    static final class Node {
        final int key;
        boolean colour = RED;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private static boolean isRed(Node node) {
        return node != null && node.colour == RED;
    }

    private static Node rotateLeft(Node node) {
        Node up = node.right;
        node.right = up.left;
        up.left = node;
        up.colour = node.colour;
        node.colour = RED;
        return up;
    }

    private static Node rotateRight(Node node) {
        Node up = node.left;
        node.left = up.right;
        up.right = node;
        up.colour = node.colour;
        node.colour = RED;
        return up;
    }

    private static Node insert(Node node, int key) {
        if (node == null) {
            return new Node(key);
        }
        if (key < node.key) {
            node.left = insert(node.left, key);
        } else if (key > node.key) {
            node.right = insert(node.right, key);
        }
        if (isRed(node.right) && !isRed(node.left)) {
            node = rotateLeft(node);
        }
        if (isRed(node.left) && isRed(node.left.left)) {
            node = rotateRight(node);
        }
        if (isRed(node.left) && isRed(node.right)) {
            node.colour = RED;
            node.left.colour = BLACK;
            node.right.colour = BLACK;
        }
        return node;
    }

    /** The number of black nodes on every way down. */
    private static int blackHeight(Node node, long min, long max) {
        if (node == null) {
            return 0;
        }
        assert min < node.key && node.key < max;
        assert !isRed(node.right);
        assert !(isRed(node) && isRed(node.left));
        int left = blackHeight(node.left, min, node.key);
        int right = blackHeight(node.right, node.key, max);
        assert left == right;
        return left + (node.colour == BLACK ? 1 : 0);
    }

    public static void main(String[] args) {
        Node root = null;
        for (int i = 0; i < 4; i++) {
            root = insert(root, Verifier.nondetInt());
            root.colour = BLACK;
        }
        int height = blackHeight(root, Long.MIN_VALUE, Long.MAX_VALUE);
        assert height == 1 || height == 2;
    }
}
