package explore;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The JDK's collections, made by the program and filled with unknowns. */
public class Lists {
    static class Key {
        int id;

        @Override
        public int hashCode() {
            return id & 1;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).id == id;
        }
    }

    public static int list(int a, int b) {
        List<Integer> list = new ArrayList<>();
        list.add(a);
        list.add(b);
        return list.contains(3) ? list.indexOf(3) : -1;
    }

    public static int map(Key a, Key b) {
        Map<Key, Integer> map = new HashMap<>();
        map.put(a, 1);
        map.put(b, 2);
        return map.size() * 10 + map.get(a);
    }

    public static int sort(int a, int b, int c) {
        int[] all = {a, b, c};
        for (int i = 1; i < 3; i++) {
            for (int j = i; j > 0 && all[j - 1] > all[j]; j--) {
                int t = all[j];
                all[j] = all[j - 1];
                all[j - 1] = t;
            }
        }
        return all[1];
    }

    public static String build(char a, int n) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < n && i < 3; i++) text.append(a);
        return text.toString();
    }
}
