//@ about: erasure at work: bounds, intersection types, wildcards, recursive bounds, heap pollution and inserted casts
import java.util.ArrayList;
import java.util.List;

public class GenericBounds {
    record Pair<A, B>(A a, B b) {
    }

    static abstract class Shape<S extends Shape<S>> implements Comparable<S> {
        int size;

        abstract S self();

        S size(int size) {
            this.size = size;
            return self();
        }

        public int compareTo(S other) {
            return size - other.size;
        }
    }

    static class Circle extends Shape<Circle> {
        String color = "none";

        Circle self() {
            return this;
        }

        Circle color(String c) {
            color = c;
            return this;
        }
    }

    static <T extends Comparable<? super T>> T largest(Iterable<? extends T> items) {
        T best = null;
        for (T t : items) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }

    static <T extends Number & Comparable<T>> double clamp(T v, T low, T high) {
        return (v.compareTo(low) < 0 ? low : v.compareTo(high) > 0 ? high : v).doubleValue();
    }

    static double total(List<? extends Number> numbers) {
        double sum = 0;
        for (Number n : numbers) sum += n.doubleValue();
        return sum;
    }

    static void fill(List<? super Integer> sink) {
        for (int i = 0; i < 3; i++) sink.add(i);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void pollution() {
        List<String> strings = new ArrayList<>();
        ((List) strings).add(42);
        Object fine = ((List<?>) strings).get(0);
        System.out.println(fine + " " + strings.size());
        try {
            String s = strings.get(0);
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Pair raw = new Pair("x", 1);
        Pair<Integer, Integer> wrong = raw;
        Object harmless = wrong.a();
        System.out.println(harmless);
        try {
            int i = wrong.a();
            System.out.println(i);
        } catch (ClassCastException e) {
            System.out.println("cast inserted at the use");
        }
    }

    public static void main(String[] args) {
        System.out.println(largest(List.of("b", "c", "a")) + " " + largest(new ArrayList<Double>()) + " " + clamp(5, 1, 3) + " " + clamp(0.5, 0.75, 2.0) + " " + clamp(7L, 1L, 9L));
        Circle x = new Circle().size(3).color("red").size(5), y = new Circle().size(4);
        System.out.println(x.color + " " + x.compareTo(y) + " " + largest(List.of(y, x)).size);
        List<Object> sink = new ArrayList<>(List.of("s"));
        fill(sink);
        List<Number> numbers = new ArrayList<>(List.of(0.5));
        fill(numbers);
        System.out.println(sink + " " + total(numbers) + " " + total(List.of(1, 2.5, 3L, 'a' + 0f)));
        System.out.println(new ArrayList<String>().getClass() == new ArrayList<Integer>().getClass());
        pollution();
    }
}
