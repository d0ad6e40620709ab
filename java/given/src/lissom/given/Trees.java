package lissom.given;

import static lissom.given.Engine.*;

/** Red-black trees, as TreeMap has them. */
final class Trees {
    private Trees() {}

    /** The number of black nodes on every way down. */
    static int balanced(Object node) {
        if (node == null) {
            return 0;
        }
        Object left = field(node, "left");
        child(node, left);
        int height = balanced(left);
        Object right = field(node, "right");
        assume(right == null || right != left);
        child(node, right);
        assume(balanced(right) == height);
        return height + (flag(node, "color") ? 1 : 0);
    }

    private static void child(Object node, Object child) {
        if (child != null) {
            assume(field(child, "parent") == node);
            assume(flag(node, "color") || flag(child, "color"));
        }
    }

    /** The number of nodes, whose keys are in order and within these bounds, if there are bounds. */
    static int ordered(Object node, Object low, Object high, String key, String value, String set) {
        if (node == null) {
            return 0;
        }
        Maps.entry(node, key, value, set);
        Object own = field(node, "key");
        assume(own instanceof Comparable);
        assume(low == null || Order.compare(low, own) < 0);
        assume(high == null || Order.compare(own, high) < 0);
        return ordered(field(node, "left"), low, own, key, value, set)
                + ordered(field(node, "right"), own, high, key, value, set)
                + 1;
    }
}
