//@ about: a tree with an invariant: only well-formed inputs, smallest violation
//@ verify: Trees#insert --n 3 -> holds within the scope
//@ verify: Trees#insertDuplicate --n 3 -> violated
//@ verify: Trees#min --n 2 -> holds within the scope
class Trees {
    static class Node {
        int key;
        Node left;
        Node right;
    }

    Node root;

    boolean repOK() {
        return ordered(root, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static boolean ordered(Node node, long low, long high) {
        return node == null
                || low < node.key && node.key < high && ordered(node.left, low, node.key) && ordered(node.right, node.key, high);
    }

    void insert(int key) {
        root = insert(root, key, false);
    }

    void insertDuplicate(int key) {
        root = insert(root, key, true);
    }

    private static Node insert(Node node, int key, boolean duplicate) {
        if (node == null) {
            Node leaf = new Node();
            leaf.key = key;
            return leaf;
        }
        if (key < node.key) {
            node.left = insert(node.left, key, duplicate);
        } else if (key > node.key || duplicate) {
            node.right = insert(node.right, key, duplicate);
        }
        return node;
    }

    int min() {
        Node node = root;
        if (node == null) {
            return 0;
        }
        while (node.left != null) {
            node = node.left;
        }
        assert node.key <= root.key;
        return node.key;
    }
}
