//@ about: var in lambda parameters, loops and try; diamond with anonymous classes; effectively final captures; intersection casts
//@ jdk: 25
import java.util.*;
import java.util.function.*;

public class VarLambdas {
    static class Resource implements AutoCloseable {
        final String name;
        Resource(String name) { this.name = name; }
        public void close() { System.out.println("closing " + name); }
    }

    static <T extends Comparable<T> & CharSequence> int measure(T value) { return value.length() + Integer.signum(value.compareTo(value)); }

    public static void main(String[] args) throws Exception {
        BiFunction<Integer, Integer, Integer> add = (var a, var b) -> a + b;
        var list = new ArrayList<Map<String, ? extends Number>>();
        list.add(Map.of("one", 1));
        list.add(Map.of("half", 0.5));
        for (var map : list) for (var entry : map.entrySet()) System.out.println(entry.getKey() + " " + entry.getValue().intValue());
        Comparator<String> byLength = new Comparator<>() {
            int calls;
            public int compare(String a, String b) {
                calls++;
                return Integer.compare(a.length(), b.length());
            }
            public String toString() { return calls > 0 ? "used" : "unused"; }
        };
        var words = new ArrayList<>(List.of("ccc", "a", "bb"));
        words.sort(byLength);
        System.out.println(words + " " + byLength + " " + add.apply(2, 3));
        var counter = new Object() { int value = 3; int next() { return value++; } };
        counter.next();
        System.out.println(counter.value);
        var outer = new Resource("outer");
        try (outer; var inner = new Resource("inner")) {
            System.out.println(inner.name);
        }
        Runnable both = (Runnable & java.io.Serializable) () -> System.out.println("serializable");
        both.run();
        System.out.println(both instanceof java.io.Serializable);
        System.out.println(measure("four"));
        Supplier<Supplier<String>> nested = () -> () -> "nested " + words.size();
        System.out.println(nested.get().get());
        IntFunction<int[]> make = int[]::new;
        Function<String, Integer> parse = Integer::valueOf;
        System.out.println(make.apply(4).length + parse.andThen(n -> n * n).compose((String s) -> s.trim()).apply(" 12 "));
        var fibonacci = new Function<Integer, Integer>() {
            public Integer apply(Integer n) { return n < 2 ? n : this.apply(n - 1) + this.apply(n - 2); }
        };
        System.out.println(fibonacci.apply(15));
    }
}
