//@ about: lambdas, method references and string concatenation compiled to a Java 8 class file
//@ release: 8
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class LambdasJava8 {
    private final int offset;

    LambdasJava8(int offset) {
        this.offset = offset;
    }

    private int shift(int x) {
        return x + offset;
    }

    private static String tag(Object o) {
        return "<" + o + ">";
    }

    Function<Integer, Integer> shifter() {
        return this::shift;
    }

    interface Visitor<R> {
        R number(int n);

        R pair(Node a, Node b);
    }

    interface Node {
        <R> R accept(Visitor<R> v);
    }

    static Node num(final int n) {
        return new Node() {
            public <R> R accept(Visitor<R> v) {
                return v.number(n);
            }
        };
    }

    static Node pair(Node a, Node b) {
        return new Node() {
            public <R> R accept(Visitor<R> v) {
                return v.pair(a, b);
            }
        };
    }

    static int depth(Node n) {
        return n.accept(new Visitor<Integer>() {
            public Integer number(int k) {
                return 0;
            }

            public Integer pair(Node a, Node b) {
                return 1 + Math.max(a.accept(this), b.accept(this));
            }
        });
    }

    public static void main(String[] args) {
        System.out.println(new LambdasJava8(10).shifter().apply(5) + tag(1) + tag('c') + tag(null) + 2.5f + 'x' + true + 7L);
        List<String> words = Arrays.asList("delta", "Alpha", "charlie", "bravo");
        words.sort(Comparator.comparing(String::toLowerCase));
        System.out.println(words + words.stream().map(LambdasJava8::tag).collect(Collectors.joining()));
        Runnable r = () -> System.out.println("run");
        r.run();
        Supplier<List<String>> lists = ArrayList::new;
        List<String> list = lists.get();
        Collections.addAll(list, "q", "w");
        list.replaceAll(s -> s + s);
        list.removeIf("qq"::equals);
        System.out.println(list);
        Map<Integer, Long> sizes = words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting()));
        System.out.println(sizes);
        Optional<Integer> best = IntStream.rangeClosed(1, 9).boxed().max(Comparator.comparing(x -> x * 7 % 10));
        System.out.println(best.get() + " " + best.map(x -> x * 2).filter(x -> x > 100).isPresent());
        BinaryOperator<Integer> gcd = new BinaryOperator<Integer>() {
            public Integer apply(Integer a, Integer b) {
                return b == 0 ? a : this.apply(b, a % b);
            }
        };
        System.out.println(gcd.apply(84, 36) + " " + gcd.andThen(x -> "gcd " + x).apply(17, 5));
        Node tree = pair(pair(num(1), num(2)), pair(num(3), pair(num(4), num(5))));
        System.out.println(depth(tree) + " " + tree.accept(new Visitor<String>() {
            public String number(int n) {
                return "" + n;
            }

            public String pair(Node a, Node b) {
                return "(" + a.accept(this) + " " + b.accept(this) + ")";
            }
        }));
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        System.out.println(add.apply(3).apply(4) + " " + IntStream.range(0, 5).mapToObj(add::apply).mapToInt(f -> f.apply(10)).sum());
        StringBuilder b = new StringBuilder();
        new TreeMap<>(sizes).forEach((k, v) -> b.append(k).append('=').append(v).append(';'));
        System.out.println(b);
        String s = "x";
        s += 1 + 2;
        s += 'c' + 1;
        s += (char) ('c' + 1);
        System.out.println(s);
    }
}
