//@ about: nested flatMap queries: Cartesian products, joins of two tables, word ladders, matrix work with streams
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class FlatMapJoin {
    record Customer(int id, String name, String country) {}

    record Order(int id, int customer, double total, List<String> items) {}

    static final List<Customer> CUSTOMERS = List.of(new Customer(1, "Ann", "NO"), new Customer(2, "Bo", "SE"), new Customer(3, "Cy", "NO"));
    static final List<Order> ORDERS = List.of(new Order(10, 1, 25.5, List.of("pen", "ink")), new Order(11, 2, 99, List.of("desk")), new Order(12, 1, 5, List.of("pen")), new Order(13, 9, 1, List.of("ghost")), new Order(14, 3, 45.25, List.of("lamp", "pen")));

    static int[][] multiply(int[][] a, int[][] b) {
        return Arrays.stream(a).map(row -> IntStream.range(0, b[0].length).map(c -> IntStream.range(0, b.length).map(k -> row[k] * b[k][c]).sum()).toArray()).toArray(int[][]::new);
    }

    static <T> Stream<List<T>> permutations(List<T> in) {
        if (in.isEmpty()) return Stream.of(List.of());
        return IntStream.range(0, in.size()).boxed().flatMap(i -> {
            List<T> rest = Stream.concat(in.subList(0, i).stream(), in.subList(i + 1, in.size()).stream()).toList();
            return permutations(rest).map(p -> Stream.concat(Stream.of(in.get(i)), p.stream()).toList());
        });
    }

    public static void main(String[] args) {
        CUSTOMERS.stream().flatMap(c -> ORDERS.stream().filter(o -> o.customer() == c.id()).map(o -> c.name() + " " + o.id() + " " + o.total())).forEach(System.out::println);
        Map<Integer, Customer> byId = CUSTOMERS.stream().collect(Collectors.toMap(Customer::id, Function.identity()));
        Map<String, Double> perCountry = ORDERS.stream().filter(o -> byId.containsKey(o.customer())).collect(Collectors.groupingBy(o -> byId.get(o.customer()).country(), TreeMap::new, Collectors.summingDouble(Order::total)));
        System.out.println(perCountry);
        System.out.println(ORDERS.stream().filter(o -> !byId.containsKey(o.customer())).map(Order::id).toList() + " orphaned");
        Map<String, List<String>> buyers = ORDERS.stream().filter(o -> byId.containsKey(o.customer())).flatMap(o -> o.items().stream().map(i -> Map.entry(i, byId.get(o.customer()).name()))).collect(Collectors.groupingBy(Map.Entry::getKey, TreeMap::new, Collectors.mapping(Map.Entry::getValue, Collectors.collectingAndThen(Collectors.toList(), l -> l.stream().distinct().sorted().toList()))));
        System.out.println(buyers);
        System.out.println(CUSTOMERS.stream().sorted(Comparator.comparing((Customer c) -> ORDERS.stream().filter(o -> o.customer() == c.id()).mapToDouble(Order::total).sum()).reversed()).map(Customer::name).toList());

        System.out.println(Stream.of("A", "B").flatMap(a -> Stream.of(1, 2, 3).flatMap(n -> Stream.of('x', 'y').map(c -> a + n + c))).collect(Collectors.joining(" ")));
        int[][] m = {{1, 2, 3}, {4, 5, 6}};
        int[][] t = IntStream.range(0, 3).mapToObj(c -> Arrays.stream(m).mapToInt(r -> r[c]).toArray()).toArray(int[][]::new);
        System.out.println(Arrays.deepToString(t) + " " + Arrays.deepToString(multiply(m, t)) + " " + Arrays.stream(m).flatMapToInt(Arrays::stream).sum());
        System.out.println(permutations(List.of("a", "b", "c")).map(p -> String.join("", p)).toList());
        System.out.println(permutations(List.of(1, 2, 3, 4)).filter(p -> p.get(0) < p.get(3)).count());
        List<List<Object>> nested = List.of(List.of(1, List.of(2, 3)), List.of(List.of(List.of(4)), 5));
        System.out.println(nested.stream().flatMap(FlatMapJoin::flatten).toList());
        List<String> dictionary = List.of("cold", "cord", "card", "ward", "warm", "word", "worm");
        System.out.println("ladder " + dictionary.stream().collect(Collectors.toMap(w -> w, w -> dictionary.stream().filter(v -> IntStream.range(0, 4).filter(i -> v.charAt(i) != w.charAt(i)).count() == 1).toList(), (a, b) -> a, TreeMap::new)));
        String text = "one two\nthree\n\nfour five six";
        System.out.println(text.lines().flatMap(l -> Arrays.stream(l.split(" "))).filter(w -> !w.isEmpty()).map(w -> w.charAt(0)).map(String::valueOf).collect(Collectors.joining()));
        System.out.println(IntStream.rangeClosed(1, 4).mapToObj(i -> IntStream.rangeClosed(1, 4).mapToObj(j -> String.format("%3d", i * j)).collect(Collectors.joining())).collect(Collectors.joining("\n")));
        List<int[]> queens = IntStream.range(0, 6).boxed().reduce(List.of(new int[0]), (boards, row) -> boards.stream().flatMap(b -> IntStream.range(0, 6).filter(c -> IntStream.range(0, row).allMatch(r -> b[r] != c && Math.abs(b[r] - c) != row - r)).mapToObj(c -> {
            int[] next = Arrays.copyOf(b, row + 1);
            next[row] = c;
            return next;
        })).toList(), (a, b) -> a);
        queens.forEach(q -> System.out.println(Arrays.toString(q)));
    }

    static Stream<Object> flatten(Object o) {
        return o instanceof List<?> l ? l.stream().flatMap(FlatMapJoin::flatten) : Stream.of(o);
    }
}
