package oracles;

import java.util.ArrayList;
import java.util.List;
import oracles.probing.Probed;

//@ about: an invariant that keeps a counter and a list in static fields
public class Scratch extends Probed {
    static class Node {
        Node left;
        Node right;
    }

    private static int count;
    private static final List<Node> SEEN = new ArrayList<>();

    Node one;
    Node two;
    int size;

    @Override
    public boolean repOK() {
        count = 0;
        SEEN.clear();
        return isOk(one) && isOk(two) && count == size;
    }

    private static boolean isOk(Node node) {
        if (node == null) {
            return true;
        }
        for (Node earlier : SEEN) {
            if (earlier == node) {
                return false;
            }
        }
        SEEN.add(node);
        count++;
        return isOk(node.left) && isOk(node.right);
    }

    @Override
    protected int references(int kind) {
        return 2;
    }

    @Override
    protected int kind(int kind, int which) {
        return 1;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        if (kind == 0) {
            return which == 0 ? one : two;
        }
        return which == 0 ? ((Node) of).left : ((Node) of).right;
    }

    @Override
    protected int numbers(int kind) {
        return 1 - kind;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return size;
    }

    @Override
    protected int constant(int kind, int which) {
        return 2;
    }

    @Override
    protected int[] domain(String field) {
        return new int[] {0, 1, 2, 3};
    }
}
