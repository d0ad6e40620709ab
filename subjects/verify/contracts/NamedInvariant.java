//@ about: an invariant of another name, named on the command line; and what is said where one may have been forgotten
//@ verify: NamedInvariant#add -> violated
//@ verify: NamedInvariant#add --invariant wellFormed -> holds within the scope
//@ verify: NamedInvariant#add --invariant NamedInvariant$Rules#isList -> holds within the scope
//@ verify: NamedInvariant#add --invariant NamedInvariant$Rules#isAnything -> violated
//@ verify: NamedInvariant#grow --invariant wellFormed -> violated
//@ verify: NamedInvariant#join --invariant wellFormed -> holds within the scope
//@ verify: NamedInvariant#equals --invariant wellFormed -> holds within the scope
//@ verify: NamedInvariant#size --invariant wellFromed -> refused
//@ verify: NamedInvariant#size --invariant NamedInvariant$Rules#isLong -> refused
//@ verify: NamedInvariant$Other#half -> holds
//@ enumerate: NamedInvariant -> refused
//@ enumerate: NamedInvariant --invariant wellFormed --n 2 -> ends
class NamedInvariant {
    private static class Node {
        Node next;
    }

    private Node head;
    private int size;

    private boolean wellFormed() {
        int count = 0;
        for (Node node = head; node != null; node = node.next) {
            if (++count > size) {
                return false;
            }
        }
        return count == size;
    }

    static class Rules {
        static boolean isList(NamedInvariant list) {
            return list.wellFormed();
        }

        /** Takes more than lists. */
        static boolean isAnything(Object object) {
            return true;
        }
    }

    /** Its invariant is found although its name is written in another way. */
    static class Other {
        private int even;

        boolean repOk() {
            return even % 2 == 0;
        }

        void half() {
            assert even / 2 * 2 == even;
        }
    }

    int size() {
        return size;
    }

    void add() {
        Node node = new Node();
        node.next = head;
        head = node;
        size++;
        assert size > 0 || size == Integer.MIN_VALUE;
    }

    void grow() {
        size++;
    }

    /** The argument is valid, too. */
    void join(NamedInvariant other) {
        if (other != null && other.head == null) {
            assert other.size == 0;
        }
    }

    /** And so is one that turns out to be of the class. */
    @Override
    public boolean equals(Object object) {
        if (object instanceof NamedInvariant && ((NamedInvariant) object).head == null) {
            assert ((NamedInvariant) object).size == 0;
        }
        return object == this;
    }

    @Override
    public int hashCode() {
        return size;
    }
}
