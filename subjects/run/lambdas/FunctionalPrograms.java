//@ about: small functional programs: parser combinators, lenses, either, event bus, lazy lists, pipelines
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

public class FunctionalPrograms {
    record Result<T>(T value, String rest) {}

    interface Parser<T> extends Function<String, Optional<Result<T>>> {
        default <U> Parser<U> map(Function<? super T, ? extends U> f) {
            return in -> apply(in).map(r -> new Result<>(f.apply(r.value()), r.rest()));
        }

        default <U> Parser<U> then(Function<? super T, Parser<U>> f) {
            return in -> apply(in).flatMap(r -> f.apply(r.value()).apply(r.rest()));
        }

        default Parser<T> or(Supplier<Parser<T>> other) {
            return in -> apply(in).or(() -> other.get().apply(in));
        }

        default Parser<List<T>> many() {
            return in -> {
                List<T> out = new ArrayList<>();
                String rest = in;
                for (Optional<Result<T>> r; (r = apply(rest)).isPresent(); rest = r.get().rest()) out.add(r.get().value());
                return Optional.of(new Result<>(out, rest));
            };
        }

        static Parser<Character> match(Predicate<Character> p) {
            return in -> in.isEmpty() || !p.test(in.charAt(0)) ? Optional.empty() : Optional.of(new Result<>(in.charAt(0), in.substring(1)));
        }
    }

    static Parser<Integer> number() {
        return Parser.match(Character::isDigit).then(d -> Parser.match(Character::isDigit).many().map(ds -> {
            int n = d - '0';
            for (char c : ds) n = n * 10 + c - '0';
            return n;
        }));
    }

    static Parser<Integer> chain(Parser<Integer> operand, Map<Character, BiFunction<Integer, Integer, Integer>> ops) {
        Parser<Function<Integer, Integer>> tail = Parser.match(ops::containsKey).then(op -> operand.map(right -> left -> ops.get(op).apply(left, right)));
        return operand.then(first -> tail.many().map(fs -> {
            int acc = first;
            for (Function<Integer, Integer> f : fs) acc = f.apply(acc);
            return acc;
        }));
    }

    static Parser<Integer> factor() {
        return number().or(() -> Parser.match(c -> c == '(').then(open -> expression().then(e -> Parser.match(c -> c == ')').map(close -> e))));
    }

    static Parser<Integer> expression() {
        Parser<Integer> term = chain(in -> factor().apply(in), Map.of('*', (a, b) -> a * b, '/', (a, b) -> a / b));
        return chain(term, Map.of('+', Integer::sum, '-', (a, b) -> a - b));
    }

    sealed interface Either<L, R> {
        record Left<L, R>(L value) implements Either<L, R> {}

        record Right<L, R>(R value) implements Either<L, R> {}

        default <U> Either<L, U> bind(Function<R, Either<L, U>> f) {
            if (this instanceof Right<L, R> r) return f.apply(r.value());
            return new Left<>(((Left<L, R>) this).value());
        }
    }

    static Either<String, Integer> divide(int a, int b) {
        return b == 0 ? new Either.Left<>(a + " by zero") : new Either.Right<>(a / b);
    }

    record Lens<A, B>(Function<A, B> get, BiFunction<A, B, A> set) {
        <C> Lens<A, C> then(Lens<B, C> o) {
            return new Lens<>(a -> o.get.apply(get.apply(a)), (a, c) -> set.apply(a, o.set.apply(get.apply(a), c)));
        }

        A update(A a, Function<B, B> f) {
            return set.apply(a, f.apply(get.apply(a)));
        }
    }

    record Street(String name, int number) {}

    record Person(String name, Street street) {}

    record Cell<T>(T head, Supplier<Cell<T>> tail) {
        Cell<T> filter(Predicate<T> p) {
            return p.test(head) ? new Cell<>(head, () -> tail.get().filter(p)) : tail.get().filter(p);
        }

        List<T> take(int n) {
            List<T> out = new ArrayList<>();
            for (Cell<T> c = this; n > 0; n--) {
                out.add(c.head);
                if (n > 1) c = c.tail.get();
            }
            return out;
        }
    }

    static Cell<Integer> from(int n) {
        return new Cell<>(n, () -> from(n + 1));
    }

    static Cell<Integer> sieve(Cell<Integer> s) {
        return new Cell<>(s.head(), () -> sieve(s.tail().get().filter(x -> x % s.head() != 0)));
    }

    public static void main(String[] args) {
        for (String s : new String[] {"1+2*3", "(1+2)*3", "100/7/2", "2*(3+(4-1))*5", "12x", "x", "((7))"}) System.out.println(s + " -> " + expression().apply(s).map(r -> r.value() + " rest '" + r.rest() + "'").orElse("no parse"));
        System.out.println(divide(100, 5).bind(x -> divide(x, 2)) + " " + divide(1, 0).bind(x -> divide(x, 2)) + " " + divide(7, 1).bind(x -> divide(x, 0)));
        Lens<Person, Street> street = new Lens<>(Person::street, (p, s) -> new Person(p.name(), s));
        Lens<Street, Integer> number = new Lens<>(Street::number, (s, n) -> new Street(s.name(), n));
        Person p = new Person("Ann", new Street("Main", 5));
        System.out.println(street.then(number).update(p, n -> n + 1) + " " + street.then(number).get().apply(p) + " " + p);
        System.out.println(from(10).filter(x -> x % 4 == 0).take(5) + " " + sieve(from(2)).take(12));
        Map<String, List<Consumer<Object>>> bus = new LinkedHashMap<>();
        BiFunction<String, Consumer<Object>, Runnable> subscribe = (topic, c) -> {
            bus.computeIfAbsent(topic, t -> new ArrayList<>()).add(c);
            return () -> bus.get(topic).remove(c);
        };
        Consumer<String> publish = topic -> new ArrayList<>(bus.getOrDefault(topic, List.of())).forEach(c -> c.accept(topic.length()));
        Runnable cancel = subscribe.apply("news", x -> System.out.println("first " + x));
        subscribe.apply("news", x -> System.out.println("second " + x));
        publish.accept("news");
        cancel.run();
        publish.accept("news");
        publish.accept("silence");
        List<Function<Integer, Integer>> stages = List.of(x -> x + 1, x -> x * x, x -> x - 3);
        System.out.println(stages.stream().reduce(Function.identity(), Function::andThen).apply(4) + " " + stages.stream().reduce(Function.identity(), Function::compose).apply(4));
    }
}
