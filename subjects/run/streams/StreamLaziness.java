//@ about: stream laziness, fusion order and short-circuiting shown with peek, onClose handlers
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamLaziness {
    static StringBuilder log = new StringBuilder();

    static <T> T note(String tag, T value) {
        log.append(tag).append(value).append(' ');
        return value;
    }

    static void flush(String what, Object result) {
        System.out.println(what + " -> " + result + " :: " + log.toString().trim());
        log.setLength(0);
    }

    public static void main(String[] args) {
        Stream<Integer> idle = Stream.of(1, 2, 3).map(x -> note("m", x));
        flush("not run", idle != null);
        flush("fused", Stream.of(1, 2, 3).peek(x -> note("a", x)).map(x -> note("b", x * 10)).peek(x -> note("c", x)).toList());
        flush("filter first", Stream.of(1, 2, 3, 4, 5).filter(x -> note("f", x) % 2 == 1).map(x -> note("m", x)).findFirst());
        flush("limit", Stream.of(1, 2, 3, 4, 5).map(x -> note("m", x)).limit(2).toList());
        flush("skip", Stream.of(1, 2, 3, 4).map(x -> note("m", x)).skip(2).toList());
        flush("sorted barrier", Stream.of(3, 1, 2).peek(x -> note("before", x)).sorted().peek(x -> note("after", x)).limit(1).toList());
        flush("anyMatch", Stream.of(1, 2, 3, 4).peek(x -> note("p", x)).anyMatch(x -> x == 2));
        flush("noneMatch", Stream.of(1, 2, 3, 4).peek(x -> note("p", x)).noneMatch(x -> x == 3));
        flush("flatMap", Stream.of(1, 2, 3).peek(x -> note("outer", x)).flatMap(x -> Stream.of(x, -x).peek(y -> note("inner", y))).limit(3).toList());
        flush("distinct", Stream.of(1, 1, 2, 1, 3).peek(x -> note("in", x)).distinct().peek(x -> note("out", x)).toList());
        flush("takeWhile", Stream.of(1, 2, 9, 3).peek(x -> note("p", x)).takeWhile(x -> x < 5).toList());
        flush("dropWhile", Stream.of(1, 2, 9, 3).peek(x -> note("p", x)).dropWhile(x -> x < 5).toList());
        flush("generate", Stream.generate(() -> note("g", log.length())).limit(3).count());
        flush("count may skip peek", List.of(1, 2, 3).stream().peek(x -> note("p", x)).count());
        flush("count after filter", List.of(1, 2, 3).stream().peek(x -> note("p", x)).filter(x -> x > 0).count());
        flush("iterate", Stream.iterate(1, x -> note("i", x * 2)).limit(4).toList());
        flush("iterate bounded", Stream.iterate(1, x -> note("?", x) < 20, x -> note("i", x * 3)).toList());

        Iterator<Integer> it = Stream.of(1, 2, 3).peek(x -> note("pull", x)).iterator();
        flush("iterator created", "");
        flush("first", it.next());
        flush("hasNext", it.hasNext());
        flush("rest", it.next() + it.next());
        flush("end", it.hasNext());

        List<Integer> source = new ArrayList<>(List.of(1, 2));
        Stream<Integer> late = source.stream();
        source.add(3);
        flush("late binding", late.toList());
        Stream<Integer> closing = Stream.of(1).onClose(() -> note("close", 1)).onClose(() -> note("close", 2));
        flush("sum", closing.mapToInt(x -> x).sum());
        try (Stream<Integer> auto = Stream.of(5).onClose(() -> note("auto", "closed"))) {
            flush("inside", auto.findAny());
        }
        flush("after try", "");
        flush("flatMap closes inner", Stream.of(1, 2).flatMap(x -> Stream.of(x).onClose(() -> note("inner", x))).toList());
        flush("ints", IntStream.rangeClosed(1, 5).peek(x -> note("r", x)).filter(x -> x % 2 == 0).mapToObj(x -> note("o", "#" + x)).findFirst().get());
        flush("two sorts", Stream.of(3, 1, 2).sorted(Comparator.reverseOrder()).peek(x -> note("d", x)).sorted().peek(x -> note("u", x)).toList());
        flush("concat", Stream.concat(Stream.of(1, 2).peek(x -> note("l", x)), Stream.of(3).peek(x -> note("r", x))).skip(1).findFirst());
        flush("infinite flat", Stream.of(1).flatMap(x -> Stream.iterate(x, y -> note("n", y + 1))).limit(3).toList());
    }
}
