//@ about: sealed interfaces and classes, final, sealed and non-sealed subclasses, exhaustive chains of instanceof
public class SealedShapes {
    sealed interface Shape permits Circle, Polygon, Blob {
        double area();
    }

    record Circle(double r) implements Shape {
        public double area() {
            return 3 * r * r;
        }
    }

    static abstract sealed class Polygon implements Shape permits Triangle, Quad {
        abstract int corners();

        @Override
        public String toString() {
            return getClass().getSimpleName() + corners();
        }
    }

    static final class Triangle extends Polygon {
        private final double base, height;

        Triangle(double base, double height) {
            this.base = base;
            this.height = height;
        }

        int corners() {
            return 3;
        }

        public double area() {
            return base * height / 2;
        }
    }

    static sealed class Quad extends Polygon {
        final double w, h;

        Quad(double w, double h) {
            this.w = w;
            this.h = h;
        }

        int corners() {
            return 4;
        }

        public double area() {
            return w * h;
        }
    }

    static final class Square extends Quad {
        Square(double side) {
            super(side, side);
        }
    }

    static non-sealed class Blob implements Shape {
        public double area() {
            return 0;
        }
    }

    static class BigBlob extends Blob {
        @Override
        public double area() {
            return super.area() + 100;
        }
    }

    static String name(Shape s) {
        if (s instanceof Circle c) return "circle " + c.r();
        if (s instanceof Square q) return "square " + q.w;
        if (s instanceof Quad q) return "quad " + q.w + "x" + q.h;
        if (s instanceof Polygon p) return "polygon with " + p.corners();
        return s instanceof BigBlob ? "big blob" : s instanceof Blob ? "blob" : "impossible";
    }

    static void describe(Class<?> c) {
        StringBuilder out = new StringBuilder(c.getSimpleName()).append(c.isSealed() ? " sealed permits" : " not sealed");
        if (c.isSealed()) {
            for (Class<?> p : c.getPermittedSubclasses()) out.append(' ').append(p.getSimpleName());
        } else {
            out.append(c.getPermittedSubclasses() == null ? "" : " with permits");
        }
        System.out.println(out);
    }

    public static void main(String[] args) {
        Shape[] shapes = {new Circle(2), new Triangle(3, 4), new Quad(2, 5), new Square(3), new Blob(), new BigBlob(), new Blob() {
            @Override
            public double area() {
                return -1;
            }
        }};
        double total = 0;
        for (Shape s : shapes) {
            System.out.println(name(s) + " area " + s.area() + (s instanceof Polygon ? " " + s : ""));
            total += s.area();
        }
        System.out.println(total);
        for (Class<?> c : new Class<?>[] {Shape.class, Circle.class, Polygon.class, Triangle.class, Quad.class, Square.class, Blob.class, BigBlob.class}) {
            describe(c);
        }
        System.out.println(Shape.class.isAssignableFrom(Square.class) + " " + Polygon.class.isInstance(shapes[3]) + " " + Polygon.class.isInstance(shapes[0]));
        try {
            Polygon p = (Polygon) shapes[0];
            System.out.println(p);
        } catch (ClassCastException e) {
            System.out.println("a circle is no polygon");
        }
    }
}
