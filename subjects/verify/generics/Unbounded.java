//@ about: a type variable without a bound stands for one class in the object under test, and for anything where nobody says
//@ verify: Unbounded#pair -> holds within the scope
//@ verify: Unbounded#same -> holds within the scope
//@ verify: Unbounded#keyed --n 2 -> holds within the scope
//@ verify: Unbounded#both -> holds within the scope
//@ verify: Unbounded#any -> violated
//@ verify: Unbounded#raw -> violated
//@ verify: Unbounded#pair --any-heap -> violated
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Whatever V is, it is the same everywhere. */
public class Unbounded<V> {
    private V first;
    private V second;
    private final Map<V, V> map = new HashMap<>();

    /** On the class path there are other classes, which do not mix. */
    static class Stranger {
        @Override
        public boolean equals(Object other) {
            return ((Stranger) other).hashCode() == hashCode();
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    boolean pair() {
        return first != null && second != null && first.equals(second);
    }

    boolean same(V other) {
        return other != null && first != null && other.equals(first);
    }

    V keyed(V key) {
        return map.get(key);
    }

    static <T> boolean both(T a, T b) {
        return a != null && b != null && a.equals(b);
    }

    /** Nobody says what is in such a list. */
    static boolean any(List<?> list) {
        return list != null && list.size() == 2 && list.get(0) != null && list.get(1) != null
                && list.get(0).equals(list.get(1));
    }

    @SuppressWarnings("rawtypes")
    static boolean raw(List list) {
        return list != null && list.size() == 2 && list.get(0) != null && list.get(1) != null
                && list.get(0).equals(list.get(1));
    }
}
