//@ about: ConcurrentHashMap on one thread: put, merge, compute, computeIfAbsent, bulk operations, null rejection, resize, trees
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentHashMapSingle {
    record Collider(int id) implements Comparable<Collider> {
        @Override
        public int hashCode() {
            return 3;
        }

        @Override
        public int compareTo(Collider o) {
            return Integer.compare(id, o.id);
        }
    }

    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        System.out.println(m.put("a", 1) + " " + m.put("a", 2) + " " + m.putIfAbsent("a", 3) + " " + m.putIfAbsent("b", 4) + " " + m.get("a") + " " + m.get("z") + " " + m.getOrDefault("z", -1));
        System.out.println(m.merge("a", 10, Integer::sum) + " " + m.merge("c", 10, Integer::sum) + " " + m.merge("b", 0, (x, y) -> null) + " " + m);
        System.out.println(m.compute("a", (k, v) -> v * 2) + " " + m.compute("d", (k, v) -> v == null ? 7 : 0) + " " + m.compute("c", (k, v) -> null) + " " + m.computeIfAbsent("e", String::length) + " " + m.computeIfAbsent("e", k -> 100) + " " + m.computeIfAbsent("none", k -> null) + " " + m.computeIfPresent("d", (k, v) -> v + 1) + " " + m.computeIfPresent("q", (k, v) -> 1));
        System.out.println(m + " " + m.size() + " " + m.mappingCount() + " " + m.containsKey("d") + " " + m.containsValue(8) + " " + m.contains(8) + " " + m.remove("d") + " " + m.remove("a", 99) + " " + m.replace("a", 24, 25) + " " + m.replace("zz", 1) + " " + m.isEmpty());
        for (int op = 0; op < 5; op++) {
            try {
                if (op == 0) m.put(null, 1);
                if (op == 1) m.put("k", null);
                if (op == 2) m.get(null);
                if (op == 3) m.containsValue(null);
                if (op == 4) m.merge("x", null, Integer::sum);
            } catch (NullPointerException e) {
                System.out.println("null refused " + op);
            }
        }
        try {
            m.computeIfAbsent("rec", k -> m.computeIfAbsent("rec", j -> 1));
            System.out.println("recursion allowed");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        ConcurrentHashMap<Integer, Integer> big = new ConcurrentHashMap<>(4);
        for (int i = 0; i < 1500; i++) big.put(i * 31 % 1501, i);
        long order = 0;
        for (Map.Entry<Integer, Integer> e : big.entrySet()) order = order * 31 + e.getKey() + e.getValue();
        System.out.println(big.size() + " " + order);
        for (Iterator<Integer> it = big.keySet().iterator(); it.hasNext(); ) if (it.next() % 3 != 0) it.remove();
        for (Integer k : big.keySet()) big.put(k + 5000, k);
        System.out.println(big.size() > 500);
        big.keySet().removeIf(k -> k >= 5000);
        big.values().removeIf(v -> v % 2 == 0);
        System.out.println(big.size());
        System.out.println(big.reduceValues(Long.MAX_VALUE, Integer::sum) + " " + big.search(Long.MAX_VALUE, (k, v) -> k == 9 ? "nine " + v : null) + " " + big.reduceKeysToLong(Long.MAX_VALUE, k -> k, 0, Long::max));
        StringBuilder b = new StringBuilder();
        m.forEach((k, v) -> b.append(k).append('=').append(v).append(' '));
        m.replaceAll((k, v) -> v + 1);
        System.out.println(b + " " + new TreeMap<>(m));
        ConcurrentHashMap<Collider, Integer> tree = new ConcurrentHashMap<>();
        for (int i = 0; i < 60; i++) tree.put(new Collider(i * 7 % 60), i);
        int found = 0;
        for (int i = 0; i < 70; i++) if (tree.containsKey(new Collider(i))) found++;
        for (int i = 0; i < 55; i++) tree.remove(new Collider(i));
        tree.merge(new Collider(58), 1000, Integer::sum);
        System.out.println(found + " " + tree.size() + " " + tree.get(new Collider(58)) + " " + tree.get(new Collider(1)));
        var set = ConcurrentHashMap.<String>newKeySet();
        System.out.println(set.add("x") + " " + set.add("x") + " " + set.contains("x") + " " + set.remove("x") + " " + set.size());
        var keys = m.keySet(42);
        keys.add("fresh");
        System.out.println(m.get("fresh") + " " + m.equals(new TreeMap<>(m)) + " " + m.hashCode());
        Map<Integer, Integer> weak = new ConcurrentHashMap<>(Map.of(1, 1));
        Iterator<Integer> it = weak.keySet().iterator();
        weak.put(2, 2);
        weak.put(3, 3);
        int seen = 0;
        while (it.hasNext()) {
            it.next();
            seen++;
        }
        System.out.println(seen >= 1);
        m.clear();
        System.out.println(m + " " + m.isEmpty());
    }
}
