//@ about: infinite streams with iterate and generate: primes, Fibonacci, Pascal, random walk, continued fractions
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public class InfiniteStreams {
    static Stream<Integer> primes() {
        List<Integer> known = new ArrayList<>();
        return Stream.iterate(2, i -> i + 1).filter(n -> known.stream().takeWhile(p -> p * p <= n).allMatch(p -> n % p != 0)).peek(known::add);
    }

    static Stream<List<Integer>> pascal() {
        return Stream.iterate(List.of(1), row -> IntStream.rangeClosed(0, row.size()).mapToObj(i -> (i == 0 ? 0 : row.get(i - 1)) + (i == row.size() ? 0 : row.get(i))).collect(Collectors.toList()));
    }

    static <A, B> Stream<String> zip(Stream<A> a, Stream<B> b) {
        Iterator<A> x = a.iterator();
        Iterator<B> y = b.iterator();
        return Stream.generate(() -> 0).takeWhile(z -> x.hasNext() && y.hasNext()).map(z -> x.next() + ":" + y.next());
    }

    static Stream<String> lookAndSay() {
        return Stream.iterate("1", s -> {
            StringBuilder b = new StringBuilder();
            for (int i = 0, j; i < s.length(); i = j) {
                for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); ) j++;
                b.append(j - i).append(s.charAt(i));
            }
            return b.toString();
        });
    }

    public static void main(String[] args) {
        System.out.println(primes().limit(20).toList() + " " + primes().skip(99).findFirst().get());
        System.out.println(Stream.iterate(new BigInteger[] {BigInteger.ZERO, BigInteger.ONE}, f -> new BigInteger[] {f[1], f[0].add(f[1])}).map(f -> f[0]).skip(100).limit(3).toList());
        pascal().limit(8).forEach(System.out::println);
        lookAndSay().limit(8).forEach(System.out::println);
        System.out.println(zip(primes(), Stream.of("a", "b", "c", "d")).toList());
        Supplier<Integer> counter = new Supplier<>() {
            int n;

            public Integer get() {
                return n++;
            }
        };
        System.out.println(Stream.generate(counter).filter(i -> i % 7 == 3).limit(5).toList() + " counter at " + counter.get());
        System.out.println(IntStream.iterate(27, n -> n % 2 == 0 ? n / 2 : 3 * n + 1).takeWhile(n -> n != 1).count() + " steps, peak " + IntStream.iterate(27, n -> n % 2 == 0 ? n / 2 : 3 * n + 1).takeWhile(n -> n != 1).max().getAsInt());
        System.out.println(LongStream.iterate(1, n -> n * 2).takeWhile(n -> n > 0).count() + " doublings before overflow");
        System.out.println(Stream.iterate(1.0, x -> 1 + 1 / x).skip(40).findFirst().get() + " golden ratio");
        System.out.println(Stream.iterate(1.0, x -> (x + 2 / x) / 2).limit(6).map(x -> String.format("%.10f", x)).collect(Collectors.joining(" ")));
        System.out.println(IntStream.iterate(1, i -> i + 1).filter(i -> i % 3 == 0).filter(i -> i % 5 == 0).limit(4).boxed().toList());
        System.out.println(IntStream.iterate(1, i -> i + 1).mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : "" + i).limit(16).collect(Collectors.joining(" ")));
        System.out.println(Stream.iterate(12345L, s -> s * 6364136223846793005L + 1).map(s -> s >>> 60).limit(20).toList());
        System.out.println(Stream.iterate(1, i -> i + 1).flatMap(i -> Stream.iterate(1, j -> j <= i, j -> j + 1).map(j -> i * 10 + j)).limit(12).toList());
        System.out.println(IntStream.iterate(100, i -> i - 1).filter(i -> i % 9 == 0).findFirst().getAsInt() + " " + Stream.generate(() -> "ab").limit(3).collect(Collectors.joining()));
        Iterator<Integer> squares = Stream.iterate(1, i -> i + 1).map(i -> i * i).iterator();
        int sum = 0;
        while (sum < 1000) sum += squares.next();
        System.out.println(sum + " next " + squares.next());
        int[] tri = IntStream.iterate(1, i -> i + 1).map(i -> i * (i + 1) / 2).filter(t -> t % 2 == 0).limit(6).toArray();
        System.out.println(java.util.Arrays.toString(tri));
    }
}
