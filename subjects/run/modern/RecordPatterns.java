//@ about: record patterns, nested, in instanceof and switch, with var and explicit types
//@ jdk: 25
public class RecordPatterns {
    record Point(int x, int y) { }
    record Line(Point from, Point to) { }
    record Named(String name, Object content) { }
    record Wide(long l, double d, char c, boolean z) { }
    record Empty() { }

    static String describe(Object value) {
        return switch (value) {
            case Point(int x, int y) when x == y -> "diagonal " + x;
            case Point(int x, var y) -> "point " + x + "/" + y;
            case Line(Point(var x1, var y1), Point(var x2, var y2)) when x1 == x2 && y1 == y2 -> "degenerate";
            case Line(Point(int x1, int y1), Point to) -> "line from " + (x1 + y1) + " to " + to;
            case Line(Point from, var to) -> "line with a hole: " + from + " " + to;
            case Named(String name, Line(Point(var x, _), _)) -> name + " starts at x " + x;
            case Named(String name, Named(String inner, Named(String third, Object o))) -> name + "." + inner + "." + third + ": " + describe(o);
            case Named(var name, Integer i) when i > 100 -> name + " large " + i;
            case Named(var name, Integer i) -> name + " small " + i;
            case Named(var name, CharSequence s) -> name + " text of " + s.length();
            case Named(var name, int[] array) -> name + " array of " + array.length;
            case Named(var name, var other) -> name + " other " + other;
            case Wide(long l, double d, char c, boolean z) -> "wide " + (l + d) + c + z;
            case Empty() -> "empty";
            default -> "unknown " + value;
        };
    }

    public static void main(String[] args) {
        Object[] values = {
            new Point(1, 2), new Point(3, 3), new Line(new Point(0, 0), new Point(0, 0)), new Line(new Point(1, 2), new Point(3, 4)),
            new Line(new Point(1, 1), null), new Line(null, new Point(1, 1)), new Line(null, null),
            new Named("a", new Line(new Point(5, 6), null)), new Named("b", new Named("c", new Named("d", new Point(9, 9)))),
            new Named("e", new Named("f", "g")), new Named("h", 101), new Named("i", 99), new Named("j", "text"), new Named("k", new StringBuilder("abc")),
            new Named("l", new int[4]), new Named(null, null), new Wide(1L << 40, 0.5, 'c', true), new Empty(), "string", 5,
        };
        for (Object value : values) System.out.println(describe(value));

        Object object = new Line(new Point(7, 8), new Point(9, 10));
        if (object instanceof Line(Point(var a, var b), Point(var c, var d)) && a < c) System.out.println(a + b + c + d);
        if (!(object instanceof Line(var from, Point(int x, int y)))) throw new AssertionError();
        System.out.println(from + " " + (x * y));
        System.out.println(object instanceof Line(Point(int p, int q), var rest) ? rest.x() + p + q : -1);
        Object none = null;
        System.out.println(none instanceof Point(int p, int q));
    }
}
