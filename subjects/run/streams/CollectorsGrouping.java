//@ about: groupingBy, partitioningBy, counting, summing, averaging, mapping, filtering, flatMapping, collectingAndThen
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class CollectorsGrouping {
    enum Dept { DEV, OPS, HR }

    record Emp(String name, Dept dept, int salary, List<String> skills) {}

    static final List<Emp> STAFF = List.of(
        new Emp("ann", Dept.DEV, 90, List.of("java", "rust")), new Emp("bob", Dept.OPS, 60, List.of("bash")), new Emp("cat", Dept.DEV, 70, List.of("java", "sql")),
        new Emp("dan", Dept.HR, 50, List.of()), new Emp("eve", Dept.OPS, 80, List.of("bash", "rust")), new Emp("fay", Dept.DEV, 90, List.of("c")));

    public static void main(String[] args) {
        System.out.println(STAFF.stream().collect(Collectors.groupingBy(Emp::dept, () -> new EnumMap<>(Dept.class), Collectors.mapping(Emp::name, Collectors.toList()))).toString());
        Map<Dept, Long> counts = STAFF.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.counting()));
        System.out.println(counts);
        Map<Dept, Integer> sums = STAFF.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.summingInt(Emp::salary)));
        System.out.println(sums);
        Map<Dept, Double> averages = STAFF.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.averagingInt(Emp::salary)));
        System.out.println(averages);
        Map<Boolean, List<String>> parts = STAFF.stream().collect(Collectors.partitioningBy(e -> e.salary() > 65, Collectors.mapping(Emp::name, Collectors.toList())));
        System.out.println(parts + " " + parts.get(true));
        System.out.println(STAFF.stream().collect(Collectors.partitioningBy(e -> e.salary() > 1000)).get(true));
        Map<Boolean, TreeMap<Dept, Long>> nested = STAFF.stream().collect(Collectors.partitioningBy(e -> e.name().compareTo("d") < 0, Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.counting())));
        System.out.println(nested);
        Map<Dept, TreeSet<String>> skills = STAFF.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.flatMapping(e -> e.skills().stream(), Collectors.toCollection(TreeSet::new))));
        System.out.println(skills);
        Map<Dept, List<String>> rich = STAFF.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.filtering(e -> e.salary() >= 80, Collectors.mapping(Emp::name, Collectors.toList()))));
        System.out.println(rich);
        Map<Dept, String> best = STAFF.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingInt(Emp::salary)), e -> e.get().name())));
        System.out.println(best);
        Map<Integer, String> joined = STAFF.stream().collect(Collectors.groupingBy(Emp::salary, TreeMap::new, Collectors.mapping(Emp::name, Collectors.joining("/", "<", ">"))));
        System.out.println(joined);
        Map<Dept, Integer> reduced = STAFF.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.reducing(0, Emp::salary, Math::max)));
        System.out.println(reduced);
        Map<String, Long> letters = "mississippi".chars().mapToObj(c -> String.valueOf((char) c)).collect(Collectors.groupingBy(s -> s, Collectors.counting()));
        System.out.println(letters);
        Map<Integer, List<Integer>> mod = IntStream.range(0, 20).boxed().collect(Collectors.groupingBy(i -> i % 3));
        System.out.println(mod);
        Map<Integer, Map<Integer, List<Integer>>> deep = IntStream.range(0, 24).boxed().collect(Collectors.groupingBy(i -> i % 2, Collectors.groupingBy(i -> i % 3)));
        System.out.println(deep);
        System.out.println(STAFF.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.summarizingInt(Emp::salary))).get(Dept.DEV));
        System.out.println("total " + STAFF.stream().collect(Collectors.teeing(Collectors.summingInt(Emp::salary), Collectors.counting(), (s, n) -> s + "/" + n)));
        Map<Dept, String> minMax = STAFF.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.teeing(Collectors.minBy(Comparator.comparing(Emp::name)), Collectors.maxBy(Comparator.comparing(Emp::name)), (a, b) -> a.get().name() + "-" + b.get().name())));
        System.out.println(minMax);
        try {
            STAFF.stream().collect(Collectors.groupingBy(e -> (String) null));
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Map<Boolean, Long> even = IntStream.rangeClosed(1, 9).boxed().collect(Collectors.partitioningBy(i -> i % 2 == 0, Collectors.counting()));
        System.out.println(even + " " + even.size() + " " + even.containsKey(false));
    }
}
