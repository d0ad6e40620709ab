//@ about: HashMap: put, get, views, compute, merge, computeIfAbsent, replace, getOrDefault, null keys, iteration order, resize
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

public class HashMapMethods {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        System.out.println(m.put("one", 1) + " " + m.put("one", 11) + " " + m.putIfAbsent("one", 5) + " " + m.putIfAbsent("two", 2) + " " + m.put(null, 0) + " " + m.put("none", null) + " " + m.putIfAbsent("none", 7));
        System.out.println(m + " " + m.size() + " " + m.get(null) + " " + m.get("missing") + " " + m.getOrDefault("missing", -1) + " " + m.containsKey(null) + " " + m.containsValue(11) + " " + m.containsValue(null));
        System.out.println(m.remove("none") + " " + m.remove("none") + " " + m.remove("one", 1) + " " + m.remove("one", 11) + " " + m.replace("two", 22) + " " + m.replace("zzz", 1) + " " + m.replace("two", 22, 2) + " " + m.replace("two", 99, 3));
        System.out.println(m.compute("two", (k, v) -> v == null ? 1 : v * 10) + " " + m.compute("new", (k, v) -> v == null ? 1 : v * 10) + " " + m.compute("two", (k, v) -> null) + " " + m.computeIfAbsent("abs", String::length) + " " + m.computeIfAbsent("abs", k -> 100) + " " + m.computeIfPresent("abs", (k, v) -> v + 1) + " " + m.computeIfPresent("no", (k, v) -> 1));
        System.out.println(m.merge("abs", 5, Integer::sum) + " " + m.merge("fresh", 5, Integer::sum) + " " + m.merge("fresh", 1, (a, b) -> null));
        System.out.println(m);

        Map<String, Integer> count = new HashMap<>();
        for (String w : "the cat and the dog and the bird saw a cat in the tree by the road".split(" ")) count.merge(w, 1, Integer::sum);
        System.out.println(count);
        System.out.println(count.keySet() + " " + count.values());
        int total = 0;
        for (Map.Entry<String, Integer> e : count.entrySet()) {
            total += e.getValue();
            e.setValue(e.getValue() * 10);
        }
        System.out.println(total + " " + count.get("the"));
        count.keySet().removeIf(k -> k.length() < 3);
        count.values().remove(20);
        count.entrySet().removeIf(e -> e.getValue() > 40);
        System.out.println(count + " " + count.entrySet().contains(Map.entry("dog", 10)));
        count.replaceAll((k, v) -> v + k.length());
        StringBuilder b = new StringBuilder();
        count.forEach((k, v) -> b.append(k).append(v).append(' '));
        System.out.println(b);
        for (Iterator<String> it = count.keySet().iterator(); it.hasNext(); ) if (it.next().contains("d")) it.remove();
        System.out.println(count + " " + count.hashCode() + " " + count.equals(new HashMap<>(count)));

        Map<Integer, Integer> grow = new HashMap<>(2, 0.5f);
        long order = 0;
        for (int i = 0; i < 2000; i++) grow.put(i * 37 % 4001, i);
        for (int k : grow.keySet()) order = order * 31 + k;
        System.out.println(grow.size() + " order " + order);
        for (int i = 0; i < 2000; i += 2) grow.remove(i * 37 % 4001);
        order = 0;
        for (Map.Entry<Integer, Integer> e : grow.entrySet()) order = order * 31 + e.getKey() * e.getValue();
        System.out.println(grow.size() + " order " + order);
        Map<Object, String> mixed = new HashMap<>();
        mixed.put(1, "int");
        mixed.put(1L, "long");
        mixed.put('1', "char");
        mixed.put("1", "string");
        mixed.put(1.0, "double");
        System.out.println(mixed.size() + " " + mixed.get(1) + " " + mixed.get(1L) + " " + mixed.get('1') + " " + mixed.get("1") + " " + mixed.get(1.0) + " " + mixed.get((short) 1));
        Map<String, Map<String, Integer>> nested = new HashMap<>();
        nested.computeIfAbsent("a", k -> new HashMap<>()).put("x", 1);
        nested.computeIfAbsent("a", k -> new HashMap<>()).put("y", 2);
        nested.computeIfAbsent("b", k -> new HashMap<>()).merge("x", 3, Integer::sum);
        System.out.println(nested);
        try {
            m.merge("k", null, Integer::sum);
        } catch (NullPointerException e) {
            System.out.println("merge of null");
        }
        try {
            new HashMap<>(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.computeIfAbsent("outer", k -> {
                m.put("inner", 1);
                for (int i = 0; i < 50; i++) m.put("grow" + i, i);
                return 2;
            });
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("modified during compute");
        }
    }
}
