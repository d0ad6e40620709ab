//@ about: objects per class, where the class of an object is only known after it was met: n bounds each class all the same
//@ verify: Hierarchy#length --n 1 -> holds within the scope
//@ verify: Hierarchy#length --n 2 -> holds within the scope
//@ verify: Hierarchy#ask --n 2 -> holds within the scope
class Hierarchy {
    abstract static class Node {
        int rank;

        abstract int length();
    }

    static final class One extends Node {
        @Override
        int length() {
            return 1;
        }
    }

    static final class More extends Node {
        Node next;

        @Override
        int length() {
            return next == null || next.rank >= rank ? 1 : 1 + next.length();
        }
    }

    Node first;
    More last;

    int length() {
        return first == null ? 0 : first.length();
    }

    /** An object of a known class that may be one whose class was open. */
    int ask() {
        if (first == null || last == null) {
            return 0;
        }
        return first.rank + last.rank + last.length();
    }
}
