//@ about: HashSet operations, set algebra, equality with mutable elements, iteration order and removal while iterating
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

public class HashSetAlgebra {
    static final class Cell {
        int x;

        Cell(int x) {
            this.x = x;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Cell && ((Cell) o).x == x;
        }

        @Override
        public int hashCode() {
            return x;
        }

        @Override
        public String toString() {
            return "c" + x;
        }
    }

    static <T> Set<T> union(Collection<T> a, Collection<T> b) {
        Set<T> r = new HashSet<>(a);
        r.addAll(b);
        return r;
    }

    static <T> Set<T> intersect(Collection<T> a, Collection<T> b) {
        Set<T> r = new HashSet<>(a);
        r.retainAll(b);
        return r;
    }

    static <T> Set<T> minus(Collection<T> a, Collection<T> b) {
        Set<T> r = new HashSet<>(a);
        r.removeAll(b);
        return r;
    }

    public static void main(String[] args) {
        Set<Integer> a = new HashSet<>(Arrays.asList(1, 2, 3, 4, 5, 100, 200)), b = new HashSet<>(Arrays.asList(4, 5, 6, 7, 100));
        System.out.println(a + " " + b);
        System.out.println(union(a, b) + " " + intersect(a, b) + " " + minus(a, b) + " " + minus(b, a) + " " + union(minus(a, b), minus(b, a)));
        System.out.println(a.containsAll(List.of(1, 2)) + " " + a.containsAll(b) + " " + a.equals(new HashSet<>(List.of(200, 100, 5, 4, 3, 2, 1))) + " " + a.hashCode() + " " + a.equals(List.of(1)));
        System.out.println(a.add(1) + " " + a.add(9) + " " + a.remove(1) + " " + a.remove(1) + " " + a.contains(null) + " " + a.add(null) + " " + a.contains(null) + " " + a.size());
        for (Iterator<Integer> it = a.iterator(); it.hasNext(); ) {
            Integer v = it.next();
            if (v != null && v > 50) it.remove();
        }
        System.out.println(a);

        Set<Cell> cells = new HashSet<>();
        Cell moving = new Cell(1);
        cells.add(moving);
        cells.add(new Cell(2));
        cells.add(new Cell(2));
        System.out.println(cells.size() + " " + cells.contains(new Cell(1)));
        moving.x = 50;
        System.out.println(cells.contains(moving) + " " + cells.contains(new Cell(1)) + " " + cells.contains(new Cell(50)) + " " + cells);
        cells.add(moving);
        System.out.println(cells.size() + " lost element is now twice in the set");

        Set<String> words = new HashSet<>();
        for (String w : "it is a truth universally acknowledged that a single man in possession of a good fortune must be in want of a wife".split(" ")) words.add(w);
        System.out.println(words.size() + " " + words);
        Set<Character> letters = new HashSet<>();
        for (char c : "hello world".toCharArray()) letters.add(c);
        System.out.println(letters);
        Set<Set<Integer>> power = new HashSet<>();
        for (int mask = 0; mask < 8; mask++) {
            Set<Integer> sub = new HashSet<>();
            for (int i = 0; i < 3; i++) if ((mask >> i & 1) == 1) sub.add(i);
            power.add(sub);
        }
        System.out.println(power.size() + " " + power.contains(Set.of(0, 2)) + " " + power);
        List<Integer> dup = new ArrayList<>(Arrays.asList(5, 3, 5, 1, 3, 9, 1));
        Set<Integer> seen = new HashSet<>();
        dup.removeIf(i -> !seen.add(i));
        System.out.println(dup);
        Set<Long> longs = new HashSet<>();
        for (long i = 0; i < 20; i++) longs.add(i << 31 | i);
        System.out.println(longs);
        Set<Double> doubles = new HashSet<>(Arrays.asList(0.0, -0.0, Double.NaN, Double.NaN, 1.5, 2.5));
        System.out.println(doubles.size() + " " + doubles.contains(Double.NaN) + " " + doubles.contains(-0.0));
        int happy = 0;
        for (int i = 1; i <= 200; i++) {
            Set<Integer> path = new HashSet<>();
            int n = i;
            while (n != 1 && path.add(n)) {
                int next = 0;
                for (; n > 0; n /= 10) next += n % 10 * (n % 10);
                n = next;
            }
            if (n == 1) happy++;
        }
        System.out.println("happy numbers up to 200: " + happy);
    }
}
