//@ about: lambdas in static and instance initializers, enums, interfaces, constants, constructors and annotations of order
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

public class LambdaInitializers {
    static final List<String> LOG = new ArrayList<>();
    static final Supplier<String> EARLY = () -> "late value is " + LambdaInitializers.late;
    static String late;

    static {
        LOG.add("before: " + EARLY.get());
        late = "set";
        Runnable r = () -> LOG.add("in static lambda: " + late);
        r.run();
    }

    static final Map<String, IntBinaryOperator> OPS = Map.of("+", (a, b) -> a + b, "-", (a, b) -> a - b, "*", (a, b) -> a * b, "/", (a, b) -> a / b);

    enum Op {
        PLUS("+", (a, b) -> a + b), TIMES("x", (a, b) -> a * b), POWER("^", (a, b) -> {
            int r = 1;
            for (int i = 0; i < b; i++) r *= a;
            return r;
        }), FIRST("<", (a, b) -> a);

        final String sign;
        final IntBinaryOperator body;

        Op(String sign, IntBinaryOperator body) {
            this.sign = sign;
            this.body = body;
        }

        int apply(int a, int b) {
            return body.applyAsInt(a, b);
        }
    }

    interface Shape {
        Function<Double, Shape> CIRCLE = r -> () -> 3 * r * r;
        Supplier<Shape> UNIT = () -> CIRCLE.apply(1.0);

        double area();

        default Supplier<String> describer() {
            return () -> "area " + area();
        }

        static Shape both(Shape a, Shape b) {
            return () -> a.area() + b.area();
        }

        private static Shape half(Shape s) {
            return () -> s.area() / 2;
        }

        default Shape halved() {
            return half(this);
        }
    }

    final int base;
    final Supplier<Integer> fromField = () -> doubled();
    final Function<Integer, Integer> scaled;

    {
        LOG.add("instance initializer sees " + fromField.get());
    }

    LambdaInitializers(int base) {
        this.base = base;
        scaled = x -> x * base + this.base;
        LOG.add("constructor sees " + fromField.get());
    }

    int doubled() {
        return base * 2;
    }

    LambdaInitializers(String text) {
        this(((Function<String, Integer>) s -> s.length() * 10).apply(text));
    }

    static class Parent {
        final Supplier<String> name;

        Parent(Supplier<String> name) {
            this.name = name;
            LOG.add("parent calls " + name.get());
        }
    }

    static class Child extends Parent {
        final String own = "own";

        Child(String arg) {
            super(() -> "arg " + arg);
            Supplier<String> s = () -> own + " " + super.toString().isEmpty();
            LOG.add("child " + s.get());
        }
    }

    static class Lazy {
        static {
            LOG.add("Lazy initialised");
        }

        static int value() {
            return 7;
        }
    }

    public static void main(String[] args) {
        System.out.println(LOG);
        LOG.clear();
        for (String s : List.of("+", "-", "*", "/")) System.out.print(s + OPS.get(s).applyAsInt(20, 4) + " ");
        System.out.println();
        for (Op op : Op.values()) System.out.print(op + op.sign + op.apply(3, 4) + " ");
        System.out.println();
        Shape c = Shape.CIRCLE.apply(2.0);
        System.out.println(c.area() + " " + Shape.UNIT.get().area() + " " + Shape.both(c, c.halved()).describer().get());
        LambdaInitializers a = new LambdaInitializers(5), b = new LambdaInitializers("text");
        System.out.println(a.scaled.apply(3) + " " + b.scaled.apply(3) + " " + a.fromField.get() + " " + b.base);
        new Child("x");
        System.out.println(LOG);
        LOG.clear();
        Supplier<Integer> lazyRef = Lazy::value;
        Supplier<Integer> lazyLambda = () -> Lazy.value();
        System.out.println("created " + LOG);
        System.out.println(lazyLambda.get() + " " + lazyRef.get() + " " + LOG);
        BinaryOperator<Function<Integer, Integer>> compose = (f, g) -> x -> f.apply(g.apply(x));
        System.out.println(compose.apply(a.scaled, b.scaled).apply(1));
    }
}
