package jdkspec;

import static lissom.Lissom.field;
import static lissom.Lissom.fieldFloat;
import static lissom.Lissom.fieldInt;

import java.util.HashMap;
import java.util.Map;
import lissom.SpecFor;

/** A HashMap with Integers as keys, the usual load factor, and no bucket that has become a tree. */
@SpecFor(HashMap.class)
public final class HashMapSpec {
    private static final float LOAD_FACTOR = 0.75f;
    private static final Class<?> NODE = new HashMap<>(Map.of(0, 0)).entrySet().iterator().next().getClass();

    private HashMapSpec() {}

    static boolean repOK(HashMap<Integer, ?> map) {
        return isValid(map, Object.class);
    }

    /** As a field or an argument: its values are of this class. */
    static <V> boolean repOK(HashMap<Integer, V> map, Class<V> values) {
        return isValid(map, values);
    }

    private static boolean isValid(HashMap<?, ?> map, Class<?> values) {
        Object[] table = (Object[]) field(map, "table");
        int size = fieldInt(map, "size");
        int threshold = fieldInt(map, "threshold");
        if (fieldFloat(map, "loadFactor") != LOAD_FACTOR) {
            return false;
        }
        if (table == null) {
            return size == 0 && (threshold == 0 || isPowerOfTwo(threshold));
        }
        return isPowerOfTwo(table.length)
                && threshold == (int) (table.length * LOAD_FACTOR)
                && size >= 0
                && size <= threshold
                && size == count(table, values);
    }

    private static boolean isPowerOfTwo(int n) {
        return n > 0 && (n & n - 1) == 0;
    }

    /** The number of nodes, or -1 if one of them should not be where it is. */
    private static int count(Object[] table, Class<?> values) {
        int count = 0;
        for (int i = 0; i < table.length; i++) {
            int length = 0;
            for (Object node = table[i]; node != null; node = field(node, "next")) {
                if (!fits(node, i, table.length) || !holds(node, values) || isTaken(table[i], length, node)) {
                    return -1;
                }
                length++;
            }
            count += length;
        }
        return count;
    }

    private static boolean fits(Object node, int bucket, int buckets) {
        if (node.getClass() != NODE || !(field(node, "key") instanceof Integer key)) {
            return false;
        }
        int code = key.intValue();
        int hash = fieldInt(node, "hash");
        return hash == (code ^ code >>> 16) && (hash & buckets - 1) == bucket;
    }

    private static boolean holds(Object node, Class<?> values) {
        return values == Object.class || field(node, "value") == null || values.isInstance(field(node, "value"));
    }

    /** Has one of the first nodes of the chain the key of node? Then it may be that very node. */
    private static boolean isTaken(Object first, int length, Object node) {
        int key = (Integer) field(node, "key");
        Object other = first;
        for (int i = 0; i < length; i++) {
            if ((Integer) field(other, "key") == key) {
                return true;
            }
            other = field(other, "next");
        }
        return false;
    }
}
