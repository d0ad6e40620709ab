//@ about: what javac --release 8 emits: StringBuilder concatenation, synthetic accessors of private members, switch on strings, lambdas, old nested access
//@ release: 8
import java.util.*;
import java.util.function.*;

public class Release8 {
    private int secret = 5;
    private static long shared = 1L << 33;

    private String hidden(int n) { return "hidden " + n; }

    private Release8() { }

    class Inner {
        private int own = 7;
        int read() { return secret + own; }
        void write() {
            secret += 10;
            secret++;
            --Release8.this.secret;
            shared *= 2;
            shared <<= 1;
        }
        String call() { return hidden(own) + Release8.this.hidden(1); }
    }

    static class Nested {
        private final String text;
        private Nested(String text) { this.text = text; }
    }

    interface Shape {
        double area();
        default String show() { return getClass().getSimpleName() + "=" + area(); }
        static Shape square(double side) { return () -> side * side; }
    }

    static int letter(String word) {
        switch (word) {
            case "Aa": return 1;
            case "BB": return 2;
            case "": return 3;
            default: return -1;
        }
    }

    public static void main(String[] args) {
        Release8 outer = new Release8();
        Inner inner = outer.new Inner();
        System.out.println(inner.read() + " " + inner.own + " " + inner.call());
        inner.write();
        System.out.println(inner.read() + " " + shared + " " + outer.secret);
        System.out.println(new Nested("private constructor").text + 1 + 2L + 3f + 4d + 'c' + true + null + (char) 65);
        String text = "a";
        text += 1 + 2;
        text += 'x';
        System.out.println(text + letter("Aa") + letter("BB") + letter("") + letter("C#"));
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        Supplier<List<String>> make = ArrayList::new;
        List<String> list = make.get();
        list.add("x");
        System.out.println(add.apply(3).apply(4) + " " + list + " " + Shape.square(1.5).area());
        System.out.println(new Shape() {
            public double area() { return outer.secret; }
            @Override public String show() { return "anonymous " + Shape.super.show(); }
        }.show());
        try (AutoCloseable a = () -> System.out.println("close a"); AutoCloseable b = () -> { throw new IllegalStateException("close b"); }) {
            System.out.println("body");
            throw new RuntimeException("body");
        } catch (Exception e) {
            System.out.println(e.getMessage() + " suppressed " + e.getSuppressed()[0].getMessage());
        }
        assert outer.secret > 100 : "assertion " + outer.secret;
    }
}
