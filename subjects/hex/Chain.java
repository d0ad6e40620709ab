package hex;

/** A list with the links that JBSE's first files were about, and a method that is not executed. */
public class Chain {
    Node head;
    Node tail;

    static class Node {
        int value;
        Node next;
        Node previous;
        Object item;
    }

    static class Heavy extends Node {
        int weight;
    }

    public int last() {
        Node at = head;
        if (at == null) return 0;
        while (at.next != null) {
            assert at.next.previous == at;
            at = at.next;
        }
        return at.value;
    }

    public boolean sameEnd() {
        return head == null || tail == head;
    }

    public boolean ownItem() {
        return head != null && head.item == head;
    }

    @lissom.Modifies({})
    Node pick(int from) {
        return from == 0 ? head : tail;
    }

    /** All that is known of pick: nothing, but for what rules say. */
    boolean pickEnsures(int from, Node picked) {
        return true;
    }

    public int picked() {
        Node picked = pick(3);
        assert picked == null || picked.next == null;
        return picked.value;
    }
}
