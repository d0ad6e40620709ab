package lissom.given;

import static lissom.given.Engine.*;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Maps, and the sets that are made of them.
 *
 * <p>A hash table that is not empty has a single bucket, as one made with {@code new HashMap<>(1, 100)}: its entries may come in every order, and
 * which buckets they would be in elsewhere nobody can tell.
 */
final class Maps {
    private static final float LOAD_FACTOR = 100;

    private Maps() {}

    static void given(HashMap<?, ?> map, String key, String value) {
        hashed(map, key, value, null);
    }

    static void given(LinkedHashMap<?, ?> map, String key, String value) {
        linked(map, key, value, null);
    }

    static void given(TreeMap<?, ?> map, String key, String value) {
        sorted(map, key, value, null);
    }

    static void given(ConcurrentHashMap<?, ?> map, String key, String value) {
        noViews(map);
        assume(field(map, "entrySet") == null);
        assume(field(map, "nextTable") == null);
        assume(field(map, "counterCells") == null);
        assume(number(map, "transferIndex") == 0);
        assume(number(map, "cellsBusy") == 0);
        Object[] table = (Object[]) field(map, "table");
        int count = 0;
        if (table == null) {
            assume(number(map, "sizeCtl") == 0);
        } else {
            elements(table, "Ljava/util/concurrent/ConcurrentHashMap$Node;");
            assume(table.length == 1);
            close(table);
            assume(number(map, "sizeCtl") == (int) LOAD_FACTOR);
            Object first = table[0];
            assume(first != null);
            for (Object node = first; node != null; node = field(node, "next")) {
                type(node, "key", key);
                type(node, "val", value);
                assume(field(node, "val") != null);
                assume(field(node, "key") != null);
                assume(number(node, "hash") == (Order.hash(field(node, "key")) & Integer.MAX_VALUE));
                isNew(first, node, count, "next");
                count++;
            }
        }
        assume(wide(map, "baseCount") == count);
    }

    static void given(HashSet<?> set, String type) {
        type(set, "map", "Ljava/util/HashMap;");
        hashed(map(set, "map"), type, null, "java/util/HashSet");
    }

    static void given(LinkedHashSet<?> set, String type) {
        type(set, "map", "Ljava/util/LinkedHashMap;");
        linked(map(set, "map"), type, null, "java/util/HashSet");
    }

    static void given(TreeSet<?> set, String type) {
        type(set, "m", "Ljava/util/TreeMap;");
        sorted(map(set, "m"), type, null, "java/util/TreeSet");
    }

    private static Object map(Object set, String name) {
        Object map = field(set, name);
        assume(map != null);
        return map;
    }

    private static void hashed(Object map, String key, String value, String set) {
        int count = 0;
        Object first = bucket(map, "Ljava/util/HashMap$Node;");
        for (Object node = first; node != null; node = field(node, "next")) {
            entry(node, key, value, set);
            assume(number(node, "hash") == Order.hash(field(node, "key")));
            isNew(first, node, count, "next");
            count++;
        }
        assume(number(map, "size") == count);
    }

    /** The nodes of the bucket are those of the list, in the same order. */
    private static void linked(Object map, String key, String value, String set) {
        String type = "Ljava/util/LinkedHashMap$Entry;";
        // Only newer JDKs have it: where entries go that are being put.
        assume(!has(map, "putMode") || number(map, "putMode") == 0);
        Object first = bucket(map, type);
        assume(field(map, "head") == first);
        Object last = null;
        int count = 0;
        for (Object node = first; node != null; node = field(node, "next")) {
            type(node, "next", type);
            entry(node, key, value, set);
            assume(number(node, "hash") == Order.hash(field(node, "key")));
            assume(field(node, "before") == last);
            assume(field(node, "after") == field(node, "next"));
            isNew(first, node, count, "next");
            last = node;
            count++;
        }
        assume(field(map, "tail") == last);
        assume(number(map, "size") == count);
    }

    /** What is in the bucket of a table; nothing if there is no table. */
    private static Object bucket(Object map, String type) {
        noViews(map);
        assume(field(map, "entrySet") == null);
        Object[] table = (Object[]) field(map, "table");
        if (table == null) {
            assume(number(map, "threshold") == 0);
            assume(real(map, "loadFactor") == 0.75f);
            return null;
        }
        elements(table, type);
        assume(table.length == 1);
        close(table);
        assume(number(map, "threshold") == (int) LOAD_FACTOR);
        assume(real(map, "loadFactor") == LOAD_FACTOR);
        assume(table[0] != null);
        return table[0];
    }

    private static void sorted(Object map, String key, String value, String set) {
        if (field(map, "comparator") != null) {
            beyondClasses();
        }
        noViews(map);
        assume(field(map, "entrySet") == null);
        assume(field(map, "navigableKeySet") == null);
        assume(field(map, "descendingMap") == null);
        Object root = field(map, "root");
        int count = 0;
        if (root != null) {
            assume(field(root, "parent") == null);
            assume(flag(root, "color"));
            Trees.balanced(root);
            count = Trees.ordered(root, null, null, key, value, set);
        }
        assume(number(map, "size") == count);
    }

    static void entry(Object node, String key, String value, String set) {
        type(node, "key", key);
        if (set == null) {
            type(node, "value", value);
        } else {
            constant(node, "value", set, "PRESENT");
            assume(field(node, "value") != null);
        }
    }

    private static void noViews(Object map) {
        assume(field(map, "keySet") == null);
        assume(field(map, "values") == null);
    }

    /** The key of a node is none of those before it. */
    private static void isNew(Object first, Object node, int before, String next) {
        Object other = first;
        for (int i = 0; i < before; i++) {
            assume(other != node);
            assume(!Order.same(field(other, "key"), field(node, "key")));
            other = field(other, next);
        }
    }
}
