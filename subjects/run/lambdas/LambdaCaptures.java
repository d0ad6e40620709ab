//@ about: lambdas that capture nothing, locals, parameters, this, arrays, loop variables and enclosing lambda state
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class LambdaCaptures {
    int field = 10;
    static int shared = 100;
    final String label;

    LambdaCaptures(String label) {
        this.label = label;
    }

    Supplier<String> describe() {
        return () -> label + ":" + field + ":" + shared;
    }

    IntSupplier counter() {
        return () -> ++field;
    }

    Supplier<Supplier<LambdaCaptures>> self() {
        return () -> () -> this;
    }

    static IntSupplier counterFrom(int start) {
        int[] box = {start};
        return () -> box[0]++;
    }

    static List<Supplier<String>> loop(int n) {
        List<Supplier<String>> l = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int copy = i;
            String name = "s" + i;
            l.add(() -> name + copy * copy);
        }
        for (String s : new String[] {"x", "y"}) l.add(() -> s + s);
        return l;
    }

    static Supplier<String> everything(byte b, short s, char c, int i, long l, float f, double d, boolean z, String str, int[] arr, Object o) {
        return () -> b + " " + s + " " + c + " " + i + " " + l + " " + f + " " + d + " " + z + " " + str + " " + arr.length + " " + o;
    }

    public static void main(String[] args) {
        LambdaCaptures a = new LambdaCaptures("a"), b = new LambdaCaptures("b");
        Supplier<String> da = a.describe(), db = b.describe();
        IntSupplier ca = a.counter();
        System.out.println(da.get() + " " + db.get());
        ca.getAsInt();
        ca.getAsInt();
        shared = 7;
        System.out.println(da.get() + " " + db.get() + " " + a.field);
        System.out.println(a.self().get().get() == a);
        IntSupplier c1 = counterFrom(0), c2 = counterFrom(50);
        System.out.println(c1.getAsInt() + " " + c1.getAsInt() + " " + c2.getAsInt() + " " + c1.getAsInt() + " " + c2.getAsInt());
        for (Supplier<String> s : loop(3)) System.out.print(s.get() + " ");
        System.out.println();
        int[] array = {1, 2};
        Supplier<String> all = everything((byte) -1, (short) 2, 'c', 4, 5L, 6.5f, 7.25, true, null, array, List.of());
        System.out.println(all.get());

        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = x -> y -> z -> x * 100 + y * 10 + z;
        System.out.println(curried.apply(1).apply(2).apply(3));
        Function<Integer, Function<Integer, Integer>> partial = curried.apply(9);
        System.out.println(partial.apply(8).apply(7) + " " + partial.apply(0).apply(0));
        BiFunction<Integer, Integer, Supplier<Integer>> lazy = (x, y) -> () -> x + y;
        System.out.println(lazy.apply(3, 4).get());

        StringBuilder log = new StringBuilder();
        Runnable outer = () -> {
            int local = log.length();
            Runnable inner = () -> log.append("[").append(local).append("]");
            inner.run();
            inner.run();
        };
        outer.run();
        outer.run();
        System.out.println(log);
        final int constant = 42;
        IntSupplier folded = () -> constant;
        System.out.println(folded.getAsInt());
        String reassigned = "first";
        String effectivelyFinal = reassigned;
        reassigned = "second";
        Supplier<String> s = () -> effectivelyFinal;
        System.out.println(s.get() + " " + reassigned);
        List<IntUnaryOperator> powers = new ArrayList<>();
        for (int p = 0; p < 4; p++) {
            int exp = p;
            powers.add(x -> {
                int r = 1;
                for (int i = 0; i < exp; i++) r *= x;
                return r;
            });
        }
        for (IntUnaryOperator op : powers) System.out.print(op.applyAsInt(3) + " ");
        System.out.println();
        Object lock = new Object() {
            int hidden = 5;

            int go() {
                IntSupplier in = () -> hidden * 2 + constant;
                hidden++;
                return in.getAsInt();
            }

            @Override
            public String toString() {
                return "anon" + go();
            }
        };
        System.out.println(lock + " " + lock);
        try (AutoCloseable res = () -> System.out.println("closed by lambda")) {
            System.out.println("body");
        } catch (Exception e) {
            System.out.println(e);
        }
    }
}
