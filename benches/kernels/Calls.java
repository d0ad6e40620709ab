/** Virtual and interface calls on several classes. */
public class Calls {
    interface Shape {
        int area(int scale);
    }

    abstract static class Base implements Shape {
        int side;

        abstract int edge();

        public int area(int scale) {
            return edge() * scale;
        }
    }

    static class Square extends Base {
        Square(int side) {
            this.side = side;
        }

        int edge() {
            return side * side;
        }
    }

    static class Line extends Base {
        Line(int side) {
            this.side = side;
        }

        int edge() {
            return side;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Shape[] shapes = {new Square(2), new Line(3), new Square(4), new Line(5)};
        int sum = 0;
        for (int i = 0; i < n * 1000; i++) {
            sum += shapes[i & 3].area(i);
        }
        System.out.println(sum);
    }
}
