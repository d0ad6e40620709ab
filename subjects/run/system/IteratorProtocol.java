//@ about: Iterator and Iterable: own ones in for-each, remove, exhaustion, concurrent modification, list iterators, spliterators, forEachRemaining
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class IteratorProtocol {
    static class Countdown implements Iterable<Integer> {
        final int from;
        Countdown(int from) { this.from = from; }
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int next = from;
                public boolean hasNext() { return next > 0; }
                public Integer next() {
                    if (next == 0) throw new NoSuchElementException("exhausted");
                    return next--;
                }
            };
        }
    }

    static void attempt(String what, Runnable body) {
        try {
            body.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        for (int n : new Countdown(4)) text.append(n);
        new Countdown(3).forEach(n -> text.append('-').append(n));
        new Countdown(2).iterator().forEachRemaining(text::append);
        System.out.println(text + " " + StreamSupport.stream(new Countdown(5).spliterator(), false).mapToInt(n -> n).sum());
        attempt("exhausted", () -> {
            Iterator<Integer> it = new Countdown(1).iterator();
            it.next();
            it.next();
        });
        attempt("no remove", () -> new Countdown(1).iterator().remove());
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        for (Iterator<Integer> it = list.iterator(); it.hasNext();) if (it.next() % 2 == 0) it.remove();
        System.out.println(list);
        attempt("modified", () -> { for (Integer n : list) if (n == 1) list.add(7); });
        attempt("last but one", () -> { for (Integer n : list) if (n == 5) list.remove(n); });
        System.out.println(list);
        attempt("map modified", () -> {
            Map<String, Integer> map = new HashMap<>(Map.of("a", 1, "b", 2));
            for (String key : map.keySet()) map.put(key + key, 3);
        });
        attempt("remove twice", () -> {
            Iterator<Integer> it = list.iterator();
            it.next();
            it.remove();
            it.remove();
        });
        ListIterator<String> both = new LinkedList<>(List.of("a", "b", "c")).listIterator(1);
        System.out.println(both.next() + both.previousIndex() + both.nextIndex() + both.previous() + both.previous() + both.hasPrevious());
        both.add("x");
        both.next();
        both.set("y");
        System.out.println(both.previous() + both.previous());
        Map<String, Integer> map = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
        map.entrySet().removeIf(e -> e.getValue() == 2);
        map.entrySet().iterator().next().setValue(10);
        System.out.println(map);
        PrimitiveIterator.OfInt ints = IntStream.range(0, 3).iterator();
        System.out.println(ints.nextInt() + ints.next() + " " + ints.hasNext());
        Enumeration<Integer> old = Collections.enumeration(List.of(1, 2));
        while (old.hasMoreElements()) System.out.print(old.nextElement() + " ");
        Spliterator<Integer> right = List.of(1, 2, 3, 4).spliterator(), left = right.trySplit();
        left.forEachRemaining(n -> System.out.print("L" + n + " "));
        right.tryAdvance(n -> System.out.print("R" + n + " "));
        System.out.println(right.estimateSize() + " " + Collections.emptyIterator().hasNext());
    }
}
