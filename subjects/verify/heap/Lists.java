//@ about: unknown lists without an invariant: shared tails and cycles are inputs too
//@ verify: Lists#acyclic --loop 6 -> violated
//@ verify: Lists#length --loop 6 -> holds within the scope
//@ verify: Lists#threeEqual -> violated
//@ explore: Lists#length --n 1 --loop 2 -> ends
class Lists {
    static class Node {
        Node next;
        int value;
    }

    static void acyclic(Node node) {
        if (node != null && node.next != null) {
            assert node.next.next != node;
        }
    }

    static int length(Node node) {
        int length = 0;
        while (node != null) {
            length++;
            node = node.next;
        }
        return length;
    }

    /** Needs three values that differ only in the last. */
    static void threeEqual(Node node) {
        if (node != null && node.next != null && node.next.next != null) {
            if (node.value == node.next.value) {
                assert node.value == node.next.next.value;
            }
        }
    }
}
