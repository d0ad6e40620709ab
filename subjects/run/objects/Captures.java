//@ about: local and anonymous classes and lambdas capturing variables of all types, this, and each other
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class Captures {
    private int counter;

    interface Shape {
        double area();

        default String text() {
            return "area " + area();
        }
    }

    static List<Shape> shapes(double scale) {
        List<Shape> out = new ArrayList<>();
        for (int i = 1; i <= 3; i++) {
            final double side = i * scale;
            class Square implements Shape {
                public double area() {
                    return side * side;
                }

                public String toString() {
                    return "Square" + side;
                }
            }
            out.add(new Square());
            out.add(() -> side / 2);
            out.add(new Shape() {
                private int asked;

                public double area() {
                    return ++asked * scale;
                }
            });
        }
        return out;
    }

    static Supplier<String> everything(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, int[] a) {
        return () -> z + " " + b + " " + s + " " + c + " " + i + " " + l + " " + f + " " + d + " " + t + " " + a[0]++;
    }

    IntSupplier[] counters() {
        int[] local = {100};
        return new IntSupplier[] {
            () -> ++counter,
            () -> local[0]--,
            new IntSupplier() {
                int own = 7;

                public int getAsInt() {
                    counter += 10;
                    return own *= 2;
                }
            },
            this::next,
        };
    }

    int next() {
        return counter *= 2;
    }

    static Function<Integer, Function<Integer, Function<Integer, Integer>>> curried() {
        return a -> b -> c -> a * 100 + b * 10 + c;
    }

    static IntBinaryOperator fold(IntBinaryOperator op, int times) {
        if (times == 0) return op;
        IntBinaryOperator inner = fold(op, times - 1);
        return (x, y) -> inner.applyAsInt(op.applyAsInt(x, y), times);
    }

    static int factorial(int n) {
        class Recursive {
            int of(int k) {
                return k < 2 ? 1 : k * new Recursive().of(k - 1);
            }
        }
        return new Recursive().of(n);
    }

    static String localEnumAndRecord(String... words) {
        enum Kind { SHORT, LONG }
        record Entry(String word, Kind kind) {
        }
        List<Entry> entries = new ArrayList<>();
        for (String w : words) entries.add(new Entry(w, w.length() > 3 ? Kind.LONG : Kind.SHORT));
        return entries.toString();
    }

    public static void main(String[] args) {
        for (Shape s : shapes(1.5)) {
            s.area();
            System.out.println(s.text());
        }
        System.out.println(shapes(2).get(3));
        int[] shared = {5};
        Supplier<String> all = everything(true, (byte) -1, (short) 2, 'c', 3, 1L << 40, 0.5f, 1e100, "t", shared);
        System.out.println(all.get());
        System.out.println(all.get() + " " + shared[0]);
        Captures c = new Captures();
        IntSupplier[] s = c.counters(), t = c.counters();
        for (int round = 0; round < 3; round++) {
            for (int i = 0; i < s.length; i++) System.out.print(s[i].getAsInt() + "/" + t[i].getAsInt() + " ");
        }
        System.out.println(c.counter);
        System.out.println(curried().apply(1).apply(2).apply(3));
        Function<Integer, Integer> partial = curried().apply(9).apply(8);
        System.out.println(partial.apply(7) + partial.apply(0));
        System.out.println(fold((x, y) -> x * 3 + y, 4).applyAsInt(1, 1) + " " + factorial(10));
        System.out.println(localEnumAndRecord("a", "bcde"));
        Runnable[] chain = new Runnable[3];
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < chain.length; i++) {
            int index = i;
            chain[i] = () -> {
                out.append(index);
                if (index + 1 < chain.length) chain[index + 1].run();
                out.append(index);
            };
        }
        chain[0].run();
        System.out.println(out);
    }
}
