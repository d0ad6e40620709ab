package oracles;

import java.util.HashSet;
import java.util.Set;
import oracles.probing.Probed;

//@ about: two lists of the same nodes that share none, by a set of visited ones
public class TwoLists extends Probed {
    static class Node {
        Node next;
        int key;
    }

    Node one;
    Node two;

    @Override
    public boolean repOK() {
        Set<Node> visited = new HashSet<>();
        return isNew(one, visited) && isNew(two, visited) && (one == null || two == null || one.key < two.key);
    }

    private static boolean isNew(Node list, Set<Node> visited) {
        for (Node node = list; node != null; node = node.next) {
            if (!visited.add(node)) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected int references(int kind) {
        return kind == 0 ? 2 : 1;
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
