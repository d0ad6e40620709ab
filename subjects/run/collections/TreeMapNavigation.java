//@ about: TreeMap navigation, submap views, descending views, poll, comparator with nulls, range checks
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;

public class TreeMapNavigation {
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i = 10; i <= 100; i += 10) m.put(i, "v" + i);
        for (int k : new int[] {5, 10, 15, 55, 100, 105}) {
            System.out.println(k + " lower " + m.lowerKey(k) + " floor " + m.floorKey(k) + " ceiling " + m.ceilingKey(k) + " higher " + m.higherKey(k) + " " + m.floorEntry(k) + " " + m.higherEntry(k) + " " + m.get(k));
        }
        System.out.println(m.firstKey() + " " + m.lastKey() + " " + m.firstEntry() + " " + m.lastEntry() + " " + m.comparator());
        System.out.println(m.headMap(30) + " " + m.headMap(30, true) + " " + m.tailMap(80) + " " + m.tailMap(80, false));
        System.out.println(m.subMap(30, 60) + " " + m.subMap(30, false, 60, true) + " " + m.subMap(35, 36));
        System.out.println(m.descendingMap() + " " + m.descendingKeySet() + " " + m.navigableKeySet().headSet(25));

        NavigableMap<Integer, String> view = m.subMap(20, true, 70, true);
        view.put(25, "new");
        m.remove(40);
        m.put(65, "through parent");
        System.out.println(view + " " + view.size() + " " + view.firstKey() + " " + view.lastEntry() + " " + view.higherKey(70) + " " + view.lowerKey(20));
        NavigableMap<Integer, String> down = view.descendingMap();
        System.out.println(down.firstKey() + " " + down.headMap(50) + " " + down.tailMap(50, false) + " " + down.higherKey(50) + " " + down.ceilingKey(55));
        for (int bad : new int[] {5, 99}) {
            try {
                view.put(bad, "x");
            } catch (IllegalArgumentException e) {
                System.out.println(bad + " " + e.getMessage());
            }
        }
        try {
            view.subMap(0, 50);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.subMap(50, 20);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(view.pollFirstEntry() + " " + view.pollLastEntry() + " " + m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m);
        view.clear();
        System.out.println(m + " " + view.isEmpty());
        try {
            m.firstEntry().setValue("no");
        } catch (UnsupportedOperationException e) {
            System.out.println("snapshot entry");
        }
        for (Map.Entry<Integer, String> e : m.entrySet()) e.setValue(e.getValue() + "!");
        System.out.println(m + " " + m.containsValue("v80!"));

        TreeMap<String, Integer> text = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        text.put("Banana", 1);
        text.put("apple", 2);
        text.put("BANANA", 3);
        text.merge("Apple", 10, Integer::sum);
        System.out.println(text + " " + text.get("bAnAnA"));
        TreeMap<String, Integer> nulls = new TreeMap<>(Comparator.nullsFirst(Comparator.reverseOrder()));
        nulls.put("a", 1);
        nulls.put(null, 0);
        nulls.put("b", 2);
        System.out.println(nulls + " " + nulls.firstKey() + " " + nulls.headMap("a"));
        try {
            m.put(null, "x");
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        try {
            new TreeMap<Integer, String>().firstKey();
        } catch (java.util.NoSuchElementException e) {
            System.out.println("empty map");
        }
        TreeMap<Integer, Integer> big = new TreeMap<>();
        for (int i = 0; i < 1000; i++) big.put(i * 619 % 1000, i);
        for (int i = 0; i < 1000; i += 3) big.remove(i);
        long hash = 0;
        int previous = -1;
        boolean sorted = true;
        for (Map.Entry<Integer, Integer> e : big.entrySet()) {
            sorted &= e.getKey() > previous;
            previous = e.getKey();
            hash = hash * 31 + e.getValue();
        }
        System.out.println(big.size() + " " + sorted + " " + hash + " " + big.subMap(100, 200).size() + " " + big.headMap(500).lastKey());
        SortedMap<Integer, Integer> copy = new TreeMap<>(big.tailMap(990));
        System.out.println(copy + " " + copy.equals(big.tailMap(990)) + " " + copy.hashCode());
        big.computeIfAbsent(0, k -> -1);
        big.computeIfPresent(1, (k, v) -> null);
        System.out.println(big.firstEntry() + " " + big.ceilingEntry(1));
    }
}
