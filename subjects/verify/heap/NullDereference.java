//@ about: every dereference may meet null; the smallest heap is reported
//@ verify: NullDereference#second -> violated
//@ verify: NullDereference#third -> violated
//@ verify: NullDereference#guarded -> holds
class NullDereference {
    static class Node {
        Node next;
        int value;
    }

    static int second(Node node) {
        return node.next.value;
    }

    static int third(Node node) {
        if (node == null || node.next == null) {
            return 0;
        }
        return node.next.next.value;
    }

    static int guarded(Node node) {
        return node == null || node.next == null ? 0 : node.next.value;
    }
}
