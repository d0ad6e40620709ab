//@ about: exhaustive switch over sealed interfaces, classes and enums, with guards and without default
//@ jdk: 25
import java.util.*;

public class SealedSwitch {
    sealed interface Shape permits Circle, Rectangle, Polygon, Unit { }
    record Circle(double radius) implements Shape { }
    record Rectangle(double width, double height) implements Shape { }
    static sealed abstract class Polygon implements Shape permits Triangle, Regular { abstract int corners(); }
    static final class Triangle extends Polygon { int corners() { return 3; } }
    static non-sealed class Regular extends Polygon {
        final int n;
        Regular(int n) { this.n = n; }
        int corners() { return n; }
    }
    static class Hexagon extends Regular { Hexagon() { super(6); } }
    enum Unit implements Shape { INCH, METRE }

    static String name(Shape shape) {
        return switch (shape) {
            case Circle c when c.radius() == 0 -> "dot";
            case Circle c -> "circle";
            case Rectangle(double w, double h) when w == h -> "square";
            case Rectangle r -> "rectangle";
            case Triangle t -> "triangle";
            case Hexagon h -> "hexagon";
            case Regular r when r.corners() > 10 -> "nearly a circle";
            case Regular r -> r.corners() + "-gon";
            case Unit u -> "unit " + u;
        };
    }

    static double area(Shape shape) {
        return switch (shape) {
            case Circle(var r) -> 3 * r * r;
            case Rectangle(var w, var h) -> w * h;
            case Polygon p -> p.corners();
            case Unit.INCH -> 0.0254;
            case Unit.METRE -> 1;
        };
    }

    static int order(Shape shape) {
        switch (shape) { // a statement: must be exhaustive too, and may fall through between plain labels
            case Circle c:
                return 1;
            case Rectangle r:
                System.out.print("(rectangle)");
            case Polygon _:
            case Unit _:
                return 2;
        }
    }

    public static void main(String[] args) {
        List<Shape> shapes = List.of(new Circle(0), new Circle(1.5), new Rectangle(2, 2), new Rectangle(2, 3), new Triangle(), new Regular(5), new Regular(50),
            new Hexagon(), Unit.INCH, Unit.METRE);
        for (Shape shape : shapes) System.out.println(name(shape) + " " + area(shape) + " " + order(shape));
        Map<String, Integer> counts = new TreeMap<>();
        for (Shape shape : shapes) counts.merge(shape.getClass().getSimpleName(), order(shape), Integer::sum);
        System.out.println(counts);
        System.out.println(Shape.class.isSealed() + " " + Shape.class.getPermittedSubclasses().length + " " + Regular.class.isSealed());
        try {
            name(null);
        } catch (NullPointerException e) {
            System.out.println("null: " + e.getClass().getSimpleName());
        }
    }
}
