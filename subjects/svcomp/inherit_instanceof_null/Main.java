import org.sosy_lab.sv_benchmarks.Verifier;

/** What null is an instance of (nothing), what it can be cast to (anything), and where a type test must decide. */
public class Main {

    interface Shape {
        int area();

        default boolean isLargerThan(Shape other) {
            return other == null || area() > other.area();
        }
    }

    abstract static class Box implements Shape {
        final int side;

        Box(int side) {
            this.side = side;
        }

        @Override
        public int area() {
            return side * height();
        }

        abstract int height();
    }

    static final class Square extends Box {
        Square(int side) {
            super(side);
        }

        @Override
        int height() {
            return side;
        }
    }

    static final class Strip extends Box {
        Strip(int side) {
            super(side);
        }

        @Override
        int height() {
            return 1;
        }
    }

    static Shape make(int which, int side) {
        switch (which) {
            case 0:
                return new Square(side);
            case 1:
                return new Strip(side);
            case 2:
                return () -> side;
            default:
                return null;
        }
    }

    public static void main(String[] args) {
        int which = Verifier.nondetInt();
        int side = Verifier.nondetInt();
        Verifier.assume(2 <= side && side <= 100);
        Shape shape = make(which, side);

        assert (shape instanceof Shape) == (shape != null);
        assert !(shape instanceof Square && shape instanceof Strip);
        assert (shape instanceof Box) == (shape instanceof Square || shape instanceof Strip);

        if (shape instanceof Box) {
            Box box = (Box) shape;
            assert box.side == side;
            assert new Square(side).isLargerThan(box) == (box.getClass() == Strip.class);
        } else if (shape == null) {
            Square square = (Square) shape;
            Object[] array = (Object[]) (Object) shape;
            assert square == null && array == null;
            assert new Strip(side).isLargerThan(square);
        } else {
            assert which == 2 && shape.area() == side;
        }

        Object object = new Box[] {new Square(side), null};
        assert object instanceof Object[] && object instanceof Shape[] && !(object instanceof Square[]);
        assert !(((Object[]) object)[1] instanceof Box);
    }
}
