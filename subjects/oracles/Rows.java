package oracles;

import oracles.probing.Probed;

//@ about: an array of lists that is as long as the longest of them
public class Rows extends Probed {
    static class Node {
        Node next;
    }

    Node[] rows;
    Node spare;

    @Override
    public boolean repOK() {
        if (rows == null) {
            return spare == null;
        }
        int longest = 0;
        for (Node row : rows) {
            int length = 0;
            for (Node node = row; node != null; node = node.next) {
                if (node == spare || ++length > rows.length) {
                    return false;
                }
            }
            if (length > longest) {
                longest = length;
            }
        }
        return longest == rows.length && (spare == null || spare.next == null);
    }

    @Override
    protected int references(int kind) {
        return kind == 0 ? 2 : kind == 1 ? 3 : 1;
    }

    @Override
    protected int kind(int kind, int which) {
        return kind == 0 && which == 0 ? 1 : 2;
    }

    @Override
    protected boolean has(int kind, Object of, int which) {
        return kind != 1 || which < ((Node[]) of).length;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        if (kind == 0) {
            return which == 0 ? rows : spare;
        }
        return kind == 1 ? ((Node[]) of)[which] : ((Node) of).next;
    }

    @Override
    protected int numbers(int kind) {
        return kind == 1 ? 1 : 0;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return ((Node[]) of).length;
    }

    @Override
    protected int constant(int kind, int which) {
        return 2;
    }
}
