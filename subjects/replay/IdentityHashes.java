package replay;

import java.util.IdentityHashMap;
import java.util.Map;

/** What depends on the identity hash codes of inputs, which a JVM has to be given. */
public class IdentityHashes {
    static class Key {
        int used;
    }

    enum Side {
        LEFT, RIGHT
    }

    Key first;
    Key second;

    public static int code(Key key) {
        return key.hashCode();
    }

    public static int parity(Object[] objects) {
        int odd = 0;
        for (Object object : objects) {
            odd += System.identityHashCode(object) & 1;
        }
        return odd;
    }

    public static int ofText(String text, int[] numbers, Side side) {
        return System.identityHashCode(text) ^ System.identityHashCode(numbers) ^ System.identityHashCode(side);
    }

    public int order() {
        return first == null || second == null ? 0 : order(first, second);
    }

    /** Objects that nobody else has: the JVM chooses, but not always the same. */
    public static int made(int used) {
        Key key = new Key();
        key.used = used;
        return order(key, new Key());
    }

    private static int order(Key first, Key second) {
        Map<Key, Integer> places = new IdentityHashMap<>();
        places.put(first, 1);
        places.put(second, 2);
        int order = 0;
        for (int place : places.values()) {
            order = 10 * order + place;
        }
        return order;
    }

    /** A lock and a hash code are kept in the same word. */
    public synchronized int locked(Key key) {
        synchronized (key) {
            key.used++;
            return hashCode() < key.hashCode() ? 1 : 2;
        }
    }
}
