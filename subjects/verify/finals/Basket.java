//@ about: final fields and an invariant: every oracle, and structures that are listed
//@ verify: Basket#add -> holds within the scope
//@ verify: Basket#add --oracle joint -> holds within the scope
//@ verify: Basket#add --oracle symsolve -> holds within the scope
//@ verify: Basket#add --oracle conservative -> holds within the scope
//@ verify: Basket#add --oracle eager -> holds within the scope
//@ verify: Basket#add --init lazy -> holds within the scope
//@ verify: Basket#lose -> violated
//@ enumerate: Basket --n 3 -> ends
class Basket {
    static class Node {
        int value;
        Node next;
    }

    private final Node head = new Node();
    private final Object owner = new Object();
    private int size;

    /** Looks at the fields as well. */
    boolean repOK() {
        if (owner == null || head.value != 0) {
            return false;
        }
        int count = 0;
        for (Node node = head.next; node != null; node = node.next) {
            if (++count > size) {
                return false;
            }
        }
        return count == size;
    }

    void add(int value) {
        Node node = new Node();
        node.value = value;
        node.next = head.next;
        head.next = node;
        size++;
    }

    void lose() {
        if (size > 1) {
            head.next = head.next.next.next;
            size--;
        }
    }
}
