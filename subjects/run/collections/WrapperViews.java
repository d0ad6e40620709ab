//@ about: unmodifiable, synchronized and checked wrappers as live views, with the exceptions they throw
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

public class WrapperViews {
    static void refuse(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " allowed");
        } catch (UnsupportedOperationException e) {
            System.out.println(what + " unsupported " + e.getMessage());
        } catch (ClassCastException e) {
            System.out.println(what + " class cast");
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<String> base = new ArrayList<>(Arrays.asList("a", "b", "c"));
        List<String> view = Collections.unmodifiableList(base);
        base.add("d");
        System.out.println(view + " " + view.equals(base) + " " + view.hashCode() + " " + view.get(3) + " " + view.subList(1, 3) + " " + view.indexOf("c"));
        refuse("add", () -> view.add("x"));
        refuse("set", () -> view.set(0, "x"));
        refuse("remove", () -> view.remove("zzz"));
        refuse("clear", view::clear);
        refuse("sort", () -> view.sort(null));
        refuse("iterator remove", () -> {
            var it = view.iterator();
            it.next();
            it.remove();
        });
        refuse("removeIf", () -> view.removeIf(s -> false));
        refuse("addAll empty", () -> view.addAll(List.of()));
        refuse("replaceAll", () -> view.replaceAll(s -> s));
        refuse("sublist clear", () -> view.subList(0, 1).clear());

        Map<String, Integer> map = new HashMap<>(Map.of("k", 1));
        Map<String, Integer> fixed = Collections.unmodifiableMap(map);
        map.put("l", 2);
        System.out.println(new TreeMap<>(fixed) + " " + fixed.get("l") + " " + fixed.getOrDefault("m", 0));
        refuse("put", () -> fixed.put("x", 1));
        refuse("merge", () -> fixed.merge("k", 1, Integer::sum));
        refuse("entry set", () -> fixed.entrySet().iterator().next().setValue(5));
        refuse("key set clear", () -> fixed.keySet().clear());
        refuse("values remove", () -> fixed.values().remove(1));
        refuse("computeIfAbsent", () -> fixed.computeIfAbsent("k", k -> 1));
        SortedMap<Integer, String> sorted = Collections.unmodifiableSortedMap(new TreeMap<>(Map.of(3, "c", 1, "a", 2, "b")));
        System.out.println(sorted + " " + sorted.firstKey() + " " + sorted.headMap(3) + " " + sorted.comparator());
        refuse("head map put", () -> sorted.headMap(3).put(0, "z"));
        System.out.println(Collections.unmodifiableSortedSet(new TreeSet<>(Set.of(3, 1, 2))).last() + " " + Collections.unmodifiableNavigableMap(new TreeMap<>(Map.of(5, "e"))).floorKey(9));

        List<Integer> sync = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 10; i++) sync.add(i * i);
        synchronized (sync) {
            int sum = 0;
            for (int i : sync) sum += i;
            System.out.println(sync + " " + sum + " " + sync.contains(49));
        }
        Map<String, Integer> syncMap = Collections.synchronizedMap(new TreeMap<>());
        syncMap.merge("x", 1, Integer::sum);
        syncMap.merge("x", 1, Integer::sum);
        syncMap.computeIfAbsent("y", String::length);
        System.out.println(syncMap + " " + syncMap.keySet() + " " + Collections.synchronizedSet(new HashSet<>(List.of(1))).add(1) + " " + Collections.synchronizedCollection(base).size());

        List checked = Collections.checkedList(new ArrayList<>(List.of(1, 2)), Integer.class);
        refuse("checked integer", () -> checked.add(3));
        refuse("checked string", () -> checked.add("four"));
        refuse("checked addAll", () -> checked.addAll(Arrays.asList(5, "six")));
        System.out.println(checked);
        Map checkedMap = Collections.checkedMap(new HashMap<>(), String.class, Integer.class);
        refuse("checked map", () -> checkedMap.put("a", 1));
        refuse("checked map key", () -> checkedMap.put(1, 1));
        Set fromMap = Collections.newSetFromMap(new TreeMap<>());
        fromMap.addAll(List.of(3, 1, 2));
        System.out.println(fromMap + " " + checkedMap);
        Collection<String> plain = Collections.unmodifiableCollection(base);
        System.out.println(plain + " equals is identity " + plain.equals(base) + " " + plain.contains("a"));
        refuse("empty list add", () -> Collections.emptyList().add(null));
        refuse("singleton add", () -> Collections.singleton(1).add(2));
        refuse("empty map put", () -> Collections.emptyMap().put(null, null));
        refuse("empty list clear", () -> Collections.emptyList().clear());
        refuse("nCopies set", () -> Collections.nCopies(2, "x").set(0, "y"));
    }
}
