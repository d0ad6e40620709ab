package explore;

/** Interfaces, abstract classes, overriding, super calls. */
public class Dispatch {
    interface Shape {
        int area();

        default int twice() {
            return 2 * area();
        }
    }

    abstract static class Base implements Shape {
        int size;

        int grow() {
            return ++size;
        }
    }

    static class Square extends Base {
        @Override
        public int area() {
            return size * size;
        }
    }

    static class Big extends Square {
        int more;

        @Override
        int grow() {
            size += more;
            return super.grow();
        }
    }

    static class Point implements Shape {
        @Override
        public int area() {
            return 0;
        }

        @Override
        public int twice() {
            return -1;
        }
    }

    Shape shape;
    Base base;

    public static int area(Shape s) {
        return s.area() > 3 ? 1 : 2;
    }

    public static int twice(Shape s) {
        return s.twice();
    }

    public int grow() {
        return base.grow() == 4 ? 1 : 2;
    }

    public boolean same() {
        return shape == base;
    }

    public int both() {
        if (shape == base) {
            return shape.area() == base.size ? 1 : 2;
        }
        return base.grow() > shape.area() ? 3 : 4;
    }

    public static int hash(Base a, Base b) {
        return a.equals(b) ? 1 : 2;
    }
}
