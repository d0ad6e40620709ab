//@ about: equals and hashCode contracts: user-defined, inherited identity, symmetric or not, use in HashMap and HashSet
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public class EqualsHashCode {
    static class Point {
        final int x, y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Point && ((Point) o).x == x && ((Point) o).y == y;
        }

        @Override
        public int hashCode() {
            return Objects.hash(x, y);
        }

        @Override
        public String toString() {
            return x + "," + y;
        }
    }

    static class ColorPoint extends Point {
        final String color;

        ColorPoint(int x, int y, String color) {
            super(x, y);
            this.color = color;
        }

        @Override
        public boolean equals(Object o) { // breaks symmetry on purpose
            return o instanceof ColorPoint && super.equals(o) && ((ColorPoint) o).color.equals(color);
        }
    }

    static class Collider {
        final String name;
        static int compared;

        Collider(String name) {
            this.name = name;
        }

        @Override
        public boolean equals(Object o) {
            compared++;
            return o instanceof Collider c && c.name.equals(name);
        }

        @Override
        public int hashCode() {
            return 7;
        }
    }

    static class Overloaded {
        // An overload, not an override: collections do not call it.
        public boolean equals(Overloaded other) {
            return true;
        }
    }

    public static void main(String[] args) {
        Point p = new Point(1, 2), q = new Point(1, 2), c = new ColorPoint(1, 2, "red");
        System.out.println(p.equals(q) + " " + (p == q) + " " + p.equals(c) + " " + c.equals(p) + " " + p.equals(null) + " " + p.equals("1,2"));
        System.out.println(p.hashCode() + " " + q.hashCode() + " " + c.hashCode() + " " + Objects.hash() + " " + Objects.hash("a", null, 1.5));
        Set<Point> set = new HashSet<>();
        System.out.println(set.add(p) + " " + set.add(q) + " " + set.add(c) + " " + set.size() + " " + set.contains(new Point(1, 2)) + " " + set.remove(q) + " " + set.size());
        Map<Collider, Integer> map = new HashMap<>();
        for (int i = 0; i < 20; i++) map.merge(new Collider("k" + i % 7), i, Integer::sum);
        System.out.println(map.size() + " " + map.get(new Collider("k3")) + " " + map.get(new Collider("x")) + " " + (Collider.compared > 20));
        Overloaded a = new Overloaded(), b = new Overloaded();
        Object o = b;
        System.out.println(a.equals(b) + " " + a.equals(o) + " " + List.of(a).contains(b) + " " + new ArrayList<>(List.of(a)).indexOf(a));
        mutableKeys();
        library();
    }

    static void mutableKeys() {
        Map<List<Integer>, String> map = new HashMap<>();
        List<Integer> key = new ArrayList<>(List.of(1, 2));
        map.put(key, "found");
        System.out.println(map.get(List.of(1, 2)) + " " + key.hashCode());
        key.add(3);
        System.out.println(map.get(key) + " " + map.get(List.of(1, 2)) + " " + map.size() + " " + key.hashCode());
        key.remove(2);
        System.out.println(map.get(key));
    }

    static void library() {
        Object[] values = {0, 1, -1, 5L, -5L, 1L << 32, 1.5, 1.5f, true, false, 'c', (byte) -3, (short) 300, "", "hash", List.of(1, "a"), Set.of(3), Map.of("k", 1), Map.entry(1, 2)};
        for (Object v : values) System.out.print(v.hashCode() + " ");
        System.out.println();
        System.out.println(Objects.equals(null, null) + " " + Objects.equals(1, 1L) + " " + Integer.valueOf(1).equals(1L) + " " + Long.valueOf(1).equals(1L) + " " + new Object().equals(new Object()));
        System.out.println(new LinkedHashMap<>(Map.of("a", 1)).equals(new HashMap<>(Map.of("a", 1))) + " " + List.of(1).equals(Set.of(1)) + " " + Objects.hashCode(null));
        Object same = new Object();
        System.out.println(same.hashCode() == same.hashCode() && System.identityHashCode(same) == same.hashCode());
        System.out.println(System.identityHashCode(null) + " " + (System.identityHashCode(new Point(0, 0)) == new Point(0, 0).hashCode()));
    }
}
