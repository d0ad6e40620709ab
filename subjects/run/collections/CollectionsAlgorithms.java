//@ about: java.util.Collections algorithms: sort, binarySearch, reverse, rotate, swap, fill, frequency, disjoint, min, max, nCopies
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;

public class CollectionsAlgorithms {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(Arrays.asList(5, 3, 9, 1, 7, 3, 8));
        Collections.sort(l);
        System.out.println(l);
        for (int k = 0; k <= 10; k++) System.out.print(Collections.binarySearch(l, k) + " ");
        System.out.println();
        Collections.sort(l, Collections.reverseOrder());
        System.out.println(l + " " + Collections.binarySearch(l, 7, Collections.reverseOrder()) + " " + Collections.binarySearch(l, 4, Comparator.reverseOrder()));
        Collections.reverse(l);
        System.out.println(l);
        for (int d : new int[] {0, 1, 2, -1, 7, 10, -13}) {
            List<Integer> r = new ArrayList<>(l), n = new LinkedList<>(l);
            Collections.rotate(r, d);
            Collections.rotate(n, d);
            System.out.println(d + " " + r + " " + r.equals(n));
        }
        Collections.rotate(l.subList(1, 5), 1);
        Collections.swap(l, 0, 6);
        System.out.println(l + " " + Collections.min(l) + " " + Collections.max(l) + " " + Collections.min(l, Comparator.comparing(i -> Math.abs(i - 6))) + " " + Collections.max(l, Comparator.comparing(i -> i % 5)));
        System.out.println(Collections.frequency(l, 3) + " " + Collections.frequency(l, null) + " " + Collections.disjoint(l, List.of(2, 4)) + " " + Collections.disjoint(l, List.of(2, 9)));
        System.out.println(Collections.indexOfSubList(Arrays.asList(1, 2, 1, 2, 3), Arrays.asList(1, 2)) + " " + Collections.lastIndexOfSubList(Arrays.asList(1, 2, 1, 2, 3), Arrays.asList(1, 2)) + " " + Collections.indexOfSubList(l, Arrays.asList(99)));
        System.out.println(Collections.replaceAll(l, 3, 33) + " " + l + " " + Collections.addAll(l, 100, 200));
        List<String> copies = Collections.nCopies(4, "ab");
        System.out.println(copies + " " + copies.contains("ab") + " " + copies.subList(1, 3) + " " + String.join("", copies) + " " + copies.hashCode());
        List<String> target = new ArrayList<>(Arrays.asList("a", "b", "c", "d"));
        Collections.copy(target, Arrays.asList("x", "y"));
        System.out.println(target);
        Collections.fill(target, "-");
        System.out.println(target);
        for (int op = 0; op < 4; op++) {
            try {
                if (op == 0) Collections.copy(Arrays.asList("q"), target);
                if (op == 1) Collections.nCopies(-1, 1);
                if (op == 2) Collections.min(new ArrayList<Integer>());
                if (op == 3) Collections.swap(target, 0, 9);
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        Collections.shuffle(l, new Random(3));
        System.out.println(l);
        System.out.println(Collections.emptyList() + " " + Collections.emptyMap() + " " + Collections.emptySet() + " " + Collections.singletonList(1) + " " + Collections.singletonMap("k", "v") + " " + Collections.singleton(2));
        System.out.println(Collections.list(Collections.enumeration(List.of(1, 2, 3))) + " " + Collections.emptyIterator().hasNext() + " " + Collections.asLifoQueue(new java.util.ArrayDeque<>(List.of(1, 2))).peek());

        List<String> stable = new ArrayList<>(Arrays.asList("b1", "a1", "c1", "a2", "b2", "c2", "a3"));
        Collections.sort(stable, Comparator.comparing(s -> s.charAt(0)));
        System.out.println(stable);
        List<Integer> long1 = new ArrayList<>();
        for (int i = 0; i < 500; i++) long1.add(i * 7919 % 499);
        Collections.sort(long1);
        boolean ordered = true;
        for (int i = 1; i < long1.size(); i++) ordered &= long1.get(i - 1) <= long1.get(i);
        System.out.println(ordered + " " + Collections.binarySearch(long1, 250) + " " + Collections.binarySearch(new LinkedList<>(long1), 77));
        try {
            List<Object> mixed = new ArrayList<>(Arrays.asList(1, "two"));
            Collections.sort((List) mixed);
        } catch (ClassCastException e) {
            System.out.println("not mutually comparable");
        }
    }
}
