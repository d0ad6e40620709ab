package explore;

/** Objects whose class nobody can name are handed over as what they implement. */
public class Masked {
    interface Shape {
        int area();
    }

    private static final class Square implements Shape {
        private final int side;

        private Square(int side) {
            this.side = side;
        }

        @Override
        public int area() {
            return side * side;
        }
    }

    final Shape shape;
    Shape other;

    Masked(Shape shape) {
        this.shape = shape;
    }

    static int area(Shape shape) {
        return shape == null ? -1 : shape.area();
    }

    static int first(Shape[] shapes) {
        return shapes == null || shapes.length == 0 || shapes[0] == null ? -1 : shapes[0].area();
    }

    int both() {
        return area(shape) + area(other);
    }
}
