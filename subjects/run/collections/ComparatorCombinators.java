//@ about: Comparator comparing, thenComparing, reversed, nullsFirst, nullsLast, naturalOrder, comparingInt and friends
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

public class ComparatorCombinators {
    record Person(String name, int age, double height, Long id, String city) {}

    static final List<Person> PEOPLE = List.of(
        new Person("Ann", 30, 1.65, 5L, "Rome"), new Person("Bob", 25, 1.80, 3L, null), new Person("Cid", 30, 1.75, 9L, "Oslo"),
        new Person("Dee", 25, 1.60, 1L, "Oslo"), new Person("Eve", 41, 1.65, 7L, "Bern"), new Person("ann", 30, 1.70, 2L, null));

    static void show(String what, Comparator<? super Person> c) {
        List<Person> l = new ArrayList<>(PEOPLE);
        l.sort(c);
        StringBuilder b = new StringBuilder(what + ":");
        for (Person p : l) b.append(' ').append(p.name());
        System.out.println(b);
    }

    public static void main(String[] args) {
        show("name", Comparator.comparing(Person::name));
        show("name ignoring case", Comparator.comparing(Person::name, String.CASE_INSENSITIVE_ORDER));
        show("age", Comparator.comparingInt(Person::age));
        show("age reversed", Comparator.comparingInt(Person::age).reversed());
        show("age then height", Comparator.comparingInt(Person::age).thenComparingDouble(Person::height));
        show("age desc then name", Comparator.comparing(Person::age, Comparator.reverseOrder()).thenComparing(Person::name));
        show("height then id", Comparator.comparingDouble(Person::height).thenComparingLong(Person::id));
        show("city nulls first", Comparator.comparing(Person::city, Comparator.nullsFirst(Comparator.naturalOrder())).thenComparing(Person::name, Comparator.reverseOrder()));
        show("city nulls last", Comparator.comparing(Person::city, Comparator.nullsLast(Comparator.reverseOrder())).thenComparingInt(Person::age));
        show("length of name plus age", Comparator.comparingInt(p -> p.name().length() * 100 - p.age()));
        show("constant keeps order", (a, b) -> 0);
        show("lambda", (a, b) -> a.id() < b.id() ? -1 : a.id() > b.id() ? 1 : 0);
        show("triple", Comparator.comparing(Person::age).thenComparing(Comparator.comparing(Person::height).reversed()).thenComparing(Person::id).reversed());

        Comparator<String> nullSafe = Comparator.nullsFirst(Comparator.comparing(String::length));
        List<String> withNulls = Arrays.asList("ccc", null, "a", "bb", null);
        withNulls.sort(nullSafe);
        System.out.println(withNulls + " " + nullSafe.compare(null, null) + " " + nullSafe.compare(null, "x") + " " + nullSafe.compare("x", null));
        withNulls.sort(nullSafe.reversed());
        System.out.println(withNulls);
        withNulls.sort(Comparator.nullsLast(null));
        System.out.println(withNulls);

        Comparator<Integer> natural = Comparator.naturalOrder(), reverse = Comparator.reverseOrder();
        System.out.println(natural.compare(1, 2) + " " + reverse.compare(1, 2) + " " + natural.reversed().compare(1, 2) + " " + (natural.reversed() == reverse) + " " + (reverse.reversed() == natural) + " " + (Collections.reverseOrder() == (Object) reverse) + " " + Collections.reverseOrder(reverse).compare(1, 2));
        try {
            natural.compare(null, 1);
        } catch (NullPointerException e) {
            System.out.println("natural order rejects null");
        }
        try {
            Comparator.comparing((Function<String, String>) null);
        } catch (NullPointerException e) {
            System.out.println("comparing rejects null");
        }
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(List.of(Map.entry("b", 2), Map.entry("a", 2), Map.entry("c", 1)));
        entries.sort(Map.Entry.comparingByKey());
        System.out.println(entries);
        entries.sort(Map.Entry.comparingByValue());
        System.out.println(entries);
        entries.sort(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())));
        System.out.println(entries);
        List<int[]> pairs = new ArrayList<>(List.of(new int[] {2, 1}, new int[] {1, 2}, new int[] {1, 1}));
        pairs.sort(Comparator.<int[]>comparingInt(p -> p[0]).thenComparingInt(p -> p[1]));
        StringBuilder b = new StringBuilder();
        for (int[] p : pairs) b.append(Arrays.toString(p));
        System.out.println(b);
        List<Object> versions = new ArrayList<>(List.of("1.10", "1.9", "1.2.3", "2.0", "1.2"));
        versions.sort(Comparator.comparing(v -> ((String) v).split("\\."), (x, y) -> {
            for (int i = 0; i < Math.min(x.length, y.length); i++) {
                int c = Integer.compare(Integer.parseInt(x[i]), Integer.parseInt(y[i]));
                if (c != 0) return c;
            }
            return x.length - y.length;
        }));
        System.out.println(versions);
    }
}
