//@ about: List.of, Set.of, Map.of, copyOf, Map.entry: immutability, null and duplicate rejection, equality (order-independent output)
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class ImmutableFactories {
    static void attempt(String what, java.util.function.Supplier<Object> s) {
        try {
            System.out.println(what + " = " + s.get());
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + (e instanceof IllegalArgumentException ? " " + e.getMessage() : ""));
        }
    }

    public static void main(String[] args) {
        System.out.println(List.of() + " " + List.of(1) + " " + List.of(1, 2) + " " + List.of(1, 2, 3) + " " + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) + " " + List.of(new Integer[] {7, 8}));
        System.out.println(List.of(1, 2, 3).equals(Arrays.asList(1, 2, 3)) + " " + List.of(1, 2).hashCode() + " " + List.of("a", "b", "a").indexOf("a") + " " + List.of("a", "b", "a").lastIndexOf("a") + " " + List.of(5, 6, 7, 8).subList(1, 3));
        attempt("list null", () -> List.of(1, null));
        attempt("list contains null", () -> List.of(1).contains(null));
        attempt("list add", () -> List.of(1).add(2));
        attempt("list set", () -> List.of(1, 2, 3).set(0, 9));
        attempt("list remove", () -> List.of(1, 2).remove(0));
        attempt("list get", () -> List.of(1, 2).get(2));
        attempt("list sort", () -> {
            List.of(2, 1).sort(null);
            return "sorted";
        });
        attempt("list iterator remove", () -> {
            var it = List.of(1).iterator();
            it.next();
            it.remove();
            return "removed";
        });
        attempt("sublist", () -> List.of(1, 2, 3).subList(2, 1));

        Set<String> set = Set.of("x", "y", "z", "w");
        System.out.println(new TreeSet<>(set) + " " + set.contains("y") + " " + set.contains("q") + " " + set.size() + " " + set.equals(new HashSet<>(List.of("w", "x", "y", "z"))) + " " + set.hashCode());
        attempt("set duplicate", () -> Set.of("a", "b", "a"));
        attempt("set pair duplicate", () -> Set.of("a", "a"));
        attempt("set null", () -> Set.of("a", null));
        attempt("set contains null", () -> set.contains(null));
        attempt("set remove", () -> set.remove("x"));
        attempt("set of array", () -> new TreeSet<>(Set.of(new Integer[] {3, 1, 2})));

        Map<String, Integer> map = Map.of("one", 1, "two", 2, "three", 3);
        System.out.println(new TreeMap<>(map) + " " + map.get("two") + " " + map.get("four") + " " + map.containsKey("one") + " " + map.containsValue(3) + " " + map.equals(new HashMap<>(map)) + " " + map.hashCode());
        attempt("map duplicate", () -> Map.of("a", 1, "a", 2));
        attempt("map null key", () -> Map.of(null, 1));
        attempt("map null value", () -> Map.of("a", null));
        attempt("map put", () -> map.put("x", 1));
        attempt("map get null", () -> map.get(null));
        attempt("map getOrDefault", () -> map.getOrDefault("zzz", -1));
        attempt("map key set remove", () -> map.keySet().remove("one"));
        attempt("map merge", () -> map.merge("one", 1, Integer::sum));
        attempt("entries", () -> new TreeMap<>(Map.ofEntries(Map.entry("k1", "v1"), Map.entry("k2", "v2"))));
        attempt("entries duplicate", () -> Map.ofEntries(Map.entry("k", 1), Map.entry("k", 2)));
        attempt("entry null", () -> Map.entry("k", null));
        attempt("entry set", () -> Map.entry("k", 1).setValue(2));
        attempt("entry", () -> Map.entry("k", 1) + " " + Map.entry("k", 1).equals(new java.util.AbstractMap.SimpleEntry<>("k", 1)) + " " + Map.entry("k", 1).hashCode());

        List<Integer> source = new ArrayList<>(List.of(1, 2, 3));
        List<Integer> copy = List.copyOf(source);
        source.add(4);
        System.out.println(copy + " " + (List.copyOf(copy) == copy) + " " + (Set.copyOf(Set.of(1)).equals(Set.of(1))) + " " + Map.copyOf(new HashMap<>(Map.of(1, 2))).get(1));
        attempt("copy with null", () -> List.copyOf(Collections.singletonList(null)));
        attempt("set copy dedups", () -> Set.copyOf(Arrays.asList(1, 1, 2)).size());
        Set<Integer> large = Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        int sum = 0;
        for (int i : large) sum += i;
        System.out.println(sum + " " + large.stream().mapToInt(i -> i * i).sum() + " " + large.containsAll(List.of(1, 10)) + " " + (large.toArray().length));
        Map<Integer, Integer> squares = Map.of(1, 1, 2, 4, 3, 9, 4, 16, 5, 25, 6, 36, 7, 49, 8, 64, 9, 81, 10, 100);
        int ok = 0;
        for (var e : squares.entrySet()) if (e.getKey() * e.getKey() == e.getValue()) ok++;
        System.out.println(ok + " " + squares.values().stream().mapToInt(i -> i).sum());
    }
}
