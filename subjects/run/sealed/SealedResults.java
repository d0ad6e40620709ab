//@ about: sealed generic interfaces: Option and Result with default methods, singletons, nesting and exceptions as values
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Supplier;

public class SealedResults {
    sealed interface Option<T> permits Some, None {
        static <T> Option<T> of(T t) {
            return t == null ? none() : new Some<>(t);
        }

        @SuppressWarnings("unchecked")
        static <T> Option<T> none() {
            return (Option<T>) None.INSTANCE;
        }

        default <R> Option<R> map(Function<? super T, ? extends R> f) {
            return this instanceof Some<T> s ? of(f.apply(s.value())) : none();
        }

        default <R> Option<R> then(Function<? super T, Option<R>> f) {
            return this instanceof Some<T> s ? f.apply(s.value()) : none();
        }

        default T get() {
            if (this instanceof Some<T> s) return s.value();
            throw new NoSuchElementException("none");
        }

        default T or(Supplier<? extends T> other) {
            return this instanceof Some<T> s ? s.value() : other.get();
        }
    }

    record Some<T>(T value) implements Option<T> {
    }

    static final class None<T> implements Option<T> {
        private static final None<Object> INSTANCE = new None<>();

        private None() {
        }

        @Override
        public String toString() {
            return "None";
        }
    }

    sealed interface Result<T> {
        record Ok<T>(T value) implements Result<T> {
        }

        record Err<T>(Exception error) implements Result<T> {
        }

        interface Risky<T> {
            T run() throws Exception;
        }

        static <T> Result<T> attempt(Risky<T> r) {
            try {
                return new Ok<>(r.run());
            } catch (Exception e) {
                return new Err<>(e);
            }
        }

        default <R> Result<R> map(Function<T, R> f) {
            return this instanceof Ok<T> ok ? attempt(() -> f.apply(ok.value())) : new Err<>(((Err<T>) this).error());
        }

        default String text() {
            return this instanceof Err<T> e ? "failed: " + e.error().getClass().getSimpleName() + " " + e.error().getMessage() : "ok: " + ((Ok<T>) this).value();
        }
    }

    static Option<Integer> half(int n) {
        return n % 2 == 0 ? Option.of(n / 2) : Option.none();
    }

    static Option<Integer> index(List<String> list, String wanted) {
        int i = list.indexOf(wanted);
        return i < 0 ? Option.none() : new Some<>(i);
    }

    public static void main(String[] args) {
        System.out.println(Option.of("x") + " " + Option.of(null) + " " + ((Object) Option.<Integer>none() == Option.<String>none()));
        for (int n : new int[] {40, 12, 7, 0}) {
            System.out.println(n + " " + half(n).then(SealedResults::half).then(SealedResults::half) + " " + half(n).map(h -> "half " + h).or(() -> "odd"));
        }
        List<String> words = List.of("a", "b", "c");
        System.out.println(index(words, "b").map(i -> words.get(i) + i) + " " + index(words, "z").map(words::get) + " " + Option.of(1).map(i -> (String) null));
        try {
            Option.none().get();
        } catch (NoSuchElementException e) {
            System.out.println("nothing to get: " + e.getMessage());
        }
        List<Result<Integer>> results = new ArrayList<>();
        for (String s : new String[] {"12", "x", "0", null, "-3"}) {
            results.add(Result.attempt(() -> Integer.parseInt(s)).map(i -> 60 / i));
        }
        for (Result<Integer> r : results) {
            System.out.println(r.text());
        }
        System.out.println(Result.attempt(() -> new int[0][1]).map(a -> a[0].length).text());
        System.out.println(new Some<>(new Some<>(1)).equals(Option.of(Option.of(1))) + " " + new Some<>(1).equals(Option.none()) + " " + new Some<>(Option.none()));
        System.out.println(Option.class.getPermittedSubclasses().length + " " + Result.class.getPermittedSubclasses()[1].getSimpleName());
    }
}
