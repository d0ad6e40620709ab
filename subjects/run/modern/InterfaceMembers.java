//@ about: private, static and default methods of interfaces, nested interfaces, diamond defaults, static members of inner classes
//@ jdk: 25
import java.util.function.*;

public class InterfaceMembers {
    interface Counter {
        int value();
        static Counter of(int n) { return () -> checked(n); }
        private static int checked(int n) { return n < 0 ? 0 : n; }
        private String decorate(String text) { return "<" + text + ":" + value() + ">"; }
        default String show() { return decorate("counter"); }
        default Counter plus(int n) { return of(value() + n); }
    }

    interface Loud extends Counter {
        default String show() { return Counter.super.show().toUpperCase() + mark(); }
        private String mark() { return Mark.SIGN; }
        interface Mark { String SIGN = "!"; }
    }

    interface Quiet extends Counter { }

    record Both(int value) implements Loud, Quiet { }

    static class Own implements Counter {
        public int value() { return 9; }
        public String show() { return "own " + Counter.super.show(); }
    }

    class Inner {
        static int made;              // static members of inner classes: since Java 16
        static String name() { return "inner " + ++made; }
        record Part(int n) { }
        enum Kind { A, B }
        interface Act { int act(); }
    }

    @FunctionalInterface
    interface Curried<A, B, C> {
        Function<B, C> apply(A a);
        default C both(A a, B b) { return apply(a).apply(b); }
        static <A, B, C> Curried<A, B, C> of(BiFunction<A, B, C> f) { return a -> b -> f.apply(a, b); }
    }

    public static void main(String[] args) {
        System.out.println(Counter.of(5).show() + " " + Counter.of(-5).show() + " " + Counter.of(1).plus(2).plus(3).value());
        System.out.println(new Both(4).show() + " " + new Both(4).plus(1).show() + " " + new Own().show());
        System.out.println(Inner.name() + ", " + Inner.name() + " " + new Inner.Part(3) + " " + Inner.Kind.B.ordinal());
        Inner.Act act = () -> 42;
        System.out.println(act.act() + " " + Curried.of((Integer a, Integer b) -> a * b).both(6, 7) + " " + Curried.of(String::concat).apply("a").apply("b"));
        Counter anonymous = new Loud() {
            private static int calls;
            public int value() { return ++calls; }
        };
        System.out.println(anonymous.show() + anonymous.show());
    }
}
