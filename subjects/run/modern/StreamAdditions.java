//@ about: newer streams and collectors: toList, takeWhile, iterate with limit, mapMulti, teeing, flatMapping, filtering, Optional additions
//@ jdk: 25
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamAdditions {
    record Person(String name, int age, List<String> hobbies) { }

    public static void main(String[] args) {
        System.out.println(Stream.iterate(1, n -> n < 100, n -> n * 3).toList() + " " + Stream.of(1, 2, 9, 3).takeWhile(n -> n < 5).toList()
            + " " + Stream.of(1, 2, 9, 3).dropWhile(n -> n < 5).toList());
        System.out.println(Stream.ofNullable(null).count()
            + " " + Stream.of("a", "bb").<Character>mapMulti((s, sink) -> s.chars().forEach(c -> sink.accept((char) c))).toList());
        var average = Stream.of(1, 2, 3, 4).collect(Collectors.teeing(Collectors.summingInt(n -> n), Collectors.counting(), (sum, count) -> sum + "/" + count));
        System.out.println(average);
        List<Person> people = List.of(new Person("ann", 30, List.of("go", "chess")), new Person("bob", 25, List.of()), new Person("cid", 30, List.of("chess")));
        Map<Integer, Set<String>> hobbies = people.stream().collect(
            Collectors.groupingBy(Person::age, TreeMap::new, Collectors.flatMapping(p -> p.hobbies().stream(), Collectors.toCollection(TreeSet::new))));
        Map<Integer, String> names = people.stream().collect(Collectors.groupingBy(Person::age, TreeMap::new,
            Collectors.filtering(p -> p.name().compareTo("b") > 0, Collectors.mapping(Person::name, Collectors.joining("&")))));
        System.out.println(hobbies + " " + names);
        System.out.println(people.stream().collect(Collectors.partitioningBy(p -> p.hobbies().isEmpty(), Collectors.counting())) + " "
            + people.stream().collect(Collectors.toMap(Person::age, Person::name, (a, b) -> a + b, TreeMap::new)));
        System.out.println(people.stream().sorted(Comparator.comparingInt(Person::age).thenComparing(Person::name, Comparator.reverseOrder())).map(Person::name).toList());
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(Integer::toString).collect(Collectors.collectingAndThen(Collectors.toList(), List::reversed))
            + " " + IntStream.of(3, 1, 2).boxed().max(Comparator.naturalOrder()).get());
        System.out.println(Optional.empty().or(() -> Optional.of("other")).get() + " " + Optional.of(5).stream().mapToInt(n -> n).sum()
            + " " + Optional.ofNullable((String) null).map(String::length).isEmpty());
        Optional.of("x").ifPresentOrElse(x -> System.out.print("present " + x), () -> System.out.print("absent"));
        Optional.empty().ifPresentOrElse(x -> System.out.print("present"), () -> System.out.println(", absent"));
        System.out.println(DoubleStream.of(1.5, 2.5).summaryStatistics().getAverage()
            + " " + LongStream.range(0, 1000).filter(n -> n % 7 == 0).limit(4).sum()
            + " " + IntStream.range(0, 20).boxed().collect(Collectors.reducing(0, n -> n * n, Integer::sum)));
        try {
            Stream.of(1).toList().add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable");
        }
        try {
            Optional.empty().orElseThrow();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Predicate<String> blank = String::isBlank;
        System.out.println(Stream.of("", "a", " ").filter(Predicate.not(blank)).toList() + " " + Stream.concat(Stream.of(1), Stream.of(2)).map(n -> n + 0.5).toList());
    }
}
