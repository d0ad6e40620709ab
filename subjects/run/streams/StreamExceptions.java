//@ about: exceptions thrown inside stream stages, checked wrappers, cleanup with onClose, and an uncaught one at the end
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamExceptions {
    static class Failure extends Exception {
        final int at;

        Failure(int at) {
            super("failed at " + at);
            this.at = at;
        }
    }

    interface Throwing<A, B> {
        B apply(A a) throws Exception;
    }

    static <A, B> Function<A, B> unchecked(Throwing<A, B> f) {
        return a -> {
            try {
                return f.apply(a);
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new IllegalStateException("wrapped", e);
            }
        };
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> RuntimeException sneak(Throwable t) throws T {
        throw (T) t;
    }

    static int risky(int i) throws Failure {
        if (i == 3) throw new Failure(i);
        return i * i;
    }

    public static void main(String[] args) {
        List<String> log = new ArrayList<>();
        try {
            IntStream.range(0, 6).boxed().peek(i -> log.add("in" + i)).map(unchecked(StreamExceptions::risky)).forEach(i -> log.add("out" + i));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " because " + e.getCause().getMessage() + " " + ((Failure) e.getCause()).at);
        }
        System.out.println(log);
        try {
            Stream.of(1, 2, 3, 4).map(i -> {
                try {
                    return risky(i);
                } catch (Failure f) {
                    throw StreamExceptions.<RuntimeException>sneak(f);
                }
            }).forEach(i -> System.out.println("got " + i));
        } catch (Exception e) {
            System.out.println("sneaked " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
        try (Stream<Integer> s = Stream.of(1, 0).onClose(() -> System.out.println("closed one")).onClose(() -> {
            throw new IllegalArgumentException("close failed");
        }).onClose(() -> System.out.println("closed three"))) {
            s.map(i -> 10 / i).forEach(i -> System.out.println("ten over " + i));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + " suppressed " + e.getSuppressed()[0].getMessage());
        }
        try {
            Stream.of("b", "a").sorted((x, y) -> {
                throw new UnsupportedOperationException("no order");
            }).toList();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of(1, 2).collect(Collectors.toMap(x -> "same", x -> x));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of(1, 2).reduce(0, (a, b) -> a / (b - 2));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of(1).flatMap(x -> Stream.of(x).map(y -> y / 0)).findFirst();
        } catch (ArithmeticException e) {
            System.out.println("inner " + e.getMessage());
        }
        List<Object> results = Stream.of("1", "x", "3").<Object>map(s -> {
            try {
                return Integer.parseInt(s);
            } catch (NumberFormatException e) {
                return "bad " + s;
            }
        }).toList();
        System.out.println(results);
        int[] attempts = {0};
        Object answer = Stream.generate(() -> ++attempts[0]).map(i -> {
            if (i < 4) return null;
            return "ok after " + i;
        }).filter(x -> x != null).findFirst().get();
        System.out.println(answer);
        System.out.println("now something uncaught");
        int[] table = {1, 2, 3};
        for (int i = 0; i < 5; i++) {
            System.out.println(table[i]);
        }
    }
}
