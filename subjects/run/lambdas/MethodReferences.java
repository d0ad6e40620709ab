//@ about: the four kinds of method references, constructors, arrays, super, varargs, overloads and receivers evaluated once
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

public class MethodReferences {
    static class Base {
        String who() {
            return "base";
        }

        static String stat(int i) {
            return "static " + i;
        }
    }

    static class Derived extends Base {
        @Override
        String who() {
            return "derived";
        }

        Supplier<String> viaSuper() {
            return super::who;
        }

        Supplier<String> viaThis() {
            return this::who;
        }
    }

    static class Box<T> {
        final T value;

        Box(T value) {
            this.value = value;
        }

        Box() {
            this(null);
        }

        <R> R with(Function<? super T, ? extends R> f) {
            return f.apply(value);
        }

        @Override
        public String toString() {
            return "Box(" + value + ")";
        }
    }

    class Inner {
        final int n;

        Inner(int n) {
            this.n = n;
        }

        @Override
        public String toString() {
            return "Inner" + n + "of" + id;
        }
    }

    final int id;

    MethodReferences(int id) {
        this.id = id;
    }

    static int sum(int... xs) {
        return Arrays.stream(xs).sum();
    }

    static String joinAll(String first, Object... rest) {
        return first + Arrays.toString(rest);
    }

    static String over(Object o) {
        return "object";
    }

    static String over(String s) {
        return "string";
    }

    static String over(int i) {
        return "int";
    }

    static MethodReferences make(String why) {
        System.out.println("made for " + why);
        return new MethodReferences(1);
    }

    int plus(int x) {
        return id + x;
    }

    interface Triple {
        int apply(int a, int b, int c);
    }

    public static void main(String[] args) {
        Function<Integer, String> st = Base::stat;
        Supplier<String> bound = "bound"::toUpperCase;
        Function<String, Integer> unbound = String::length;
        BiFunction<String, String, Boolean> unbound2 = String::equalsIgnoreCase;
        Function<String, StringBuilder> constructor = StringBuilder::new;
        System.out.println(st.apply(1) + " " + bound.get() + " " + unbound.apply("four") + " " + unbound2.apply("A", "a") + " " + constructor.apply("abc").reverse());
        Derived d = new Derived();
        System.out.println(d.viaSuper().get() + " " + d.viaThis().get());
        Function<Base, String> virtual = Base::who;
        System.out.println(virtual.apply(new Base()) + " " + virtual.apply(d));

        Supplier<Box<String>> empty = Box::new;
        Function<Integer, Box<Integer>> full = Box::new;
        System.out.println(empty.get() + " " + full.apply(5) + " " + full.apply(6).with(Integer::toBinaryString) + " " + new Box<>("x").<Integer>with(String::hashCode));
        IntFunction<int[]> array = int[]::new;
        Function<Integer, String[][]> matrix = String[][]::new;
        System.out.println(array.apply(3).length + " " + matrix.apply(2).getClass().getSimpleName());
        try {
            array.apply(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative " + e.getMessage());
        }
        MethodReferences outer = new MethodReferences(9);
        IntFunction<Inner> inner = outer.makeInner();
        System.out.println(inner.apply(4));

        Triple varargs = MethodReferences::sum;
        IntBinaryOperator two = MethodReferences::sum;
        Supplier<Integer> none = MethodReferences::sum;
        BiFunction<String, Object, String> mixed = MethodReferences::joinAll;
        System.out.println(varargs.apply(1, 2, 3) + " " + two.applyAsInt(4, 5) + " " + none.get() + " " + mixed.apply("first", 'r'));
        Function<Object, String> o1 = MethodReferences::over;
        Function<String, String> o2 = MethodReferences::over;
        IntFunction<String> o3 = MethodReferences::over;
        Function<Integer, String> o4 = MethodReferences::over;
        System.out.println(o1.apply("s") + " " + o2.apply("s") + " " + o3.apply(1) + " " + o4.apply(1));

        IntFunction<Integer> once = make("binding")::plus;
        System.out.println("bound already");
        System.out.println(once.apply(1) + " " + once.apply(2));
        IntFunction<Integer> each = x -> make("call").plus(x);
        System.out.println(each.apply(1) + " " + each.apply(2));
        MethodReferences nothing = null;
        try {
            IntFunction<Integer> npe = nothing::plus;
            System.out.println("not reached " + npe);
        } catch (NullPointerException e) {
            System.out.println("null receiver fails at creation");
        }
        List<String> sink = new ArrayList<>();
        Consumer<String> add = sink::add;
        add.accept("ignored result");
        Arrays.asList("c", "a", "b").forEach(sink::add);
        sink.sort(String::compareTo);
        sink.sort(Comparator.comparing(String::length));
        System.out.println(sink);
        Map<String, List<Integer>> multi = new HashMap<>();
        multi.computeIfAbsent("k", k -> new ArrayList<>()).add(1);
        BiPredicate<List<Integer>, Object> contains = List::contains;
        ToIntFunction<List<Integer>> size = List::size;
        System.out.println(contains.test(multi.get("k"), 1) + " " + size.applyAsInt(multi.get("k")));
        UnaryOperator<String> trim = String::trim;
        Predicate<String> blank = String::isEmpty;
        System.out.println(trim.andThen(String::length).apply("  x ") + " " + blank.negate().test("") + " " + Predicate.not(blank).test("q"));
        Runnable r = System.out::println;
        r.run();
        Function<int[], Object> cloner = int[]::clone;
        System.out.println(((int[]) cloner.apply(new int[] {1, 2})).length);
    }

    IntFunction<Inner> makeInner() {
        return Inner::new;
    }
}
