//@ about: CopyOnWriteArrayList and CopyOnWriteArraySet: snapshot iteration, addIfAbsent, sublists, sort
import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

public class CopyOnWrite {
    public static void main(String[] args) {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(Arrays.asList(1, 2, 3));
        for (Integer i : l) l.add(i * 10);
        System.out.println(l);
        Iterator<Integer> snapshot = l.iterator();
        l.remove(Integer.valueOf(1));
        l.set(0, 222);
        StringBuilder b = new StringBuilder();
        snapshot.forEachRemaining(i -> b.append(i).append(' '));
        System.out.println(b + "| " + l);
        try {
            Iterator<Integer> it = l.iterator();
            it.next();
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("iterator cannot remove");
        }
        ListIterator<Integer> li = l.listIterator(2);
        System.out.println(li.previous() + " " + li.next() + " " + li.next() + " " + li.nextIndex());
        try {
            li.add(5);
        } catch (UnsupportedOperationException e) {
            System.out.println("list iterator cannot add");
        }
        System.out.println(l.addIfAbsent(20) + " " + l.addIfAbsent(40) + " " + l.addAllAbsent(List.of(40, 50, 60, 50)) + " " + l);
        l.add(1, 7);
        l.addAll(0, List.of(9, 8));
        System.out.println(l + " " + l.indexOf(7) + " " + l.indexOf(7, 4) + " " + l.lastIndexOf(9) + " " + l.contains(60) + " " + l.remove(0) + " " + l.get(0));
        l.removeIf(i -> i > 100);
        l.replaceAll(i -> i % 13);
        l.sort(null);
        System.out.println(l + " " + l.hashCode() + " " + l.equals(new ArrayList<>(l)) + " " + l.removeAll(List.of(8, 0)) + " " + l.retainAll(List.of(1, 7, 10)) + " " + l);
        List<Integer> sub = l.subList(0, 2);
        sub.set(0, 99);
        System.out.println(sub + " " + l);
        l.add(5);
        try {
            System.out.println(sub.get(0));
        } catch (ConcurrentModificationException e) {
            System.out.println("stale sublist");
        }
        try {
            l.get(77);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        System.out.println(Arrays.toString(l.toArray()) + " " + l.toArray(new Integer[0]).length + " " + ((CopyOnWriteArrayList<?>) l.clone()).size() + " " + l.stream().mapToInt(i -> i).sum());
        CopyOnWriteArraySet<String> s = new CopyOnWriteArraySet<>(List.of("z", "a"));
        System.out.println(s.add("m") + " " + s.add("a") + " " + s + " " + s.remove("z") + " " + s.contains("z") + " " + s.containsAll(List.of("a", "m")) + " " + s.equals(java.util.Set.of("m", "a")));
        for (String x : s) if (s.size() < 6) s.add(x + x);
        System.out.println(s);
        s.removeIf(x -> x.length() == 1);
        System.out.println(s + " " + s.addAll(List.of("aa", "q")) + " " + s.retainAll(List.of("q")) + " " + s);
        CopyOnWriteArrayList<Runnable> listeners = new CopyOnWriteArrayList<>();
        listeners.add(() -> System.out.println("first"));
        listeners.add(() -> {
            System.out.println("registering");
            listeners.add(() -> System.out.println("late"));
        });
        for (Runnable r : listeners) r.run();
        System.out.println("again");
        for (Runnable r : listeners) r.run();
        System.out.println(listeners.size());
    }
}
