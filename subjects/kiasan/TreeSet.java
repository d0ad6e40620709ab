package kiasan;

/** A set of int keys that keeps them in a TreeMap, each with a value that is not null. */
public class TreeSet {
    private static final TreeMap.Item PRESENT = new TreeMap.Item();

    TreeMap map;

    boolean repOK() {
        return map != null && map.repOK() && valued(map.root);
    }

    private static boolean valued(TreeMap.Entry e) {
        return e == null || e.value != null && valued(e.left) && valued(e.right);
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    boolean isEmptyEnsures(boolean result) {
        return result == (map.keys().length == 0);
    }

    public boolean contains(int key) {
        return map.containsKey(key);
    }

    boolean containsEnsures(int key, boolean result) {
        return result == has(map.keys(), key);
    }

    /** Adds key; true if it was not there. */
    public boolean add(int key) {
        return map.put(key, PRESENT) == null;
    }

    int[] addOld(int key) {
        return map.keys();
    }

    boolean addEnsures(int key, boolean result, int[] old) {
        int[] now = map.keys();
        return result != has(old, key) && has(now, key) && TreeMap.sameExcept(now, old, key);
    }

    /** Removes key; true if it was there. */
    public boolean remove(int key) {
        return map.remove(key) != null;
    }

    int[] removeOld(int key) {
        return map.keys();
    }

    boolean removeEnsures(int key, boolean result, int[] old) {
        int[] now = map.keys();
        return result == has(old, key) && !has(now, key) && TreeMap.sameExcept(old, now, key);
    }

    private static boolean has(int[] keys, int key) {
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] == key) {
                return true;
            }
        }
        return false;
    }
}
