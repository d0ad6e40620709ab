//@ about: map, filter, reduce, collect, sorted, distinct, limit, skip, match, find, count, min, max on object streams
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class StreamBasics {
    record Fruit(String name, int price) {}

    public static void main(String[] args) {
        List<String> words = List.of("stream", "of", "words", "with", "some", "of", "repeated", "words");
        System.out.println(words.stream().map(String::toUpperCase).collect(Collectors.toList()));
        System.out.println(words.stream().filter(w -> w.length() > 4).map(String::length).toList());
        System.out.println(words.stream().distinct().sorted().collect(Collectors.joining(",")));
        System.out.println(words.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).toList());
        System.out.println(words.stream().skip(2).limit(3).toList() + " " + words.stream().skip(20).toList() + " " + words.stream().limit(0).count());
        System.out.println(words.stream().reduce("", String::concat) + " " + words.stream().reduce((a, b) -> a.length() >= b.length() ? a : b) + " " + words.stream().reduce(0, (n, w) -> n + w.length(), Integer::sum) + " " + Stream.<String>empty().reduce(String::concat));
        System.out.println(words.stream().anyMatch("of"::equals) + " " + words.stream().allMatch(w -> w.length() > 1) + " " + words.stream().noneMatch(String::isEmpty) + " " + Stream.empty().allMatch(x -> false) + " " + Stream.empty().anyMatch(x -> true));
        System.out.println(words.stream().findFirst() + " " + words.stream().filter(w -> w.startsWith("z")).findFirst() + " " + words.stream().count() + " " + words.stream().min(Comparator.naturalOrder()).get() + " " + words.stream().max(Comparator.comparing(String::length)).get());
        System.out.println(words.stream().takeWhile(w -> !w.equals("with")).toList() + " " + words.stream().dropWhile(w -> !w.equals("with")).toList());
        System.out.println(words.stream().flatMap(w -> w.chars().mapToObj(c -> (char) c)).distinct().map(String::valueOf).collect(Collectors.joining()));
        System.out.println(Stream.of(1, 2, 3).<String>mapMulti((n, sink) -> {
            for (int i = 0; i < n; i++) sink.accept(n + "" + (char) ('a' + i));
        }).toList());
        System.out.println(Arrays.toString(words.stream().map(String::length).toArray(Integer[]::new)) + " " + words.stream().toArray().length);
        try {
            Object[] wrong = words.stream().toArray(Integer[]::new);
            System.out.println(wrong.length);
        } catch (ArrayStoreException e) {
            System.out.println("array store");
        }
        List<Fruit> fruits = List.of(new Fruit("kiwi", 3), new Fruit("fig", 9), new Fruit("pear", 3), new Fruit("lime", 2));
        System.out.println(fruits.stream().sorted(Comparator.comparingInt(Fruit::price)).map(Fruit::name).toList() + " " + fruits.stream().mapToInt(Fruit::price).sum() + " " + fruits.stream().max(Comparator.comparing(Fruit::price)).map(Fruit::name).orElse("?"));
        System.out.println(Stream.concat(Stream.of("a"), Stream.concat(Stream.of("b"), Stream.empty())).toList() + " " + Stream.ofNullable(null).count() + " " + Stream.ofNullable(5).toList() + " " + Stream.builder().add(1).add(2).build().toList());
        List<Integer> sink = new ArrayList<>();
        Stream.of(3, 1, 2).sorted().forEach(sink::add);
        Stream.of(9, 8).forEachOrdered(sink::add);
        System.out.println(sink);
        try {
            words.stream().toList().add("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("toList is unmodifiable");
        }
        System.out.println(Stream.of("x", null, "y").map(String::valueOf).toList() + " " + Stream.of("x", null).collect(Collectors.toList()) + " " + Stream.of((Object) null).toList());
        Stream<String> used = words.stream();
        used.count();
        try {
            used.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of(1, "a").map(x -> (Comparable<Object>) (Object) x).sorted().toList();
        } catch (ClassCastException e) {
            System.out.println("cannot sort mixed");
        }
        try {
            Stream.of((String) null).findFirst();
        } catch (NullPointerException e) {
            System.out.println("findFirst of null");
        }
        for (int bad = 0; bad < 2; bad++) {
            try {
                if (bad == 0) Stream.of(1).limit(-1);
                else Stream.of(1).skip(-1);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        Optional<Integer> best = Stream.iterate(1, x -> x * 3 % 101).limit(50).max(Integer::compare);
        System.out.println(best.get());
    }
}
