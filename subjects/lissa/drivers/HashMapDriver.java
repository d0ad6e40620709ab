package lissa.drivers;

import lissa.HashMap;
import lissom.Lissom;

public final class HashMapDriver {
    private HashMapDriver() {}

    public static void put(int[] keys, int key) {
        HashMap map = of(keys);
        map.put(key, 0);
        Lissom.check(map.repOK());
    }

    static boolean putRequires(int[] keys, int key) {
        return keys != null;
    }

    public static void remove(int[] keys, int key) {
        HashMap map = of(keys);
        map.remove(key);
        Lissom.check(map.repOK());
    }

    static boolean removeRequires(int[] keys, int key) {
        return keys != null;
    }

    private static HashMap of(int[] keys) {
        HashMap map = new HashMap();
        for (int i = 0; i < keys.length; i++) {
            map.put(keys[i], 0);
        }
        return map;
    }
}
