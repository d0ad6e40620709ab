//@ about: stream gatherers: windows, fold, scan, own sequential gatherers with state, finishers and short circuits, composition
//@ jdk: 25
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class GatherersUse {
    static <T> Gatherer<T, ?, T> every(int n) {
        return Gatherer.ofSequential(() -> new int[1], (state, element, down) -> state[0]++ % n != 0 || down.push(element));
    }

    static <T> Gatherer<T, ?, T> stopAt(Predicate<T> stop) {
        return Gatherer.ofSequential((_, element, down) -> !stop.test(element) && down.push(element));
    }

    static Gatherer<Integer, ?, String> runs() {
        return Gatherer.ofSequential(
            ArrayList<Integer>::new,
            (run, n, down) -> {
                if (!run.isEmpty() && run.getLast() > n) {
                    down.push(run.toString());
                    run.clear();
                }
                run.add(n);
                return true;
            },
            (run, down) -> { if (!run.isEmpty()) down.push("last " + run); });
    }

    public static void main(String[] args) {
        System.out.println(Stream.of(1, 2, 3, 4, 5).gather(Gatherers.windowFixed(2)).toList());
        System.out.println(Stream.of(1, 2, 3, 4, 5).gather(Gatherers.windowSliding(3)).toList());
        System.out.println(Stream.of(1, 2).gather(Gatherers.windowSliding(3)).toList());
        System.out.println(Stream.of(1, 2, 3).gather(Gatherers.fold(() -> "", (text, n) -> text + n)).findFirst().orElseThrow());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> 0, Integer::sum)).toList());
        System.out.println(IntStream.range(0, 10).boxed().gather(every(3)).toList());
        System.out.println(Stream.iterate(1, n -> n * 2).gather(stopAt(n -> n > 100)).toList());
        System.out.println(Stream.of(1, 3, 2, 5, 6, 1).gather(runs()).collect(Collectors.joining(" | ")));
        System.out.println(Stream.of(3, 1, 2, 9, 8, 7).gather(every(2).andThen(Gatherers.windowFixed(2))).toList());
        System.out.println(Stream.<Integer>empty().gather(runs()).count() + " " + Stream.of(5).gather(Gatherers.scan(() -> 1, (a, b) -> a * b)).toList());
        System.out.println(IntStream.rangeClosed(1, 20).boxed()
            .gather(Gatherers.windowFixed(5))
            .map(window -> window.stream().mapToInt(n -> n).sum())
            .gather(Gatherers.scan(() -> 0, Integer::sum))
            .limit(3).toList());
        try {
            Gatherers.windowFixed(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
