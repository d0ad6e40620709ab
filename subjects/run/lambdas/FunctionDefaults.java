//@ about: andThen, compose, negate, and, or, identity, minBy, maxBy on all java.util.function interfaces
import java.util.Comparator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

public class FunctionDefaults {
    static final StringBuilder LOG = new StringBuilder();

    static <T> Predicate<T> traced(String name, boolean result) {
        return t -> {
            LOG.append(name).append(' ');
            return result;
        };
    }

    static String log(Object result) {
        String s = result + " after " + LOG.toString().trim();
        LOG.setLength(0);
        return s;
    }

    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1, twice = x -> x * 2;
        System.out.println(inc.andThen(twice).apply(5) + " " + inc.compose(twice).apply(5) + " " + Function.<Integer>identity().andThen(inc).andThen(inc).apply(0) + " " + inc.andThen(Object::toString).andThen(String::length).apply(99));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(add.andThen(twice).apply(3, 4) + " " + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(3, 2) + " " + BinaryOperator.maxBy(Comparator.comparing(String::length)).apply("aa", "b") + " " + UnaryOperator.<String>identity().apply("same"));

        System.out.println(log(traced("a", true).and(traced("b", false)).test(0)));
        System.out.println(log(traced("a", false).and(traced("b", true)).test(0)));
        System.out.println(log(traced("a", true).or(traced("b", false)).test(0)));
        System.out.println(log(traced("a", false).or(traced("b", false)).or(traced("c", true)).negate().test(0)));
        System.out.println(log(traced("a", true).and(traced("b", true)).or(traced("c", true)).and(traced("d", false)).test(0)));
        System.out.println(Predicate.isEqual("x").test("x") + " " + Predicate.isEqual(null).test(null) + " " + Predicate.not(Predicate.isEqual(1)).test(1));
        BiPredicate<Integer, Integer> less = (a, b) -> a < b;
        System.out.println(less.negate().test(1, 2) + " " + less.and((a, b) -> a > 0).test(1, 2) + " " + less.or((a, b) -> a.equals(b)).test(2, 2));

        Consumer<StringBuilder> c1 = b -> b.append("1"), c2 = b -> b.append("2");
        StringBuilder target = new StringBuilder();
        c1.andThen(c2).andThen(c1).accept(target);
        BiConsumer<StringBuilder, String> bc = StringBuilder::append;
        bc.andThen((b, s) -> b.append(s.length())).accept(target, "xyz");
        System.out.println(target);
        Consumer<String> failing = s -> {
            throw new IllegalStateException("first consumer");
        };
        try {
            failing.andThen(s -> System.out.println("never")).accept("q");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }

        IntUnaryOperator neg = x -> -x;
        IntPredicate even = x -> x % 2 == 0;
        IntBinaryOperator max = Math::max;
        System.out.println(neg.andThen(x -> x + 100).applyAsInt(1) + " " + neg.compose(x -> x + 100).applyAsInt(1) + " " + IntUnaryOperator.identity().applyAsInt(4) + " " + even.and(x -> x > 10).test(12) + " " + even.negate().or(x -> x == 4).test(4) + " " + max.applyAsInt(3, 9));
        LongUnaryOperator dbl = x -> x << 1;
        LongPredicate big = x -> x > 1L << 40;
        LongFunction<String> hex = Long::toHexString;
        LongSupplier ls = () -> Long.MAX_VALUE;
        System.out.println(dbl.andThen(dbl).applyAsLong(1L << 38) + " " + big.negate().test(5) + " " + hex.apply(255) + " " + ls.getAsLong());
        DoubleUnaryOperator half = x -> x / 2;
        DoublePredicate nan = Double::isNaN;
        DoubleBinaryOperator pow = Math::pow;
        DoubleFunction<Long> round = Math::round;
        DoubleToIntFunction trunc = x -> (int) x;
        System.out.println(half.compose(Math::sqrt).applyAsDouble(16) + " " + nan.or(x -> x < 0).test(-1) + " " + pow.applyAsDouble(2, 8) + " " + round.apply(2.5) + " " + trunc.applyAsInt(-3.9));
        IntToDoubleFunction third = x -> x / 4.0;
        IntToLongFunction wide = x -> (long) x << 32;
        ToLongFunction<String> parse = Long::parseLong;
        ToIntBiFunction<String, String> cmp = String::compareTo;
        ToDoubleBiFunction<Integer, Integer> ratio = (a, b) -> (double) a / b;
        ObjIntConsumer<StringBuilder> put = (b, i) -> b.append((char) i);
        BooleanSupplier yes = () -> true;
        StringBuilder chars = new StringBuilder();
        for (int i = 65; i < 70; i++) put.accept(chars, i);
        System.out.println(third.applyAsDouble(3) + " " + wide.applyAsLong(-1) + " " + parse.applyAsLong("123") + " " + cmp.applyAsInt("a", "c") + " " + ratio.applyAsDouble(1, 8) + " " + chars + " " + yes.getAsBoolean());
        for (int i = 0; i < 3; i++) {
            try {
                if (i == 0) inc.andThen(null);
                if (i == 1) even.and(null);
                if (i == 2) c1.andThen(null);
            } catch (NullPointerException e) {
                System.out.println("null refused " + i);
            }
        }
        Function<Integer, Integer> chain = Function.identity();
        for (int i = 0; i < 50; i++) {
            int k = i;
            chain = i % 2 == 0 ? chain.andThen(x -> x * 3 + k) : chain.andThen(x -> x % 1000);
        }
        System.out.println(chain.apply(1));
    }
}
