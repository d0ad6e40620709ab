//@ about: intersection-type casts, marker interfaces, lambdas with several interfaces, and what instanceof sees
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

public class SerializableLambdas {
    interface Marker {}

    interface Named {
        default String name() {
            return "unnamed";
        }
    }

    interface Loud extends Named {
        @Override
        default String name() {
            return "LOUD " + Named.super.name();
        }
    }

    interface Task extends Runnable, Serializable, Named {}

    interface Doubler {
        int twice(int x);

        default Doubler again() {
            return x -> twice(twice(x));
        }

        default int times(int n, int x) {
            Doubler d = this;
            for (int i = 0; i < n; i++) x = d.twice(x);
            return x;
        }
    }

    static void describe(String what, Object o) {
        StringBuilder b = new StringBuilder(what + ":");
        if (o instanceof Runnable) b.append(" runnable");
        if (o instanceof Serializable) b.append(" serializable");
        if (o instanceof Marker) b.append(" marker");
        if (o instanceof Named n) b.append(" named ").append(n.name());
        if (o instanceof Comparator) b.append(" comparator");
        if (o instanceof Function) b.append(" function");
        b.append(o.getClass().isSynthetic() ? " synthetic" : " declared");
        b.append(o.getClass().isInterface() ? " interface" : "").append(o.getClass().getSuperclass() == Object.class ? " plain" : " other");
        System.out.println(b);
    }

    static <T extends Runnable & Named> String use(T t) {
        t.run();
        return t.name();
    }

    public static void main(String[] args) {
        describe("plain", (Runnable) () -> { });
        describe("serializable", (Runnable & Serializable) () -> { });
        describe("marked", (Runnable & Marker) () -> { });
        describe("three", (Runnable & Serializable & Named) () -> { });
        describe("loud", (Runnable & Loud & Marker) () -> { });
        describe("task", (Task) () -> { });
        describe("comparator", (Comparator<String> & Serializable & Marker) String::compareTo);
        describe("reference", (Function<String, Integer> & Serializable) String::length);
        System.out.println(use((Runnable & Loud) () -> System.out.println("run through an intersection")));
        Task t = () -> System.out.println("task body");
        t.run();
        System.out.println(t.name());
        var both = (Supplier<String> & Named) () -> "supplied";
        System.out.println(both.get() + " " + both.name());
        Comparator<String> natural = Comparator.naturalOrder();
        Comparator<String> composed = natural.thenComparing(String::length);
        System.out.println((natural instanceof Serializable) + " " + (composed instanceof Serializable) + " " + (Comparator.comparing(String::length) instanceof Serializable));

        Doubler d = x -> x * 2;
        System.out.println(d.twice(3) + " " + d.again().twice(3) + " " + d.again().again().twice(1) + " " + d.times(5, 1) + " " + d.again().times(2, 1));
        Object o = d;
        System.out.println((o instanceof Doubler) + " " + (o instanceof Runnable) + " " + o.equals(d) + " " + o.equals(null) + " " + (o.hashCode() == d.hashCode()));
        try {
            ((Runnable) o).run();
        } catch (ClassCastException e) {
            System.out.println("a lambda is only what it was created for");
        }
        Runnable r1 = noCapture(), r2 = noCapture();
        System.out.println(r1.getClass() == r2.getClass());
        Supplier<Integer> s1 = capture(1), s2 = capture(2);
        System.out.println((s1.getClass() == s2.getClass()) + " " + (s1 == s2) + " " + s1.get() + s2.get());
        List<Object> ids = new ArrayList<>();
        for (int i = 0; i < 3; i++) ids.add((Runnable) () -> { });
        System.out.println(ids.get(0).getClass() == ids.get(2).getClass());
        System.out.println(new Doubler() {
            public int twice(int x) {
                return x + x + 1;
            }
        }.again().twice(1));
    }

    static Runnable noCapture() {
        return () -> { };
    }

    static Supplier<Integer> capture(int x) {
        return () -> x;
    }
}
