//@ about: the unnamed variable and pattern `_` in lambdas, catch, for, try-with-resources, locals and record patterns
//@ jdk: 25
import java.util.*;
import java.util.function.*;

public class UnnamedVariables {
    record Point(int x, int y) { }
    record Pair(Object left, Object right) { }

    static class Door implements AutoCloseable {
        Door() { System.out.println("open"); }
        public void close() { System.out.println("close"); }
    }

    static int parse(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException _) {
            return -1;
        }
    }

    static String kind(Object value) {
        return switch (value) {
            case Pair(Point(_, var y), _) when y > 5 -> "high left " + y;
            case Pair(Point _, Point _) -> "two points";
            case Pair(String _, _), Pair(_, String _) -> "some string";
            case Pair(_, _) -> "pair";
            case Point _, Integer _ -> "point or integer";
            case Object _ -> "object";
        };
    }

    static int side;

    static int effect() { return ++side; }

    public static void main(String[] args) {
        System.out.println(parse("12") + " " + parse("x"));
        for (Object value : new Object[] {new Pair(new Point(1, 6), null), new Pair(new Point(1, 1), new Point(2, 2)), new Pair("s", 1), new Pair(1, "s"),
            new Pair(1, 2), new Point(0, 0), 5, "text"}) System.out.println(kind(value));
        int count = 0;
        for (var _ : List.of("a", "b", "c")) count++;
        for (int i = 0, _ = effect(); i < 3; i++) count += 10;
        var _ = effect();
        int _ = effect();
        System.out.println(count + " " + side);
        BiFunction<Integer, Integer, Integer> first = (a, _) -> a;
        TriFunction third = (_, _, c) -> c;
        System.out.println(first.apply(1, 2) + third.apply(1, 2, 3));
        try (var _ = new Door(); var _ = new Door()) {
            System.out.println("inside");
        }
        Map<String, List<Integer>> map = new TreeMap<>();
        map.computeIfAbsent("k", _ -> new ArrayList<>()).add(1);
        map.computeIfAbsent("k", _ -> new ArrayList<>()).add(2);
        System.out.println(map);
    }

    interface TriFunction {
        int apply(int a, int b, int c);
    }
}
