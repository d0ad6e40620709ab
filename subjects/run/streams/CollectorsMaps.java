//@ about: toMap with merging and map factories, toSet, toCollection, joining, unmodifiable collectors, custom Collector.of
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class CollectorsMaps {
    static void attempt(String what, java.util.function.Supplier<Object> s) {
        try {
            System.out.println(what + " = " + s.get());
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + " " + (e instanceof IllegalStateException ? e.getMessage() : ""));
        }
    }

    public static void main(String[] args) {
        List<String> words = List.of("apple", "bob", "cat", "apricot", "banana", "cherry");
        attempt("toMap", () -> words.stream().collect(Collectors.toMap(Function.identity(), String::length)));
        attempt("toMap clash", () -> words.stream().collect(Collectors.toMap(w -> w.charAt(0), w -> w)));
        attempt("toMap merge", () -> words.stream().collect(Collectors.toMap(w -> w.charAt(0), w -> w, (a, b) -> a + "+" + b)));
        attempt("toMap linked", () -> words.stream().collect(Collectors.toMap(w -> w.charAt(w.length() - 1), String::length, Integer::sum, LinkedHashMap::new)));
        attempt("toMap tree", () -> words.stream().collect(Collectors.toMap(String::length, w -> 1, Integer::sum, TreeMap::new)));
        attempt("toMap null value", () -> words.stream().collect(Collectors.toMap(w -> w, w -> null)));
        attempt("toMap drop", () -> new TreeMap<>(words.stream().collect(Collectors.toMap(w -> w.charAt(0), w -> w, (a, b) -> null))));
        attempt("toConcurrentMap", () -> new TreeMap<>(words.stream().collect(Collectors.toConcurrentMap(w -> w, String::length))));
        attempt("toSet", () -> words.stream().map(String::length).collect(Collectors.toSet()));
        attempt("toCollection", () -> words.stream().collect(Collectors.toCollection(ArrayDeque::new)).peekLast());
        attempt("linked set", () -> Stream.of(3, 1, 3, 2, 1).collect(Collectors.toCollection(LinkedHashSet::new)));
        attempt("joining", () -> words.stream().collect(Collectors.joining()));
        attempt("joining three", () -> words.stream().limit(2).collect(Collectors.joining(", ", "[", "]")) + Stream.<String>empty().collect(Collectors.joining(", ", "[", "]")));
        attempt("unmodifiable list", () -> words.stream().collect(Collectors.toUnmodifiableList()).add("x"));
        attempt("unmodifiable list null", () -> Stream.of(1, null).collect(Collectors.toUnmodifiableList()));
        attempt("unmodifiable set", () -> words.stream().collect(Collectors.toUnmodifiableSet()).size());
        attempt("unmodifiable map", () -> words.stream().collect(Collectors.toUnmodifiableMap(w -> w, String::length)).get("cat"));
        attempt("counting", () -> words.stream().collect(Collectors.counting()));
        attempt("averaging", () -> words.stream().collect(Collectors.averagingDouble(String::length)) + " " + Stream.<String>empty().collect(Collectors.averagingInt(String::length)));
        attempt("summing", () -> words.stream().collect(Collectors.summingLong(String::length)) + " " + words.stream().collect(Collectors.summingDouble(w -> w.length() / 10.0)));
        attempt("reducing", () -> words.stream().collect(Collectors.reducing((a, b) -> a.compareTo(b) > 0 ? a : b)));
        attempt("then", () -> words.stream().collect(Collectors.collectingAndThen(Collectors.toList(), l -> l.size() + " " + l.get(0))));
        IntSummaryStatistics stats = words.stream().collect(Collectors.summarizingInt(String::length));
        System.out.println(stats + " " + stats.getAverage());

        Collector<String, StringJoiner, String> dashed = Collector.of(() -> new StringJoiner("-"), (j, s) -> j.add(s.toUpperCase()), StringJoiner::merge, StringJoiner::toString);
        System.out.println(words.stream().collect(dashed) + " " + dashed.characteristics());
        Collector<Integer, int[], int[]> histogram = Collector.of(() -> new int[4], (h, i) -> h[i % 4]++, (a, b) -> a, Collector.Characteristics.IDENTITY_FINISH);
        System.out.println(java.util.Arrays.toString(Stream.iterate(1, i -> i * 7 % 1000).limit(100).collect(histogram)));
        ArrayList<Integer> plain = Stream.of(5, 6, 7).collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
        System.out.println(plain);
        StringBuilder sb = Stream.of("a", "b").collect(StringBuilder::new, StringBuilder::append, StringBuilder::append);
        System.out.println(sb.reverse());
        Map<String, Integer> inverted = new HashMap<>(Map.of("x", 1, "y", 2));
        System.out.println(inverted.entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey)));
        Map<String, Integer> wordCount = new TreeMap<>();
        "to be or not to be that is the question".lines().flatMap(l -> Stream.of(l.split(" "))).forEach(w -> wordCount.merge(w, 1, Integer::sum));
        System.out.println(wordCount.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(4).map(Object::toString).collect(Collectors.joining(" ")));
        Set<List<Integer>> pairs = Stream.of(1, 2, 3).flatMap(a -> Stream.of(1, 2, 3).filter(b -> a < b).map(b -> List.of(a, b))).collect(Collectors.toCollection(LinkedHashSet::new));
        System.out.println(pairs);
    }
}
