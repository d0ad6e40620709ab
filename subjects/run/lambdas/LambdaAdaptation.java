//@ about: boxing, unboxing, widening, casts, bridges and void adaptation between lambdas and generic functional interfaces
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public class LambdaAdaptation {
    interface Transform<A, B> {
        B go(A a);
    }

    interface StringTransform extends Transform<String, String> {
        String go(String s);
    }

    interface IntOp {
        int apply(int a, int b);
    }

    interface LongOp {
        long apply(int a, int b);
    }

    interface ObjOp {
        Object apply(Integer a, Integer b);
    }

    interface Generic {
        <T extends Comparable<T>> T pick(T a, T b);
    }

    interface WithDefault {
        int size();

        default boolean empty() {
            return size() == 0;
        }

        static WithDefault of(int n) {
            return () -> n;
        }

        boolean equals(Object o);
    }

    static int primitive(int a, int b) {
        return a * b;
    }

    static <T extends Comparable<T>> T larger(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    static short narrow(Object o) {
        return (short) o.hashCode();
    }

    static int calls;

    static int bump() {
        return ++calls;
    }

    static <A, B> B via(Transform<A, B> t, A a) {
        return t.go(a);
    }

    public static void main(String[] args) throws Exception {
        IntOp i = LambdaAdaptation::primitive;
        LongOp l = LambdaAdaptation::primitive;
        ObjOp o = LambdaAdaptation::primitive;
        BiFunction<Integer, Integer, Integer> boxed = LambdaAdaptation::primitive;
        BiFunction<Integer, Integer, Object> asObject = LambdaAdaptation::primitive;
        System.out.println(i.apply(3, 4) + " " + l.apply(100000, 100000) + " " + o.apply(5, 6) + " " + boxed.apply(7, 8) + " " + asObject.apply(9, 9).getClass().getSimpleName());
        LongOp wide = (a, b) -> (long) a * b;
        System.out.println(wide.apply(100000, 100000));
        Function<Integer, Number> covariant = x -> x + 0.5;
        Function<Object, String> contra = Object::toString;
        Function<? super Integer, ? extends CharSequence> wildcard = contra;
        System.out.println(covariant.apply(1) + " " + wildcard.apply(12).length());
        IntSupplier fromByte = () -> (byte) 200;
        LongSupplier fromInt = () -> Integer.MAX_VALUE;
        DoubleSupplier fromChar = () -> 'a';
        Supplier<Long> boxedLong = () -> 5L;
        Supplier<Object> anything = () -> 'c';
        System.out.println(fromByte.getAsInt() + " " + fromInt.getAsLong() + " " + fromChar.getAsDouble() + " " + boxedLong.get() + " " + anything.get());
        ToLongFunction<Integer> unboxWiden = Integer::intValue;
        ToDoubleFunction<Short> shortWiden = Short::shortValue;
        ToIntFunction<Character> charToInt = c -> c;
        IntFunction<Integer> box = x -> x;
        Function<Byte, Integer> byteToInt = Byte::intValue;
        System.out.println(unboxWiden.applyAsLong(3) + " " + shortWiden.applyAsDouble((short) 4) + " " + charToInt.applyAsInt('z') + " " + box.apply(1000).equals(1000) + " " + byteToInt.apply((byte) -3));
        ToIntFunction<Object> narrowed = LambdaAdaptation::narrow;
        System.out.println(narrowed.applyAsInt(70000));
        Runnable discard = LambdaAdaptation::bump;
        Callable<Integer> keep = LambdaAdaptation::bump;
        Supplier<Number> asNumber = LambdaAdaptation::bump;
        Consumer<String> discardArg = String::length;
        discard.run();
        discardArg.accept("x");
        System.out.println(keep.call() + " " + asNumber.get() + " " + calls);
        StringTransform st = s -> s + "!";
        Transform<String, String> asGeneric = st;
        @SuppressWarnings({"unchecked", "rawtypes"})
        Transform raw = st;
        System.out.println(st.go("a") + asGeneric.go("b") + raw.go("c") + via(st, "d") + via(String::length, "four") + via((Integer x) -> x / 2.0, 5));
        try {
            raw.go(5);
        } catch (ClassCastException e) {
            System.out.println("bridge checks the cast");
        }
        @SuppressWarnings("unchecked")
        Function<Object, Integer> polluted = (Function<Object, Integer>) (Function<?, ?>) (Function<String, Integer>) String::length;
        try {
            polluted.apply(List.of());
        } catch (ClassCastException e) {
            System.out.println("method reference checks its receiver");
        }
        ToIntFunction<Integer> unboxNull = x -> x;
        try {
            unboxNull.applyAsInt(null);
        } catch (NullPointerException e) {
            System.out.println("unboxing null in a lambda");
        }
        IntSupplier fromNull = () -> (Integer) null;
        try {
            fromNull.getAsInt();
        } catch (NullPointerException e) {
            System.out.println("unboxing a null result");
        }
        Generic g = LambdaAdaptation::larger;
        System.out.println(g.pick("a", "b") + " " + g.pick(9, 3) + " " + g.<Double>pick(1.5, 2.5));
        WithDefault w = WithDefault.of(0);
        System.out.println(w.empty() + " " + WithDefault.of(3).empty() + " " + w.equals(w) + " " + ((WithDefault) () -> 9).size());
        Object target = (Comparator<String> & java.io.Serializable) (a, b) -> b.compareTo(a);
        System.out.println((target instanceof java.io.Serializable) + " " + (target instanceof Comparator));
        boolean flag = calls > 0;
        Supplier<String> chosen = flag ? () -> "yes" : () -> "no";
        Callable<String> viaSwitch = switch (calls % 2) {
            case 0 -> () -> "even";
            default -> () -> "odd";
        };
        System.out.println(chosen.get() + " " + viaSwitch.call());
    }
}
