import java.util.Iterator;
import java.util.NoSuchElementException;

/** A singly linked list with an iterator that can remove. */
final class IntList implements Iterable<Integer> {

    private static final class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private final Node sentinel = new Node(0, null);

    void addFirst(int value) {
        sentinel.next = new Node(value, sentinel.next);
    }

    void reverse() {
        Node reversed = null;
        for (Node node = sentinel.next; node != null; ) {
            Node next = node.next;
            node.next = reversed;
            reversed = node;
            node = next;
        }
        sentinel.next = reversed;
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<Integer>() {
            private Node before;
            private Node last = sentinel;

            @Override
            public boolean hasNext() {
                return last.next != null;
            }

            @Override
            public Integer next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                before = last;
                last = last.next;
                return last.value;
            }

            @Override
            public void remove() {
                if (before == null) {
                    throw new IllegalStateException();
                }
                before.next = last.next;
                last = before;
                before = null;
            }
        };
    }
}
