//@ about: IntStream, LongStream, DoubleStream: ranges, conversions, boxed, statistics, reduce, iterate, collect, flatMap
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public class PrimitiveStreams {
    static String show(IntStream s) {
        return s.mapToObj(Integer::toString).collect(Collectors.joining(" ", "[", "]"));
    }

    public static void main(String[] args) {
        System.out.println(show(IntStream.range(0, 5)) + show(IntStream.rangeClosed(0, 5)) + show(IntStream.range(5, 0)) + show(IntStream.of(3, 1, 2).sorted()) + show(IntStream.empty()) + show(IntStream.concat(IntStream.of(1), IntStream.of(2))));
        System.out.println(show(IntStream.iterate(1, i -> i * 2).limit(8)) + show(IntStream.iterate(1, i -> i < 50, i -> i * 3)) + show(IntStream.generate(() -> 7).limit(3)) + show(IntStream.rangeClosed(Integer.MAX_VALUE - 2, Integer.MAX_VALUE)));
        System.out.println(IntStream.rangeClosed(1, 100).sum() + " " + IntStream.rangeClosed(1, 10).reduce(1, (a, b) -> a * b) + " " + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + IntStream.range(0, 10).average().getAsDouble() + " " + IntStream.empty().average() + " " + IntStream.empty().sum() + " " + IntStream.empty().max());
        IntSummaryStatistics st = IntStream.of(4, -2, 9, 7).summaryStatistics();
        System.out.println(st + " " + st.getMin() + " " + st.getMax() + " " + st.getSum() + " " + st.getAverage() + " " + new IntSummaryStatistics());
        st.combine(IntStream.of(100).summaryStatistics());
        st.accept(-50);
        System.out.println(st);
        System.out.println(LongStream.of(5, 10).summaryStatistics());
        System.out.println(DoubleStream.of(1.5, 2.5, -1).summaryStatistics());
        System.out.println(show(IntStream.range(0, 20).filter(i -> i % 3 == 0).map(i -> i * i).skip(1).limit(4)) + show(IntStream.of(1, 2, 2, 3, 1).distinct()) + show(IntStream.range(0, 10).takeWhile(i -> i < 4)) + show(IntStream.range(0, 10).dropWhile(i -> i < 7)) + show(IntStream.of(1, 2, 3).flatMap(i -> IntStream.range(0, i))));
        System.out.println(IntStream.of(1, 2).boxed().collect(Collectors.toList()) + " " + IntStream.of(1, 2).asLongStream().boxed().toList() + " " + IntStream.of(1, 2).asDoubleStream().boxed().toList() + " " + IntStream.of(65, 66).mapToObj(c -> (char) c).toList() + " " + IntStream.of(3).mapToLong(i -> i * 10_000_000_000L).sum() + " " + IntStream.of(3).mapToDouble(i -> i / 2.0).sum());
        System.out.println(DoubleStream.of(2.7, -2.7).mapToInt(d -> (int) d).boxed().toList() + " " + DoubleStream.iterate(1, d -> d / 2).limit(6).boxed().toList() + " " + DoubleStream.of(1, 2, 3).map(Math::sqrt).max().getAsDouble() + " " + DoubleStream.of(0.1, 0.2, 0.3).sum() + " " + DoubleStream.generate(() -> 0.1).limit(10).sum() + " " + DoubleStream.of(Double.NaN, 1).sum() + " " + DoubleStream.of(Double.POSITIVE_INFINITY, 1).average().getAsDouble());
        System.out.println(Stream.of("a", "bbb", "cc").mapToInt(String::length).max().getAsInt() + " " + Stream.of(1L, 2L).mapToLong(Long::longValue).sum() + " " + Stream.of(1, 2, 4).mapToDouble(i -> 1.0 / i).sum() + " " + Arrays.stream(new double[] {1, 2}).average().getAsDouble() + " " + Arrays.stream(new long[] {7, 8}).skip(1).findFirst().getAsLong());
        System.out.println(IntStream.range(0, 5).anyMatch(i -> i == 3) + " " + IntStream.range(0, 5).allMatch(i -> i < 3) + " " + IntStream.range(0, 5).noneMatch(i -> i > 9) + " " + IntStream.range(3, 9).findFirst().getAsInt() + " " + IntStream.range(0, 1000).count() + " " + OptionalInt.of(IntStream.of(9, 4).min().getAsInt()));
        System.out.println(Arrays.toString(IntStream.range(0, 5).map(i -> 4 - i).toArray()) + Arrays.toString(LongStream.range(0, 3).toArray()) + Arrays.toString(DoubleStream.of(1).toArray()) + IntStream.of(1, 2, 3).collect(StringBuilder::new, (b, i) -> b.append(i), StringBuilder::append));
        PrimitiveIterator.OfInt it = IntStream.range(0, 3).iterator();
        int total = 0;
        while (it.hasNext()) total += it.nextInt();
        System.out.println(total + " " + show("hello".chars().map(Character::toUpperCase)) + " " + IntStream.rangeClosed(2, 60).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList());
        System.out.println(Stream.iterate(new long[] {0, 1}, f -> new long[] {f[1], f[0] + f[1]}).mapToLong(f -> f[0]).limit(50).max().getAsLong() + " " + IntStream.rangeClosed(1, 12).boxed().flatMap(a -> IntStream.rangeClosed(a, 12).filter(b -> Math.sqrt(a * a + b * b) % 1 == 0).mapToObj(b -> a + "," + b)).toList());
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj("*"::repeat).collect(Collectors.joining("\n")));
        try {
            IntStream.range(0, 3).mapToObj(i -> 6 / i).toList();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        IntStream.Builder builder = IntStream.builder();
        for (int i = 0; i < 40; i++) builder.add(i * i % 17);
        System.out.println(builder.build().distinct().sorted().boxed().toList());
        long collatz = LongStream.rangeClosed(1, 300).map(n -> LongStream.iterate(n, x -> x != 1, x -> x % 2 == 0 ? x / 2 : 3 * x + 1).count()).max().getAsLong();
        System.out.println("longest Collatz " + collatz);
    }
}
