//@ about: records: accessors, generated equals, hashCode and toString for components of all types
public class RecordBasics {
    record Empty() {
    }

    record Point(int x, int y) {
    }

    record All(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, Point p) {
    }

    record Arrays(int[] a, String[] b) {
        @Override
        public String toString() {
            return "Arrays" + a.length + b.length;
        }
    }

    record Node<T>(T value, Node<T> next) {
        int size() {
            return 1 + (next == null ? 0 : next.size());
        }
    }

    record Person(String name, int age) {
    }

    static All all(int seed) {
        return new All(seed % 2 == 0, (byte) seed, (short) seed, (char) ('a' + seed % 26), seed, (long) seed << 33, seed / 4f, seed / 8d, "t" + seed, new Point(seed, -seed));
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4), q = new Point(3, 4), r = new Point(4, 3);
        System.out.println(p + " " + p.x() + p.y() + " " + p.equals(q) + " " + (p == q) + " " + p.equals(r) + " " + p.equals(null) + " " + p.equals("Point[x=3, y=4]"));
        System.out.println((p.hashCode() == q.hashCode()) + " " + new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        for (int seed : new int[] {0, 7, 300, -5}) {
            All a = all(seed), b = all(seed);
            System.out.println(a + " " + a.equals(b) + " " + (a.hashCode() == b.hashCode()));
        }
        System.out.println(all(1).equals(all(2)) + " " + all(1).p().equals(all(1).p()) + " " + all(9).l());
        floats();
        identity();
        Node<String> list = new Node<>("a", new Node<>("b", new Node<>(null, null)));
        System.out.println(list + " " + list.size() + " " + list.equals(new Node<>("a", new Node<>("b", new Node<>(null, null)))) + " " + list.next().value());
        System.out.println(p instanceof Record ? p.getClass().getSuperclass().getName() : "no record");
        java.util.Map<Person, String> map = new java.util.HashMap<>();
        map.put(new Person("ann", 30), "first");
        map.put(new Person("ann", 31), "second");
        map.put(new Person("ann", 30), "third");
        System.out.println(map.size() + " " + map.get(new Person("ann", 30)) + " " + map.get(new Person(null, 0)));
        System.out.println(new Person(null, 0) + " " + new Person(null, 0).equals(new Person(null, 0)));
    }

    record Reals(float f, double d) {
    }

    /** Components are compared like Float.compare and Double.compare do. */
    static void floats() {
        System.out.println(new Reals(0f, 0).equals(new Reals(-0f, 0)) + " " + new Reals(0f, 0).equals(new Reals(0f, -0.0)) + " "
            + new Reals(Float.NaN, Double.NaN).equals(new Reals(0f / 0f, 0.0 / 0)) + " " + new Reals(1, 2) + " " + new Reals(Float.NaN, Double.NEGATIVE_INFINITY));
        System.out.println(new Reals(Float.NaN, 1).hashCode() == new Reals(Float.NaN, 1).hashCode());
    }

    static void identity() {
        int[] a = {1};
        String[] s = {"x"};
        Arrays one = new Arrays(a, s), two = new Arrays(a, s), three = new Arrays(a.clone(), s);
        System.out.println(one.equals(two) + " " + one.equals(three) + " " + one);
        a[0] = 5;
        System.out.println(one.a()[0] + " " + three.a()[0]);
    }
}
