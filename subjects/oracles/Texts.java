package oracles;

import oracles.probing.Probed;

//@ about: two strings in each node of a list
public class Texts extends Probed {
    static class Node {
        Node next;
        String label;
        String note;
    }

    Node head;

    /** Only the last label may be empty; notes are as long as labels. */
    @Override
    public boolean repOK() {
        int left = 3;
        for (Node node = head; node != null; node = node.next) {
            if (left-- == 0 || node.label == null || node.note == null) {
                return false;
            }
            if (node.label.length() == 0 && node.next != null) {
                return false;
            }
            if (node.label.length() != node.note.length()) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected int references(int kind) {
        return kind == 0 ? 1 : kind == 1 ? 3 : 0;
    }

    @Override
    protected int kind(int kind, int which) {
        return kind == 0 || which == 0 ? 1 : 2;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        if (kind == 0) {
            return head;
        }
        Node node = (Node) of;
        return which == 0 ? node.next : which == 1 ? node.label : node.note;
    }

    @Override
    protected int numbers(int kind) {
        return kind < 2 ? 0 : 1;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return ((String) of).length();
    }

    @Override
    protected int unit(int kind, int which) {
        return kind;
    }

    @Override
    protected int constant(int kind, int which) {
        return 1;
    }
}
