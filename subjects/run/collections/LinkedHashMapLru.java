//@ about: LinkedHashMap insertion and access order, LRU eviction with removeEldestEntry, LinkedHashSet order
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;

public class LinkedHashMapLru {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        final int limit;
        int evicted;

        Lru(int limit) {
            super(8, 0.75f, true);
            this.limit = limit;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            if (size() <= limit) return false;
            System.out.println("  evict " + eldest);
            evicted++;
            return true;
        }
    }

    public static void main(String[] args) {
        LinkedHashMap<String, Integer> insertion = new LinkedHashMap<>();
        for (String s : "delta alpha charlie bravo echo".split(" ")) insertion.put(s, s.length());
        insertion.put("alpha", 50);
        insertion.get("delta");
        System.out.println(insertion);
        insertion.remove("charlie");
        insertion.put("charlie", 7);
        System.out.println(insertion + " " + insertion.keySet() + " " + insertion.values() + " " + insertion.entrySet());

        LinkedHashMap<String, Integer> access = new LinkedHashMap<>(16, 0.75f, true);
        for (String s : "a b c d e".split(" ")) access.put(s, 1);
        access.get("b");
        System.out.println(access);
        access.getOrDefault("a", 0);
        access.put("d", 2);
        access.putIfAbsent("c", 9);
        System.out.println(access);
        access.merge("e", 5, Integer::sum);
        access.compute("b", (k, v) -> v + 1);
        access.containsKey("d");
        access.replace("a", 100);
        System.out.println(access);
        StringBuilder b = new StringBuilder();
        access.forEach((k, v) -> b.append(k).append(v));
        System.out.println(b);
        try {
            for (String k : access.keySet()) access.get(k.equals("d") ? "c" : k);
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("get modifies an access-ordered map");
        }

        Lru<Integer, String> cache = new Lru<>(3);
        int hits = 0;
        for (int page : new int[] {1, 2, 3, 1, 4, 1, 2, 5, 1, 2, 3, 4, 5}) {
            if (cache.get(page) != null) hits++;
            else cache.put(page, "page" + page);
            System.out.println(page + " -> " + cache.keySet());
        }
        System.out.println("hits " + hits + " evicted " + cache.evicted);

        LinkedHashSet<String> set = new LinkedHashSet<>(Arrays.asList("z", "y", "x", "z", "w", "y"));
        System.out.println(set + " " + set.add("x") + " " + set.add("v") + " " + set.remove("z") + " " + set.add("z") + " " + set);
        set.retainAll(Arrays.asList("z", "v", "x"));
        System.out.println(set + " " + set.equals(new java.util.HashSet<>(Arrays.asList("x", "v", "z"))));
        LinkedHashMap<Integer, Integer> many = new LinkedHashMap<>();
        for (int i = 0; i < 500; i++) many.put(i * 7919 % 503, i);
        int check = 0, position = 0;
        for (Map.Entry<Integer, Integer> e : many.entrySet()) if (e.getValue() == position++) check++;
        System.out.println(check + " in insertion order");
        many.entrySet().removeIf(e -> e.getValue() % 100 != 3);
        System.out.println(many + " " + new LinkedHashMap<>(many).equals(many));
        Object[] keys = many.keySet().toArray();
        Integer[] values = many.values().toArray(new Integer[0]);
        System.out.println(keys.length + " " + values[4] + " " + many.clone());
    }
}
