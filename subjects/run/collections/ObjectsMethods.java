//@ about: java.util.Objects: requireNonNull, equals, hash, toString, compare, checkIndex and their messages
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;

public class ObjectsMethods {
    static void attempt(String what, java.util.function.Supplier<Object> s) {
        try {
            System.out.println(what + " = " + s.get());
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static final class Key {
        final String a;
        final Integer b;

        Key(String a, Integer b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key k && Objects.equals(a, k.a) && Objects.equals(b, k.b);
        }

        @Override
        public int hashCode() {
            return Objects.hash(a, b);
        }

        @Override
        public String toString() {
            return "Key[" + a + "," + b + "]";
        }
    }

    public static void main(String[] args) {
        attempt("require", () -> Objects.requireNonNull("x"));
        attempt("require null", () -> Objects.requireNonNull(null));
        attempt("require message", () -> Objects.requireNonNull(null, "value must be set"));
        attempt("require supplier", () -> Objects.requireNonNull(null, () -> "computed " + 42));
        attempt("require unused supplier", () -> Objects.requireNonNull("y", () -> {
            throw new AssertionError();
        }));
        attempt("else", () -> Objects.requireNonNullElse(null, "default") + " " + Objects.requireNonNullElse("v", null));
        attempt("else null", () -> Objects.requireNonNullElse(null, null));
        attempt("else get", () -> Objects.requireNonNullElseGet(null, () -> "made"));
        attempt("else get null", () -> Objects.requireNonNullElseGet(null, () -> null));
        System.out.println(Objects.equals(null, null) + " " + Objects.equals(null, 1) + " " + Objects.equals(1, null) + " " + Objects.equals("a", new String("a")) + " " + Objects.equals(1, 1L) + " " + Objects.equals(new int[] {1}, new int[] {1}) + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.deepEquals(new Object[] {null, new long[] {2}}, new Object[] {null, new long[] {2}}));
        System.out.println(Objects.hash() + " " + Objects.hash((Object) null) + " " + Objects.hash(1, 2, 3) + " " + Objects.hash("a", null, 'c', 2.5, true) + " " + (Objects.hash(1, 2) == Arrays.hashCode(new Object[] {1, 2})) + " " + Objects.hashCode(null) + " " + Objects.hashCode("ab"));
        System.out.println(Objects.toString(null) + " " + Objects.toString(5) + " " + Objects.toString(null, "none") + " " + Objects.toString("s", "none"));
        System.out.println(Objects.compare("a", "b", Comparator.naturalOrder()) + " " + Objects.compare(null, null, Comparator.<String>naturalOrder()) + " " + Objects.isNull(null) + " " + Objects.nonNull(null));
        attempt("compare", () -> Objects.compare(null, "a", Comparator.<String>naturalOrder()));
        attempt("index", () -> Objects.checkIndex(2, 3));
        attempt("index", () -> Objects.checkIndex(3, 3));
        attempt("index", () -> Objects.checkIndex(-1, 3));
        attempt("from to", () -> Objects.checkFromToIndex(1, 3, 3));
        attempt("from to", () -> Objects.checkFromToIndex(2, 1, 3));
        attempt("from to", () -> Objects.checkFromToIndex(1, 4, 3));
        attempt("from size", () -> Objects.checkFromIndexSize(1, 2, 3));
        attempt("from size", () -> Objects.checkFromIndexSize(2, 2, 3));
        attempt("long index", () -> Objects.checkIndex(5_000_000_000L, 4_000_000_000L));
        Key k1 = new Key("a", null), k2 = new Key(new String("a"), null), k3 = new Key(null, 1000), k4 = new Key(null, 1000);
        System.out.println(k1.equals(k2) + " " + (k1.hashCode() == k2.hashCode()) + " " + k3.equals(k4) + " " + k1.equals(k3) + " " + k3.hashCode() + " " + k1);
        record Point(int x, long y, String label, double[] data) {}
        double[] shared = {1.0};
        Point p = new Point(1, 2L, "p", shared), q = new Point(1, 2L, "p", shared), r = new Point(1, 2L, "p", new double[] {1.0});
        System.out.println(p.equals(q) + " " + p.equals(r) + " " + new Point(1, 2, null, null) + " " + new Point(3, 4, null, null).hashCode() + " " + (p.hashCode() == q.hashCode()));
    }
}
