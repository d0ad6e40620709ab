//@ about: a precondition or invariant that no input satisfies is no success
//@ verify: Vacuous#never -> inconclusive
//@ verify: Vacuous#contradiction -> inconclusive
//@ verify: Vacuous$Impossible#get -> inconclusive
//@ verify: Vacuous$TooLarge#get --n 2 -> inconclusive
//@ verify: Vacuous$TooLarge#get --n 3 -> violated
class Vacuous {
    static void never(int x) {
        assert false;
    }

    static boolean neverRequires(int x) {
        return false;
    }

    static void contradiction(int x, int y) {
        assert false;
    }

    static boolean contradictionRequires(int x, int y) {
        return x < y && y < x;
    }

    static class Impossible {
        int x;

        boolean repOK() {
            return x * 2 == 7;
        }

        int get() {
            return x;
        }
    }

    /** Satisfied by lists of three and more. */
    static class TooLarge {
        static class Node {
            Node next;
        }

        Node head;

        boolean repOK() {
            return head != null && head.next != null && head.next.next != null && head != head.next && head.next != head.next.next && head != head.next.next;
        }

        void get() {
            assert head == null;
        }
    }
}
