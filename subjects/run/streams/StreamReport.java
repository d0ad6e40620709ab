//@ about: a report program: parsing records, multi-level aggregation, ranking and formatting, all with streams
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamReport {
    record Sale(String region, String product, int quantity, double price, int month) {
        double revenue() {
            return quantity * price;
        }

        static Optional<Sale> parse(String line) {
            String[] f = line.split(",");
            if (f.length != 5) return Optional.empty();
            try {
                return Optional.of(new Sale(f[0].trim(), f[1].trim(), Integer.parseInt(f[2].trim()), Double.parseDouble(f[3].trim()), Integer.parseInt(f[4].trim())));
            } catch (NumberFormatException e) {
                return Optional.empty();
            }
        }
    }

    static final String DATA = """
        north, widget, 10, 2.50, 1
        south, widget, 4, 2.75, 1
        north, gadget, 3, 10.00, 1
        east, gizmo, 7, 4.20, 2
        bad line
        south, gadget, 1, 11.50, 2
        north, widget, 20, 2.40, 3
        east, widget, x, 2.50, 3
        south, gizmo, 9, 4.00, 3
        east, gadget, 2, 9.75, 1
        north, gizmo, 5, 4.10, 2
        """;

    public static void main(String[] args) {
        List<Sale> sales = DATA.lines().map(Sale::parse).flatMap(Optional::stream).toList();
        System.out.println(sales.size() + " sales, rejected " + (DATA.lines().count() - sales.size()));
        System.out.printf("total %.2f%n", sales.stream().mapToDouble(Sale::revenue).sum());

        Map<String, Double> byRegion = sales.stream().collect(Collectors.groupingBy(Sale::region, TreeMap::new, Collectors.summingDouble(Sale::revenue)));
        byRegion.forEach((r, v) -> System.out.printf("%-6s %8.2f %s%n", r, v, "#".repeat((int) (v / 5))));
        Map<String, Map<Integer, Integer>> pivot = sales.stream().collect(Collectors.groupingBy(Sale::product, TreeMap::new, Collectors.groupingBy(Sale::month, TreeMap::new, Collectors.summingInt(Sale::quantity))));
        System.out.println("product  " + IntStream.rangeClosed(1, 3).mapToObj(m -> String.format("%5d", m)).collect(Collectors.joining()));
        pivot.forEach((p, months) -> System.out.printf("%-9s%s%n", p, IntStream.rangeClosed(1, 3).mapToObj(m -> String.format("%5s", months.getOrDefault(m, 0))).collect(Collectors.joining())));
        List<Sale> ranked = sales.stream().sorted(Comparator.comparingDouble(Sale::revenue).reversed().thenComparing(Sale::region)).limit(3).toList();
        IntStream.range(0, ranked.size()).mapToObj(i -> (i + 1) + ". " + ranked.get(i)).forEach(System.out::println);
        Map<String, DoubleSummaryStatistics> prices = sales.stream().collect(Collectors.groupingBy(Sale::product, TreeMap::new, Collectors.summarizingDouble(Sale::price)));
        prices.forEach((p, s) -> System.out.printf("%s min %.2f avg %.3f max %.2f n %d%n", p, s.getMin(), s.getAverage(), s.getMax(), s.getCount()));
        Map<String, Optional<Sale>> top = sales.stream().collect(Collectors.groupingBy(Sale::region, TreeMap::new, Collectors.maxBy(Comparator.comparingInt(Sale::quantity))));
        top.forEach((r, s) -> System.out.println(r + " sold most " + s.map(Sale::product).orElse("-")));
        double[] running = {0};
        System.out.println(sales.stream().sorted(Comparator.comparingInt(Sale::month)).map(s -> String.format("%.1f", running[0] += s.revenue())).collect(Collectors.joining(" -> ")));
        Map<Boolean, Long> big = sales.stream().collect(Collectors.partitioningBy(s -> s.revenue() > 25, Collectors.counting()));
        System.out.println("big " + big.get(true) + " small " + big.get(false));
        System.out.println(sales.stream().map(Sale::product).distinct().sorted(Comparator.comparing(p -> -sales.stream().filter(s -> s.product().equals(p)).count())).toList());
        System.out.println(Stream.of("north", "west").map(r -> r + "=" + sales.stream().filter(s -> s.region().equals(r)).mapToInt(Sale::quantity).average()).toList());
        System.out.println("average " + sales.stream().collect(Collectors.teeing(Collectors.averagingDouble(Sale::price), Collectors.mapping(Sale::month, Collectors.toSet()), (a, m) -> String.format("%.4f over months %s", a, m))));
    }
}
