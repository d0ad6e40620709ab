//@ about: local records, enums, interfaces and classes; what they capture; static context; recursion
//@ jdk: 25
import java.util.*;
import java.util.stream.*;

public class LocalTypes {
    static int calls;
    int instance = 10;

    static List<String> best(Map<String, Integer> scores) {
        record Entry(String name, int score) implements Comparable<Entry> {
            static int compared;
            public int compareTo(Entry other) {
                compared++;
                return score != other.score ? Integer.compare(other.score, score) : name.compareTo(other.name);
            }
        }
        var result = scores.entrySet().stream().map(e -> new Entry(e.getKey(), e.getValue())).sorted().map(Entry::name).toList();
        calls += Entry.compared > 0 ? 1 : 0;
        return result;
    }

    static String colours() {
        enum Colour {
            RED, GREEN, BLUE;
            Colour next() { return values()[(ordinal() + 1) % values().length]; }
        }
        interface Paint {
            Colour paint(Colour c);
            default Paint twice() { return c -> paint(paint(c)); }
        }
        Paint step = Colour::next;
        var map = new EnumMap<Colour, Colour>(Colour.class);
        for (Colour c : Colour.values()) map.put(c, step.twice().paint(c));
        return map + " " + EnumSet.complementOf(EnumSet.of(Colour.GREEN)) + " " + Colour.valueOf("BLUE").compareTo(Colour.RED);
    }

    String capture(int parameter) {
        int local = parameter * 2;
        class Adder {
            final int base;
            Adder(int base) { this.base = base; }
            int sum() { return base + parameter + local + instance; }
            Adder nested() { return new Adder(base + 1); }
        }
        return new Adder(1).sum() + " " + new Adder(1).nested().nested().sum();
    }

    static <T> T second(List<T> list) {
        record Cell<U>(U value, Cell<U> next) { }
        Cell<T> head = null;
        for (T element : list.reversed()) head = new Cell<>(element, head);
        return head instanceof Cell<T>(_, Cell<T>(var value, _)) ? value : null;
    }

    public static void main(String[] args) {
        System.out.println(best(Map.of("ann", 3, "bob", 5, "cid", 3, "dan", 9)) + " " + calls);
        System.out.println(colours());
        System.out.println(new LocalTypes().capture(5));
        System.out.println(second(List.of("a", "b", "c")) + " " + second(List.of(1)));
        record Point(int x, int y) {
            Point { if (x < 0) throw new IllegalArgumentException("x < 0"); }
            Point() { this(0, 0); }
            static Point origin() { return new Point(); }
        }
        System.out.println(Point.origin() + " " + new Point(1, 2).equals(new Point(1, 2)) + " " + Point.class.getName());
        try {
            new Point(-1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(IntStream.range(0, 3).mapToObj(i -> new Point(i, i * i)).collect(Collectors.summingInt(Point::y)));
    }
}
