//@ about: streams from iterators, spliterators, suppliers and builders; iterator() of every stream kind; mapMulti; unordered
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeSet;
import java.util.stream.BaseStream;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

public class StreamIterators {
    static String drain(Iterator<?> it) {
        StringBuilder b = new StringBuilder();
        while (it.hasNext()) b.append(it.next()).append(' ');
        return b.toString().trim();
    }

    static class Lines implements Iterable<String> {
        final String[] lines;

        Lines(String... lines) {
            this.lines = lines;
        }

        public Iterator<String> iterator() {
            return Arrays.asList(lines).iterator();
        }
    }

    public static void main(String[] args) {
        System.out.println(drain(Stream.of(1, 2, 3).map(i -> i * i).iterator()) + " | " + drain(IntStream.range(0, 4).iterator()) + " | " + drain(LongStream.of(5, 6).iterator()) + " | " + drain(DoubleStream.of(0.5).iterator()) + " | " + drain(Stream.of(3, 1, 2).sorted().iterator()) + " | " + drain(Stream.of(1, 2, 3, 4).flatMap(i -> Stream.of(i, i)).skip(1).limit(4).iterator()));
        Iterator<Integer> it = Stream.of(1).iterator();
        it.next();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println("exhausted");
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("no removal");
        }
        System.out.println(StreamSupport.stream(new Lines("b", "a", "c").spliterator(), false).sorted().toList());
        Iterator<Integer> counting = new Iterator<>() {
            int n;

            public boolean hasNext() {
                return n < 6;
            }

            public Integer next() {
                return n++;
            }
        };
        System.out.println(StreamSupport.stream(Spliterators.spliteratorUnknownSize(counting, Spliterator.ORDERED), false).filter(i -> i % 2 == 1).toList());
        System.out.println(StreamSupport.stream(Spliterators.spliterator(List.of(7, 8).iterator(), 2, 0), false).count());
        System.out.println(StreamSupport.intStream(Spliterators.spliterator(new int[] {1, 2, 3}, 0), false).sum());
        Stream.Builder<String> builder = Stream.builder();
        builder.accept("x");
        builder.add("y").add("z");
        Stream<String> built = builder.build();
        try {
            builder.add("late");
        } catch (IllegalStateException e) {
            System.out.println("builder is done");
        }
        System.out.println(built.toList());
        for (int i : (Iterable<Integer>) IntStream.range(0, 3)::iterator) System.out.print(i + ",");
        System.out.println();
        System.out.println(Stream.of("a1b2", "c3").<Integer>mapMulti((s, sink) -> s.chars().filter(Character::isDigit).forEach(c -> sink.accept(c - '0'))).toList());
        System.out.println(IntStream.of(1, 2, 3).mapMulti((i, sink) -> {
            if (i != 2) {
                sink.accept(i);
                sink.accept(-i);
            }
        }).boxed().toList());
        System.out.println(Stream.of(1, 2).unordered().isParallel() + " " + Stream.of(1).sequential().isParallel() + " " + new TreeSet<>(List.of(3, 1)).stream().spliterator().hasCharacteristics(Spliterator.SORTED) + " " + List.of(1, 2).stream().map(x -> x).spliterator().hasCharacteristics(Spliterator.SIZED) + " " + List.of(1, 2).stream().filter(x -> true).spliterator().hasCharacteristics(Spliterator.SIZED) + " " + Stream.of(1, 1).distinct().spliterator().hasCharacteristics(Spliterator.DISTINCT));
        BaseStream<Integer, Stream<Integer>> base = Stream.of(4, 5);
        System.out.println(drain(base.iterator()));
        Spliterator<Integer> sp = Stream.of(1, 2, 3, 4, 5).filter(i -> i != 3).spliterator();
        List<Integer> got = new ArrayList<>();
        sp.tryAdvance(got::add);
        sp.tryAdvance(got::add);
        sp.forEachRemaining(i -> got.add(i * 100));
        System.out.println(got + " " + sp.tryAdvance(got::add));
        System.out.println(Stream.of("p", "q").iterator().next() + Arrays.stream(new String[] {"r", "s", "t"}, 1, 3).toList());
        Stream<Integer> twice = Stream.of(1, 2);
        twice.iterator();
        try {
            twice.forEach(x -> { });
        } catch (IllegalStateException e) {
            System.out.println("already linked");
        }
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        try {
            list.stream().forEach(x -> {
                if (x == 2) list.add(9);
            });
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("interference noticed after " + list);
        }
        System.out.println("chunks " + Stream.of(1, 2, 3, 4, 5, 6, 7).collect(ArrayList<List<Integer>>::new, (acc, x) -> {
            if (acc.isEmpty() || acc.get(acc.size() - 1).size() == 3) acc.add(new ArrayList<>());
            acc.get(acc.size() - 1).add(x);
        }, List::addAll));
    }
}
