import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A small shop: records, sealed types, collections, streams, formatting, and an exception at the end. */
public class Inventory {
    record Item(String name, int quantity, long cents) {
        Item {
            if (quantity < 0) {
                throw new IllegalArgumentException("negative quantity of " + name + ": " + quantity);
            }
        }

        long worth() {
            return quantity * cents;
        }
    }

    sealed interface Event permits Delivery, Sale {}

    record Delivery(String name, int quantity, long cents) implements Event {}

    record Sale(String name, int quantity) implements Event {}

    private final Map<String, Item> items = new HashMap<>();

    void apply(Event event) {
        if (event instanceof Delivery d) {
            items.merge(d.name(), new Item(d.name(), d.quantity(), d.cents()),
                    (old, more) -> new Item(old.name(), old.quantity() + more.quantity(), more.cents()));
        } else if (event instanceof Sale s) {
            items.computeIfPresent(s.name(),
                    (name, old) -> new Item(name, old.quantity() - s.quantity(), old.cents()));
        }
    }

    void print() {
        items.values().stream()
                .sorted(Comparator.comparingLong(Item::worth).reversed().thenComparing(Item::name))
                .forEach(i -> System.out.printf("%-8s %4d x %7.2f = %9.2f%n",
                        i.name(), i.quantity(), i.cents() / 100.0, i.worth() / 100.0));
        Map<Boolean, List<String>> scarce = new TreeMap<>(items.values().stream()
                .sorted(Comparator.comparing(Item::name))
                .collect(Collectors.partitioningBy(i -> i.quantity() < 10,
                        Collectors.mapping(Item::name, Collectors.toList()))));
        System.out.println("scarce: " + scarce.get(true) + ", plenty: " + scarce.get(false));
    }

    public static void main(String[] args) {
        List<Event> events = new ArrayList<>(List.of(
                new Delivery("bolt", 100, 25),
                new Delivery("nut", 80, 10),
                new Delivery("wrench", 9, 1_499),
                new Sale("bolt", 30)));
        for (String arg : args) {
            events.add(new Sale("nut", Integer.parseInt(arg)));
        }
        Inventory inventory = new Inventory();
        events.forEach(inventory::apply);
        inventory.print();
        inventory.apply(new Sale("wrench", 10));
    }
}
