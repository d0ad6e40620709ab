package bugs.fixed;

/** bugs.AliasedAssign without its bug. */
public class AliasedAssign {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    Node head;

    boolean repOK() {
        for (Node e = head; e != null; e = e.next) {
            if (e.next != null && e.next.value <= e.value) {
                return false;
            }
        }
        return true;
    }

    /** Makes this a copy of other. */
    public void assign(AliasedAssign other) {
        Node last = null;
        Node source = other.head;
        head = null;
        for (Node e = source; e != null; e = e.next) {
            Node copy = new Node(e.value, null);
            if (last == null) {
                head = copy;
            } else {
                last.next = copy;
            }
            last = copy;
        }
    }

    boolean assignRequires(AliasedAssign other) {
        return other != null && other.repOK();
    }

    int assignOld(AliasedAssign other) {
        return count(other.head);
    }

    boolean assignEnsures(AliasedAssign other, int old) {
        return count(head) == old;
    }

    private static int count(Node start) {
        int count = 0;
        for (Node e = start; e != null; e = e.next) {
            count++;
        }
        return count;
    }
}
