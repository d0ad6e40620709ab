//@ about: --k bounds chains of references, --n objects of a class; both together
//@ verify: Chains#length --k 1 -> holds within the scope
//@ verify: Chains#length --k 3 -> holds within the scope
//@ verify: Chains#length --n 2 -> holds within the scope
//@ verify: Chains#length --k 1 --n 5 -> holds within the scope
//@ verify: Chains#third --n 2 -> holds within the scope
//@ verify: Chains#third --n 3 -> violated
//@ verify: Chains#third --k 2 -> holds within the scope
//@ verify: Chains#third --k 3 -> violated
class Chains {
    static class Node {
        Node next;
        int value;
    }

    Node head;

    boolean repOK() {
        int length = 0;
        for (Node node = head; node != null; node = node.next) {
            length++;
            for (Node before = head; before != node; before = before.next) {
                if (before == node.next) {
                    return false;
                }
            }
            if (node.next == node) {
                return false;
            }
        }
        return true;
    }

    int length() {
        int length = 0;
        for (Node node = head; node != null; node = node.next) {
            length++;
        }
        return length;
    }

    void third() {
        if (head != null && head.next != null) {
            assert head.next.next == null;
        }
    }
}
