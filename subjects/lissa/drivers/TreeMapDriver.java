package lissa.drivers;

import lissa.TreeMap;
import lissom.Lissom;

public final class TreeMapDriver {
    private TreeMapDriver() {}

    public static void put(int[] keys, int key) {
        TreeMap map = of(keys);
        map.put(key, 0);
        Lissom.check(map.repOK());
    }

    static boolean putRequires(int[] keys, int key) {
        return keys != null;
    }

    public static void remove(int[] keys, int key) {
        TreeMap map = of(keys);
        map.remove(key);
        Lissom.check(map.repOK());
    }

    static boolean removeRequires(int[] keys, int key) {
        return keys != null;
    }

    private static TreeMap of(int[] keys) {
        TreeMap map = new TreeMap();
        for (int i = 0; i < keys.length; i++) {
            map.put(keys[i], 0);
        }
        return map;
    }
}
