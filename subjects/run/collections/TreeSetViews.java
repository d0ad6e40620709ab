//@ about: TreeSet navigation, head, tail and descending sets, custom comparators, sets algebra
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableSet;
import java.util.SortedSet;
import java.util.TreeSet;

public class TreeSetViews {
    public static void main(String[] args) {
        TreeSet<Integer> s = new TreeSet<>(Arrays.asList(50, 20, 80, 10, 30, 70, 90, 20, 50));
        System.out.println(s + " " + s.size() + " " + s.first() + " " + s.last() + " " + s.add(20) + " " + s.add(60) + " " + s.remove(10) + " " + s.remove(11));
        for (int k : new int[] {15, 20, 55, 95}) System.out.println(k + " " + s.lower(k) + " " + s.floor(k) + " " + s.ceiling(k) + " " + s.higher(k));
        System.out.println(s.headSet(50) + " " + s.headSet(50, true) + " " + s.tailSet(50) + " " + s.tailSet(50, false) + " " + s.subSet(30, 80) + " " + s.subSet(30, false, 80, true));
        System.out.println(s.descendingSet() + " " + s.descendingSet().headSet(60) + " " + s.descendingSet().first());
        StringBuilder b = new StringBuilder();
        for (Iterator<Integer> it = s.descendingIterator(); it.hasNext(); ) b.append(it.next()).append(' ');
        System.out.println(b);
        System.out.println(s.pollFirst() + " " + s.pollLast() + " " + s);
        SortedSet<Integer> head = s.headSet(65);
        head.add(1);
        s.add(64);
        System.out.println(head + " " + head.last());
        try {
            head.add(65);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        head.removeIf(i -> i > 40);
        System.out.println(s + " " + s.contains(64));

        TreeSet<String> byLength = new TreeSet<>(Comparator.comparingInt(String::length));
        for (String w : "pear fig apple plum kiwi banana nut".split(" ")) System.out.print(byLength.add(w) ? w + " " : "(" + w + ") ");
        System.out.println(byLength + " " + byLength.contains("xxx") + " " + byLength.remove("12345") + " " + byLength);
        TreeSet<int[]> points = new TreeSet<>((p, q) -> p[0] != q[0] ? p[0] - q[0] : q[1] - p[1]);
        points.add(new int[] {1, 2});
        points.add(new int[] {0, 5});
        points.add(new int[] {1, 9});
        points.add(new int[] {1, 2});
        StringBuilder p = new StringBuilder();
        for (int[] x : points) p.append(Arrays.toString(x));
        System.out.println(p);

        TreeSet<Integer> odd = new TreeSet<>(), prime = new TreeSet<>(List.of(2, 3, 5, 7, 11, 13));
        for (int i = 1; i < 15; i += 2) odd.add(i);
        TreeSet<Integer> both = new TreeSet<>(odd);
        both.retainAll(prime);
        TreeSet<Integer> either = new TreeSet<>(odd);
        either.addAll(prime);
        TreeSet<Integer> only = new TreeSet<>(odd);
        only.removeAll(prime);
        System.out.println(both + " " + either + " " + only + " " + either.containsAll(both) + " " + both.equals(new java.util.HashSet<>(List.of(3, 5, 7, 11, 13))));
        System.out.println(either.hashCode() + " " + both.clone() + " " + new TreeSet<>(either.descendingSet()) + " " + new TreeSet<Integer>(Comparator.reverseOrder()).comparator().compare(1, 2));

        NavigableSet<String> words = new TreeSet<>(Arrays.asList("ant", "bee", "cat", "dog", "eel"));
        System.out.println(words.subSet("b", "d") + " " + words.ceiling("c") + " " + words.floor("bz") + " " + words.headSet("a").isEmpty());
        NavigableSet<String> nested = words.subSet("b", true, "e", true).tailSet("c", true).descendingSet();
        System.out.println(nested + " " + nested.lower("cat") + " " + nested.higher("dog"));
        try {
            words.add(null);
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
        TreeSet<Long> ugly = new TreeSet<>(List.of(1L));
        long nth = 0;
        for (int i = 0; i < 150; i++) {
            nth = ugly.pollFirst();
            ugly.add(nth * 2);
            ugly.add(nth * 3);
            ugly.add(nth * 5);
        }
        System.out.println("150th ugly number " + nth + " pending " + ugly.size());
    }
}
