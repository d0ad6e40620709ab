//@ about: Spliterator: tryAdvance, trySplit, characteristics, estimateSize, forEachRemaining of library and custom sources
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

public class SpliteratorSources {
    static String flags(Spliterator<?> s) {
        StringBuilder b = new StringBuilder();
        int[] all = {Spliterator.ORDERED, Spliterator.DISTINCT, Spliterator.SORTED, Spliterator.SIZED, Spliterator.NONNULL, Spliterator.IMMUTABLE, Spliterator.CONCURRENT, Spliterator.SUBSIZED};
        String[] names = {"ordered", "distinct", "sorted", "sized", "nonnull", "immutable", "concurrent", "subsized"};
        for (int i = 0; i < all.length; i++) if (s.hasCharacteristics(all[i])) b.append(names[i]).append(' ');
        return b.toString().trim();
    }

    static class Countdown extends AbstractSpliterator<Integer> {
        int left;

        Countdown(int from) {
            super(from, ORDERED | DISTINCT | NONNULL);
            left = from;
        }

        @Override
        public boolean tryAdvance(Consumer<? super Integer> action) {
            if (left == 0) return false;
            action.accept(left--);
            return true;
        }
    }

    static <T> String rest(Spliterator<T> s) {
        StringBuilder b = new StringBuilder();
        s.forEachRemaining(x -> b.append(x).append(' '));
        return b.toString().trim();
    }

    static <T> int depth(Spliterator<T> s, String indent, int level) {
        Spliterator<T> prefix = level < 2 ? s.trySplit() : null;
        if (prefix == null) {
            System.out.println(indent + s.estimateSize() + ": " + rest(s));
            return 1;
        }
        return depth(prefix, indent + "  ", level + 1) + depth(s, indent + "  ", level + 1);
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
        Spliterator<Integer> s = list.spliterator();
        System.out.println(flags(s) + " size " + s.estimateSize() + " exact " + s.getExactSizeIfKnown());
        StringBuilder b = new StringBuilder();
        System.out.println(s.tryAdvance(b::append) + " " + s.tryAdvance(b::append) + " " + b + " left " + s.estimateSize());
        Spliterator<Integer> head = s.trySplit();
        System.out.println("head " + rest(head) + ", tail " + rest(s) + ", then " + s.tryAdvance(b::append) + " " + s.trySplit());
        System.out.println(depth(list.spliterator(), "", 0) + " leaves");
        System.out.println(depth(Arrays.spliterator(new String[] {"a", "b", "c", "d"}), "", 0) + " leaves");
        System.out.println(flags(Arrays.asList(1, 2).spliterator()) + " | " + flags(new HashSet<>(list).spliterator()) + " | " + flags(new TreeSet<>(list).spliterator()) + " | " + flags(List.of(1, 2, 3).spliterator()) + " | " + flags(new java.util.LinkedList<>(list).spliterator()) + " | " + flags(new java.util.ArrayDeque<>(list).spliterator()));
        System.out.println(new TreeSet<>(list).spliterator().getComparator());
        try {
            list.spliterator().getComparator();
        } catch (IllegalStateException e) {
            System.out.println("no comparator");
        }
        Countdown c = new Countdown(5);
        System.out.println(flags(c) + " " + c.estimateSize());
        System.out.println(StreamSupport.stream(new Countdown(6), false).map(i -> i * i).filter(i -> i % 2 == 0).toList());
        Spliterator<Integer> split = new Countdown(8);
        Spliterator<Integer> firstHalf = split.trySplit();
        System.out.println((firstHalf == null ? "no split" : rest(firstHalf)) + " / " + rest(split));
        Spliterator.OfInt range = IntStream.range(0, 10).spliterator();
        Spliterator.OfInt low = range.trySplit();
        int[] sum = {0, 0};
        low.forEachRemaining((int i) -> sum[0] += i);
        range.forEachRemaining((int i) -> sum[1] += i);
        System.out.println(sum[0] + " " + sum[1] + " " + flags(IntStream.range(0, 3).spliterator()));
        Spliterator<Integer> late = list.spliterator();
        list.add(10);
        System.out.println("late binding " + late.estimateSize());
        late.tryAdvance(i -> { });
        list.add(11);
        try {
            late.forEachRemaining(i -> { });
            System.out.println("not noticed");
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("modified");
        }
        PrimitiveIterator.OfInt it = IntStream.of(3, 1, 2).iterator();
        System.out.println(it.nextInt() + it.next() + " " + it.hasNext());
        Spliterator<Integer> fromIterator = java.util.Spliterators.spliteratorUnknownSize(List.of(1, 2, 3).iterator(), Spliterator.ORDERED);
        System.out.println(fromIterator.estimateSize() == Long.MAX_VALUE ? "unknown size " + rest(fromIterator) : "known");
        System.out.println(java.util.Spliterators.emptySpliterator().estimateSize() + " " + "hey".chars().spliterator().getExactSizeIfKnown());
    }
}
