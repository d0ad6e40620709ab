package jdkspec;

import static lissom.Lissom.field;
import static lissom.Lissom.fieldBoolean;
import static lissom.Lissom.fieldInt;

import java.util.TreeMap;
import lissom.SpecFor;

/** A TreeMap with Integers as keys, in their natural order. */
@SpecFor(TreeMap.class)
public final class TreeMapSpec {
    private static final int UNKNOWN = -1;
    private static final int WRONG = -2;

    private TreeMapSpec() {}

    static boolean repOK(TreeMap<Integer, ?> map) {
        return isValid(map, Object.class);
    }

    /** As a field or an argument: its values are of this class. */
    static <V> boolean repOK(TreeMap<Integer, V> map, Class<V> values) {
        return isValid(map, values);
    }

    private static boolean isValid(TreeMap<?, ?> map, Class<?> values) {
        Object root = field(map, "root");
        return field(map, "comparator") == null
                && (root == null || isRedBlack(root) && isOrdered(root, null, null, values))
                && fieldInt(map, "size") == count(root);
    }

    private static boolean isRedBlack(Object root) {
        return field(root, "parent") == null && isBlack(root) && blackHeight(root, UNKNOWN) != WRONG;
    }

    /** The number of black entries on every way down from e, which is held to wanted once that is known, or WRONG. */
    private static int blackHeight(Object e, int wanted) {
        boolean black = isBlack(e);
        if (black && wanted == 0) {
            return WRONG;
        }
        int below = black && wanted != UNKNOWN ? wanted - 1 : wanted;
        Object left = field(e, "left");
        below = heightOf(left, e, below);
        if (below == WRONG) {
            return WRONG;
        }
        Object right = field(e, "right");
        below = left != null && left == right ? WRONG : heightOf(right, e, below);
        return black && below != WRONG ? below + 1 : below;
    }

    private static int heightOf(Object child, Object e, int wanted) {
        if (child == null) {
            return wanted <= 0 ? 0 : WRONG;
        }
        return field(child, "parent") == e && (isBlack(e) || isBlack(child)) ? blackHeight(child, wanted) : WRONG;
    }

    private static boolean isBlack(Object e) {
        return fieldBoolean(e, "color");
    }

    /** All keys below e are Integers strictly between low and high. */
    private static boolean isOrdered(Object e, Integer low, Integer high, Class<?> values) {
        if (e == null) {
            return true;
        }
        return field(e, "key") instanceof Integer key
                && (low == null || low.intValue() < key.intValue())
                && (high == null || key.intValue() < high.intValue())
                && (values == Object.class || field(e, "value") == null || values.isInstance(field(e, "value")))
                && isOrdered(field(e, "left"), low, key, values)
                && isOrdered(field(e, "right"), key, high, values);
    }

    private static int count(Object e) {
        return e == null ? 0 : count(field(e, "left")) + 1 + count(field(e, "right"));
    }
}
