//@ about: recursion through fields, arrays and fixed-point combinators; mutual recursion; memoization; continuations and trampolines
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class LambdaRecursion {
    static IntUnaryOperator fib = n -> n < 2 ? n : LambdaRecursion.fib.applyAsInt(n - 1) + LambdaRecursion.fib.applyAsInt(n - 2);
    static IntPredicate even = n -> n == 0 || LambdaRecursion.odd.test(n - 1);
    static IntPredicate odd = n -> n != 0 && LambdaRecursion.even.test(n - 1);
    private Function<Integer, String> countdown;

    LambdaRecursion() {
        countdown = n -> n == 0 ? "go" : n + " " + this.countdown.apply(n - 1);
    }

    interface Self<T> {
        T apply(Self<T> self);
    }

    static <A, B> Function<A, B> fix(Function<Function<A, B>, Function<A, B>> f) {
        Self<Function<A, B>> omega = self -> a -> f.apply(self.apply(self)).apply(a);
        return omega.apply(omega);
    }

    static <A, B> Function<A, B> memo(Function<Function<A, B>, Function<A, B>> f, int[] misses) {
        Map<A, B> cache = new HashMap<>();
        return new Function<>() {
            final Function<A, B> body = f.apply(this);

            @Override
            public B apply(A a) {
                B known = cache.get(a);
                if (known == null) {
                    misses[0]++;
                    known = body.apply(a);
                    cache.put(a, known);
                }
                return known;
            }
        };
    }

    interface Step<T> {
        default boolean done() {
            return false;
        }

        default T value() {
            throw new IllegalStateException("not done");
        }

        Step<T> next();
    }

    static <T> Step<T> finished(T t) {
        return new Step<>() {
            public boolean done() {
                return true;
            }

            public T value() {
                return t;
            }

            public Step<T> next() {
                return this;
            }
        };
    }

    static <T> T run(Step<T> s) {
        while (!s.done()) s = s.next();
        return s.value();
    }

    static Step<Long> sumTo(long n, long acc) {
        return n == 0 ? finished(acc) : () -> sumTo(n - 1, acc + n);
    }

    static <R> R factorialCps(int n, Function<BigInteger, R> k) {
        return n == 0 ? k.apply(BigInteger.ONE) : factorialCps(n - 1, r -> k.apply(r.multiply(BigInteger.valueOf(n))));
    }

    interface Church {
        <T> UnaryOperator<T> times(UnaryOperator<T> f);

        default int toInt() {
            return this.<Integer>times(x -> x + 1).apply(0);
        }
    }

    static Church church(int n) {
        return new Church() {
            public <T> UnaryOperator<T> times(UnaryOperator<T> f) {
                return x -> {
                    for (int i = 0; i < n; i++) x = f.apply(x);
                    return x;
                };
            }
        };
    }

    public static void main(String[] args) {
        for (int i = 0; i < 16; i += 3) System.out.print(fib.applyAsInt(i) + " ");
        System.out.println();
        System.out.println(even.test(10) + " " + odd.test(10) + " " + even.test(7) + " " + new LambdaRecursion().countdown.apply(5));
        Function<Integer, Integer> fact = fix(self -> n -> n == 0 ? 1 : n * self.apply(n - 1));
        Function<String, String> reverse = fix(self -> s -> s.isEmpty() ? "" : self.apply(s.substring(1)) + s.charAt(0));
        System.out.println(fact.apply(10) + " " + reverse.apply("fixpoint"));
        int[] misses = {0};
        Function<Integer, BigInteger> bigFib = memo(self -> n -> n < 2 ? BigInteger.valueOf(n) : self.apply(n - 1).add(self.apply(n - 2)), misses);
        System.out.println(bigFib.apply(120) + " misses " + misses[0] + " " + bigFib.apply(100) + " misses " + misses[0]);
        System.out.println(run(sumTo(20000, 0)));
        System.out.println("25! = " + factorialCps(25, r -> r));
        System.out.println("bits " + factorialCps(5, BigInteger::bitLength));
        Church three = church(3), four = church(4);
        Church seven = new Church() {
            public <T> UnaryOperator<T> times(UnaryOperator<T> f) {
                return x -> three.times(f).apply(four.times(f).apply(x));
            }
        };
        Church twelve = new Church() {
            public <T> UnaryOperator<T> times(UnaryOperator<T> f) {
                return three.times(four.times(f));
            }
        };
        System.out.println(seven.toInt() + " " + twelve.toInt() + " " + three.<String>times(s -> s + "ab").apply(">"));
        BiFunction<Integer, Integer, Integer>[] ackermann = newArray();
        ackermann[0] = (m, n) -> m == 0 ? n + 1 : n == 0 ? ackermann[0].apply(m - 1, 1) : ackermann[0].apply(m - 1, ackermann[0].apply(m, n - 1));
        System.out.println(ackermann[0].apply(2, 3) + " " + ackermann[0].apply(1, 10));
        Supplier<Supplier<Integer>> thunk = () -> {
            int v = fib.applyAsInt(10);
            return () -> v;
        };
        System.out.println(thunk.get().get());
        try {
            Function<Integer, Integer>[] endless = new Function[1];
            endless[0] = x -> endless[0].apply(x + 1) + 1;
            endless[0].apply(0);
        } catch (StackOverflowError e) {
            System.out.println("stack overflow caught");
        }
    }

    @SuppressWarnings("unchecked")
    static BiFunction<Integer, Integer, Integer>[] newArray() {
        return new BiFunction[1];
    }
}
