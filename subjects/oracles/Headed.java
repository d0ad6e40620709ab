package oracles;

import java.util.Objects;
import oracles.probing.Probed;

//@ about: a list with a head in a final field, and a second list whose head is given: neither is ever null
public class Headed extends Probed {
    static class Node {
        Node next;
        int key;
    }

    final Node head = new Node();
    final Node spare;
    final Node last;

    public Headed() {
        this(new Node(), null);
    }

    Headed(Node spare, Node last) {
        this.spare = Objects.requireNonNull(spare);
        this.last = last;
    }

    @Override
    public boolean repOK() {
        if (head == null || spare == null || head == spare) {
            return false;
        }
        Node end = null;
        int count = 0;
        for (Node node = head.next; node != null; node = node.next) {
            if (node == spare || node == head || ++count > 2) {
                return false;
            }
            if (end != null && end.key >= node.key) {
                return false;
            }
            end = node;
        }
        return last == end;
    }

    @Override
    protected int references(int kind) {
        return kind == 0 ? 3 : 1;
    }

    @Override
    protected int kind(int kind, int which) {
        return 1;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        if (kind == 0) {
            return which == 0 ? head : which == 1 ? spare : last;
        }
        return ((Node) of).next;
    }

    @Override
    protected int numbers(int kind) {
        return kind;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return ((Node) of).key;
    }
}
