//@ about: HashMap buckets that turn into trees: colliding comparable and incomparable keys, removal and untreeify
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

public class HashMapTrees {
    record Collider(int id) {
        @Override
        public int hashCode() {
            return 7;
        }
    }

    record Ordered(int id) implements Comparable<Ordered> {
        @Override
        public int hashCode() {
            return id % 3;
        }

        @Override
        public int compareTo(Ordered o) {
            return Integer.compare(id, o.id);
        }
    }

    static final class HighBits {
        final int id;

        HighBits(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            return id << 24;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof HighBits h && h.id == id;
        }
    }

    static <K> String check(Map<K, Integer> m, java.util.function.IntFunction<K> key, int n, int step) {
        int found = 0, missing = 0;
        for (int i = 0; i < n; i++) {
            Integer v = m.get(key.apply(i));
            if (v == null) missing++;
            else if (v == i) found++;
        }
        for (int i = 0; i < n; i += step) m.remove(key.apply(i));
        int left = 0;
        for (int i = 0; i < n; i++) if (m.containsKey(key.apply(i))) left++;
        return "found " + found + " missing " + missing + " left " + left + " size " + m.size();
    }

    public static void main(String[] args) {
        Map<Ordered, Integer> ordered = new HashMap<>();
        for (int i = 0; i < 120; i++) ordered.put(new Ordered(i * 7 % 120), i * 7 % 120);
        System.out.println(check(ordered, Ordered::new, 150, 4));
        StringBuilder b = new StringBuilder();
        for (Ordered o : ordered.keySet()) b.append(o.id()).append(' ');
        System.out.println(b);
        Map<Collider, Integer> same = new LinkedHashMap<>();
        for (int i = 0; i < 80; i++) same.put(new Collider(i), i);
        System.out.println(check(same, Collider::new, 100, 3));
        System.out.println(same.keySet().iterator().next() + " " + same.values());
        Map<HighBits, Integer> high = new HashMap<>();
        for (int i = 0; i < 100; i++) high.put(new HighBits(i), i);
        System.out.println(check(high, HighBits::new, 100, 2));

        Map<Ordered, Integer> shrink = new HashMap<>(128);
        for (int i = 0; i < 60; i++) shrink.put(new Ordered(i * 3), i);
        int removed = 0;
        for (Iterator<Map.Entry<Ordered, Integer>> it = shrink.entrySet().iterator(); it.hasNext(); ) {
            if (it.next().getValue() > 3) {
                it.remove();
                removed++;
            }
        }
        System.out.println(removed + " removed, left " + shrink);
        for (int i = 0; i < 30; i++) shrink.merge(new Ordered(i), 1, Integer::sum);
        System.out.println(shrink.size() + " " + shrink.get(new Ordered(3)) + " " + shrink.get(new Ordered(4)));
        shrink.computeIfPresent(new Ordered(6), (k, v) -> null);
        shrink.computeIfAbsent(new Ordered(600), k -> k.id());
        System.out.println(shrink.containsKey(new Ordered(6)) + " " + shrink.get(new Ordered(600)));

        HashSet<String> strings = new HashSet<>();
        String[] two = {"Aa", "BB", "C#"};
        for (String p : two) for (String q : two) for (String r : two) for (String s : two) strings.add(p + q + r + s);
        System.out.println(strings.size() + " " + strings.contains("AaBBC#Aa") + " " + strings.contains("AaBBC#aA"));
        int hash = "AaAaAaAa".hashCode(), equalHashes = 0;
        for (String s : strings) if (s.hashCode() == hash) equalHashes++;
        System.out.println("equal hashes " + equalHashes);
        strings.removeIf(s -> s.startsWith("BB"));
        System.out.println(strings.size());
        Map<Integer, Integer> spread = new HashMap<>();
        for (int i = 0; i < 64; i++) spread.put(i << 16, i);
        StringBuilder c = new StringBuilder();
        for (int k : spread.keySet()) c.append(k >> 16).append(' ');
        System.out.println(c);
        Map<Object, Integer> wild = new HashMap<>();
        for (int i = 0; i < 40; i++) {
            wild.put(new Collider(i), i);
            wild.put(new Ordered(1 + 3 * i), i);
            wild.put(i * 64 + 7, i);
        }
        int ok = 0;
        for (int i = 0; i < 40; i++) if (wild.get(new Collider(i)) == i && wild.get(new Ordered(1 + 3 * i)) == i && wild.get(i * 64 + 7) == i) ok++;
        System.out.println(ok + " " + wild.size());
    }
}
