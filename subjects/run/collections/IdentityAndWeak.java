//@ about: IdentityHashMap identity semantics and WeakHashMap basics with strongly held keys
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.WeakHashMap;

public class IdentityAndWeak {
    @SuppressWarnings("removal")
    public static void main(String[] args) {
        String a = new String("key"), b = new String("key"), lit = "key";
        IdentityHashMap<String, Integer> m = new IdentityHashMap<>();
        m.put(a, 1);
        m.put(b, 2);
        m.put(lit, 3);
        m.put(a, 10);
        m.put(null, 0);
        System.out.println(m.size() + " " + m.get(a) + " " + m.get(b) + " " + m.get("key") + " " + m.get(new String("key")) + " " + m.get(null) + " " + m.containsKey(b) + " " + m.containsKey(new String("key")));
        System.out.println(new TreeSet<>(m.values()) + " " + m.containsValue(2) + " " + m.containsValue(new Integer(1000)));
        Integer big1 = 1000, big2 = new Integer(1000), small1 = 5, small2 = 5;
        IdentityHashMap<Integer, String> ints = new IdentityHashMap<>();
        ints.put(big1, "one");
        ints.put(big2, "two");
        ints.put(small1, "small");
        ints.put(small2, "same small");
        System.out.println(ints.size() + " " + ints.get(5) + " " + ints.remove(big2) + " " + ints.remove(big2) + " " + ints.get(big1));
        IdentityHashMap<String, Integer> same = new IdentityHashMap<>();
        same.put(a, 10);
        same.put(b, 2);
        same.put(lit, 3);
        same.put(null, 0);
        System.out.println(m.equals(same) + " " + same.keySet().contains(a) + " " + same.keySet().remove(new String("key")) + " " + same.size());
        same.put(new String("key"), 99);
        System.out.println(m.equals(same) + " " + same.size());

        List<Object> keys = new ArrayList<>();
        IdentityHashMap<Object, Integer> many = new IdentityHashMap<>(4);
        for (int i = 0; i < 300; i++) {
            Object k = new Object();
            keys.add(k);
            many.put(k, i);
        }
        int ok = 0;
        for (int i = 0; i < 300; i++) if (many.get(keys.get(i)) == i) ok++;
        for (int i = 0; i < 300; i += 2) many.remove(keys.get(i));
        int left = 0, sum = 0;
        for (Map.Entry<Object, Integer> e : many.entrySet()) {
            left++;
            sum += e.getValue();
        }
        System.out.println(ok + " " + left + " " + sum + " " + many.size());
        many.keySet().removeIf(k -> many.get(k) > 50);
        many.replaceAll((k, v) -> v * 2);
        System.out.println(new TreeSet<>(many.values()));
        Set<String> identitySet = Collections.newSetFromMap(new IdentityHashMap<>());
        System.out.println(identitySet.add(a) + " " + identitySet.add(b) + " " + identitySet.add(a) + " " + identitySet.size());
        Object graph = new Object[] {new Object[1], null};
        ((Object[]) graph)[1] = graph;
        System.out.println("nodes " + walk(graph, Collections.newSetFromMap(new IdentityHashMap<>())));

        WeakHashMap<String, Integer> weak = new WeakHashMap<>();
        List<String> strong = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            String k = "weak" + i;
            strong.add(k);
            weak.put(k, i);
        }
        weak.put(null, -1);
        int found = 0;
        for (String k : strong) if (weak.containsKey(new String(k))) found++;
        System.out.println(found + " " + weak.size() + " " + weak.get("weak7") + " " + weak.get(null) + " " + weak.get("none"));
        weak.merge("weak7", 100, Integer::sum);
        weak.putIfAbsent("weak8", 5);
        weak.remove("weak9");
        weak.values().removeIf(v -> v > 10 && v < 40);
        System.out.println(weak.size() + " " + weak.get("weak7") + " " + weak.get("weak8") + " " + weak.containsKey("weak9") + " " + new TreeSet<>(weak.values()));
        weak.clear();
        System.out.println(weak.isEmpty() + " " + weak + " " + strong.size());
        System.out.println((System.identityHashCode(a) == System.identityHashCode(a)) + " " + System.identityHashCode(null) + " " + (a.hashCode() == b.hashCode()));
    }

    static int walk(Object node, Set<Object> seen) {
        if (node == null || !seen.add(node)) return 0;
        int n = 1;
        for (Object child : (Object[]) node) n += walk(child, seen);
        return n;
    }
}
