//@ about: what each oracle rejects: a tree with parent links, its root painted black
//@ verify: PartialShapes#leftmost --oracle none --init lazy --n 3 --property exceptions --loop 6 -> holds within the scope
//@ verify: PartialShapes#leftmost --oracle conservative --init lazy --n 3 --property exceptions --count-spurious -> holds within the scope
//@ verify: PartialShapes#leftmost --oracle symsolve --init lazy --n 3 --property exceptions --count-spurious -> holds within the scope
//@ verify: PartialShapes#leftmost --oracle symsolve --no-symmetry --init lazy --n 3 --property exceptions -> holds within the scope
//@ verify: PartialShapes#leftmost --oracle symsolve --memo --init lazy --n 3 --property exceptions -> holds within the scope
//@ verify: PartialShapes#leftmost --oracle symsolve --n 3 --property exceptions -> holds within the scope
//@ verify: PartialShapes#leftmost --oracle joint --init lazy --n 3 --property exceptions --count-spurious -> holds within the scope
//@ verify: PartialShapes#isRed --oracle symsolve --n 2 --count-spurious -> holds within the scope
//@ verify: PartialShapes#isRed --oracle symsolve,joint --n 2 --count-spurious -> holds within the scope
//@ verify: PartialShapes#isRed --oracle conservative,symsolve,joint --n 2 -> holds within the scope
//@ verify: PartialShapes#isRed --oracle guess -> refused
class PartialShapes {
    static class Node {
        Node left;
        Node right;
        Node parent;
        boolean red;
    }

    Node root;

    boolean repOK() {
        return root == null || root.parent == null && !root.red && isTree(root);
    }

    private static boolean isTree(Node node) {
        return isBelow(node.left, node) && (node.left == null || node.left != node.right) && isBelow(node.right, node);
    }

    private static boolean isBelow(Node child, Node node) {
        return child == null || child.parent == node && isTree(child);
    }

    /** Goes down and up again: on a cycle it does not end, and on a wrong parent it is somewhere else. */
    Node leftmost() {
        Node node = root;
        while (node != null && node.left != null) {
            node = node.left;
        }
        return node == null ? null : node.parent;
    }

    /** The shape is fine; that the root cannot be red is a matter of numbers. */
    void isRed() {
        if (root != null && root.red) {
            assert root.left != null;
        }
    }
}
