//@ about: ConcurrentSkipListMap and ConcurrentSkipListSet: navigation, views, atomic updates, weakly consistent iteration
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

public class SkipLists {
    public static void main(String[] args) {
        ConcurrentSkipListMap<Integer, String> m = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 300; i++) m.put(i * 37 % 301 * 2, "v" + i);
        System.out.println(m.size() + " " + m.firstKey() + " " + m.lastKey() + " " + m.firstEntry() + " " + m.lastEntry());
        for (int k : new int[] {-1, 0, 7, 100, 600, 601}) System.out.println(k + " " + m.lowerKey(k) + " " + m.floorKey(k) + " " + m.ceilingKey(k) + " " + m.higherKey(k) + " " + m.get(k));
        System.out.println(m.subMap(10, 20) + " " + m.subMap(10, false, 20, true) + " " + m.headMap(6) + " " + m.tailMap(596));
        ConcurrentNavigableMap<Integer, String> down = m.descendingMap();
        System.out.println(down.firstKey() + " " + down.subMap(20, 10).keySet() + " " + m.headMap(9).descendingKeySet());
        int removed = 0;
        for (int i = 0; i <= 600; i++) if (i % 10 != 0 && m.remove(i) != null) removed++;
        System.out.println(removed + " removed " + m.size() + " " + m.pollFirstEntry() + " " + m.pollLastEntry());
        System.out.println(m.putIfAbsent(10, "x").equals(m.get(10)) + " " + m.putIfAbsent(11, "new") + " " + m.replace(11, "newer") + " " + m.replace(11, "newer", "newest") + " " + m.replace(12, "x") + " " + m.remove(11, "bad") + " " + m.remove(11, "newest"));
        System.out.println(m.merge(20, "!", String::concat) + " " + m.merge(21, "one", String::concat) + " " + m.compute(21, (k, v) -> null) + " " + m.computeIfAbsent(22, k -> "k" + k) + " " + m.computeIfPresent(22, (k, v) -> v + v));
        List<Integer> during = new ArrayList<>();
        for (Integer k : m.headMap(60).keySet()) {
            during.add(k);
            m.remove(k + 10);
            m.put(k + 1, "inserted");
            if (during.size() > 20) break;
        }
        System.out.println(during);
        try {
            m.put(null, "x");
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        try {
            m.headMap(10).put(50, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (Map.Entry<Integer, String> e : m.tailMap(570).entrySet()) System.out.print(e + " ");
        System.out.println();
        System.out.println(m.clone().equals(m) + " " + m.containsValue("inserted") + " " + m.keySet().first());

        ConcurrentSkipListSet<String> s = new ConcurrentSkipListSet<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String w : "a bb ccc aa b cc aaa bbb c dddd".split(" ")) s.add(w);
        System.out.println(s + " " + s.first() + " " + s.last() + " " + s.ceiling("ab") + " " + s.higher("bb") + " " + s.add("a") + " " + s.remove("a") + " " + s.pollFirst());
        NavigableSet<String> view = s.subSet("bb", true, "aaa", false);
        System.out.println(view + " " + view.descendingSet() + " " + view.size());
        view.clear();
        System.out.println(s + " " + s.headSet("zzz") + " " + s.contains("dddd"));
        ConcurrentSkipListMap<String, Integer> count = new ConcurrentSkipListMap<>();
        for (char c : "concurrent skip list".toCharArray()) count.merge(String.valueOf(c), 1, Integer::sum);
        System.out.println(count + " " + count.descendingMap());
        count.values().removeIf(v -> v == 1);
        System.out.println(count);
    }
}
