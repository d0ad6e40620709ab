//@ about: Iterator and ListIterator protocols: ConcurrentModificationException, IllegalStateException, NoSuchElementException
import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;

public class FailFastIterators {
    interface Body {
        void run();
    }

    static void attempt(String what, Body b) {
        try {
            b.run();
            System.out.println(what + ": fine");
        } catch (ConcurrentModificationException e) {
            System.out.println(what + ": concurrent modification " + e.getMessage());
        } catch (NoSuchElementException e) {
            System.out.println(what + ": no such element");
        } catch (IllegalStateException e) {
            System.out.println(what + ": illegal state");
        } catch (UnsupportedOperationException e) {
            System.out.println(what + ": unsupported");
        }
    }

    static List<Integer> numbers(List<Integer> empty) {
        empty.addAll(Arrays.asList(1, 2, 3, 4, 5));
        return empty;
    }

    public static void main(String[] args) {
        List<Integer> array = numbers(new ArrayList<>()), linked = numbers(new LinkedList<>());
        for (List<Integer> l : List.of(array, linked)) {
            String name = l.getClass().getSimpleName();
            attempt(name + " remove in loop", () -> {
                for (Integer i : l) if (i == 2) l.remove(i);
            });
            attempt(name + " remove next to last", () -> {
                for (Integer i : l) if (i == 4) l.remove(i);
            });
            System.out.println(l);
            attempt(name + " add in loop", () -> {
                for (Integer i : l) l.add(i);
            });
            System.out.println(l);
            attempt(name + " forEach", () -> l.forEach(i -> {
                if (i == 3) l.add(99);
            }));
            attempt(name + " removeIf", () -> l.removeIf(i -> i > 50));
            attempt(name + " sort in loop", () -> {
                for (Integer i : l) l.sort(null);
            });
            Iterator<Integer> it = l.iterator();
            attempt(name + " remove before next", it::remove);
            it.next();
            attempt(name + " remove", it::remove);
            attempt(name + " remove twice", it::remove);
            attempt(name + " exhaust", () -> {
                while (true) it.next();
            });
            ListIterator<Integer> li = l.listIterator();
            attempt(name + " set before next", () -> li.set(1));
            attempt(name + " previous at start", li::previous);
            li.next();
            li.add(77);
            attempt(name + " set after add", () -> li.set(1));
            attempt(name + " next after add", li::next);
            attempt(name + " set after next", () -> li.set(55));
            System.out.println(l + " " + li.nextIndex() + " " + li.previousIndex());
            Iterator<Integer> a = l.iterator(), b = l.iterator();
            a.next();
            a.remove();
            attempt(name + " two iterators", b::next);
        }
        for (Map<Integer, String> m : List.of(new HashMap<Integer, String>(), new TreeMap<Integer, String>())) {
            String name = m.getClass().getSimpleName();
            for (int i = 0; i < 6; i++) m.put(i, "v" + i);
            attempt(name + " put existing in loop", () -> {
                for (Integer k : m.keySet()) m.put(k, "new");
            });
            attempt(name + " put new in loop", () -> {
                for (Integer k : m.keySet()) m.put(k + 100, "x");
            });
            attempt(name + " remove in loop", () -> {
                for (Integer k : m.keySet()) m.remove(k);
            });
            attempt(name + " iterator remove", () -> {
                for (Iterator<Integer> it = m.keySet().iterator(); it.hasNext(); ) if (it.next() % 2 == 0) it.remove();
            });
            attempt(name + " keySet add", () -> ((java.util.Set<Integer>) m.keySet()).add(5));
            attempt(name + " forEach put", () -> m.forEach((k, v) -> m.put(k + 50, v)));
            System.out.println(m);
        }
        attempt("asList add", () -> Arrays.asList(1, 2).add(3));
        attempt("asList iterator remove", () -> {
            Iterator<Integer> it = Arrays.asList(1, 2).iterator();
            it.next();
            it.remove();
        });
        List<Integer> parent = numbers(new ArrayList<>());
        List<Integer> sub = parent.subList(1, 3);
        parent.set(1, 22);
        attempt("sublist after set", () -> System.out.println(sub));
        parent.remove(0);
        attempt("sublist after remove", () -> System.out.println(sub));
        Iterator<Integer> rest = parent.iterator();
        rest.next();
        StringBuilder s = new StringBuilder();
        rest.forEachRemaining(s::append);
        System.out.println(s);
    }
}
