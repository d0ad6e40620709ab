//@ about: records with interfaces, generics, static members, nested records, overridden accessors and methods
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

public class RecordMembers {
    interface Shape {
        double area();

        default String describe() {
            return getClass().getSimpleName() + " of area " + area();
        }
    }

    record Rect(double w, double h) implements Shape {
        static final Rect UNIT = new Rect(1, 1);
        private static int scaled;

        public double area() {
            return w * h;
        }

        Rect scale(double f) {
            scaled++;
            return new Rect(w * f, h * f);
        }
    }

    record Square(double side) implements Shape {
        public double area() {
            return side * side;
        }

        @Override
        public String describe() {
            return "exactly " + Shape.super.describe();
        }
    }

    record Pair<A, B>(A first, B second) {
        <C> Pair<A, C> mapSecond(Function<? super B, ? extends C> f) {
            return new Pair<>(first, f.apply(second));
        }

        static <T> Pair<T, T> twin(T t) {
            return new Pair<>(t, t);
        }

        Pair<B, A> swap() {
            return new Pair<>(second, first);
        }
    }

    record Line(Point from, Point to) {
        record Point(int x, int y) {
            Point plus(Point o) {
                return new Point(x + o.x, y + o.y);
            }
        }

        Line move(Point by) {
            return new Line(from.plus(by), to.plus(by));
        }
    }

    record Secret(String text) {
        @Override
        public String text() {
            return "*".repeat(text.length());
        }

        boolean matches(String guess) {
            return text.equals(guess);
        }
    }

    record Loose(String key, int noise) {
        @Override
        public boolean equals(Object o) {
            return o instanceof Loose l && l.key.equalsIgnoreCase(key);
        }

        @Override
        public int hashCode() {
            return key.toLowerCase().hashCode();
        }
    }

    record Operator(String name, UnaryOperator<Integer> body) implements UnaryOperator<Integer> {
        @Override
        public Integer apply(Integer i) {
            return body.apply(i);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static void main(String[] args) {
        for (Shape s : new Shape[] {Rect.UNIT.scale(2), new Rect(1.5, 2), new Square(3)}) System.out.println(s.describe() + " " + s);
        System.out.println(Rect.scaled + " " + Rect.UNIT.scale(2).equals(new Rect(2, 2)));
        Pair<String, Integer> p = new Pair<>("k", 5);
        System.out.println(p.mapSecond(i -> i * 0.5) + " " + p.swap() + " " + Pair.twin("t") + " " + new Pair<>(p, null));
        Line line = new Line(new Line.Point(0, 0), new Line.Point(2, 3));
        System.out.println(line.move(new Line.Point(1, 1)) + " " + line.equals(line.move(new Line.Point(0, 0))));
        Secret secret = new Secret("hunter2");
        System.out.println(secret.text() + " " + secret.matches("hunter2") + " " + secret);
        java.util.Set<Loose> set = new java.util.HashSet<>(List.of(new Loose("A", 1), new Loose("b", 2)));
        System.out.println(set.contains(new Loose("a", 99)) + " " + set.add(new Loose("B", 0)) + " " + new Loose("x", 1));
        Operator twice = new Operator("twice", i -> i * 2), inc = new Operator("inc", i -> i + 1);
        System.out.println(twice.andThen(inc).apply(5) + " " + twice.compose(inc).apply(5) + " " + twice);
        record Word(String text, int count) {
        }
        List<Word> words = new ArrayList<>();
        for (String w : "to be or not to be that is".split(" ")) {
            int at = -1;
            for (int i = 0; i < words.size(); i++) if (words.get(i).text().equals(w)) at = i;
            if (at < 0) words.add(new Word(w, 1));
            else words.set(at, new Word(w, words.get(at).count() + 1));
        }
        words.sort(Comparator.comparingInt(Word::count).reversed().thenComparing(Word::text));
        System.out.println(words);
    }
}
