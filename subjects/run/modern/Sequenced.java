//@ about: sequenced collections: first and last of lists, deques, linked and sorted sets and maps; reversed views that write through
//@ jdk: 25
import java.util.*;

public class Sequenced {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
        list.addFirst(0);
        list.addLast(5);
        System.out.println(list.getFirst() + " " + list.getLast() + " " + list.removeFirst() + " " + list.removeLast() + " " + list);
        List<Integer> back = list.reversed();
        back.add(100);
        back.set(0, 44);
        System.out.println(back + " " + list + " " + back.reversed() + " " + back.indexOf(2) + " " + back.subList(1, 3) + " " + back.equals(List.of(44, 3, 2, 1, 100)));
        for (var it = back.listIterator(); it.hasNext();) if (it.next() % 2 == 1) it.remove();
        System.out.println(list + " " + back.stream().map(n -> n * 2).toList());
        System.out.println(List.of("a", "b", "c").reversed() + " " + Arrays.asList(3, 1, 2).reversed() + " " + new LinkedList<>(List.of(1, 2)).reversed());

        LinkedHashSet<String> set = new LinkedHashSet<>(List.of("x", "y", "z"));
        set.addFirst("z");
        set.addLast("x");
        System.out.println(set + " " + set.getFirst() + " " + set.reversed() + " " + set.removeLast() + " " + set);
        set.reversed().add("front");
        System.out.println(set);

        LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
        for (String key : "one two three".split(" ")) map.put(key, key.length());
        map.putFirst("zero", 4);
        map.putLast("one", 33);
        System.out.println(map + " " + map.firstEntry() + " " + map.lastEntry() + " " + map.sequencedKeySet().reversed() + " " + map.sequencedValues().getLast());
        System.out.println(map.pollFirstEntry() + " " + map.reversed() + " " + map.sequencedEntrySet().getFirst());
        map.reversed().put("new", 1);
        System.out.println(map);

        TreeMap<Integer, String> tree = new TreeMap<>(Map.of(1, "a", 2, "b", 3, "c"));
        System.out.println(tree.reversed() + " " + tree.sequencedKeySet().getFirst() + " " + tree.pollLastEntry() + " " + tree);
        TreeSet<Integer> sorted = new TreeSet<>(Set.of(5, 1, 3));
        System.out.println(sorted.getFirst() + " " + sorted.getLast() + " " + sorted.reversed() + " " + sorted.reversed().headSet(3));
        ArrayDeque<Integer> deque = new ArrayDeque<>(List.of(1, 2, 3));
        deque.reversed().push(9);
        System.out.println(deque + " " + deque.reversed());

        attempt(() -> new ArrayList<>().getFirst());
        attempt(() -> List.of(1).addFirst(0));
        attempt(() -> new TreeSet<>(Set.of(1)).addFirst(0));
        attempt(() -> List.of().reversed().getLast());
        attempt(() -> Collections.unmodifiableSequencedSet(set).addFirst("q"));
        attempt(() -> System.out.println(Collections.unmodifiableSequencedMap(map).reversed()));
    }

    static void attempt(Runnable body) {
        try {
            body.run();
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName());
        }
    }
}
