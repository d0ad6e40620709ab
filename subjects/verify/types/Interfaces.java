//@ about: an interface as input is any class that implements it; --subtypes narrows the choice
//@ verify: Interfaces#area -> violated
//@ verify: Interfaces#area --subtypes Interfaces$Square -> violated
//@ verify: Interfaces#area --subtypes Interfaces$Point -> holds within the scope
//@ explore: Interfaces#name -> ends
class Interfaces {
    interface Shape {
        int area();
    }

    static class Square implements Shape {
        int side;

        public int area() {
            return side * side;
        }
    }

    static class Point implements Shape {
        public int area() {
            return 0;
        }
    }

    static void area(Shape shape) {
        if (shape != null) {
            assert shape.area() >= 0;
        }
    }

    static String name(Shape shape) {
        if (shape instanceof Square) {
            return "square";
        }
        return shape == null ? "null" : "point";
    }
}
