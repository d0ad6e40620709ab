//@ about: enumerate: what is missing is said, and refused where there is nothing to enumerate
//@ enumerate: Limits$Endless --n 2 -> ends
//@ enumerate: Limits$Gap --n 2 -> inconclusive
//@ enumerate: Limits$Gap --n 2 --count --json -> inconclusive
//@ enumerate: Limits$Writes --n 1 -> ends
//@ enumerate: Limits$Nothing --n 1 -> ends
//@ enumerate: Limits$Throws --n 2 -> ends
//@ enumerate: Limits$Endless --n 4 --max-steps 200 -> inconclusive
//@ enumerate: Limits$Endless --time 0s -> inconclusive
//@ enumerate: Limits$None -> refused
//@ enumerate: Limits$Abstract -> refused
//@ enumerate: Limits$Interface -> refused
//@ enumerate: Limits$Endless#repOK -> refused
//@ enumerate: Missing -> refused
//@ enumerate: Limits$Endless --range 3..1 -> refused
//@ enumerate: Limits$Endless --k 2 --exactly -> refused
class Limits {
    static class Node {
        Node next;
    }

    /** Does not end on a ring. */
    static class Endless {
        Node head;

        boolean repOK() {
            for (Node node = head; node != null; node = node.next) {}
            return true;
        }
    }

    /** Needs a feature that is missing, sometimes. */
    static class Gap {
        Node head;

        boolean repOK() {
            if (head != null && head.next != null) {
                new Thread(() -> {}).start();
            }
            return true;
        }
    }

    /** Changes what it is about. */
    static class Writes {
        int checks;

        boolean repOK() {
            checks++;
            return true;
        }
    }

    /** Is never satisfied. */
    static class Nothing {
        int x;

        boolean repOK() {
            return x > x;
        }
    }

    /** Throws where something is wrong. */
    static class Throws {
        Node head;

        boolean repOK() {
            return head.next == null || head.next.next == null;
        }
    }

    static class None {
        int x;
    }

    abstract static class Abstract {
        boolean repOK() {
            return true;
        }
    }

    interface Interface {
        boolean repOK();
    }
}
