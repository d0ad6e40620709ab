package explore;

/** Generic containers: erased bounds and casts behind them. */
public class Generics<T> {
    static class Box<E> {
        E content;
    }

    static class Range<C extends Comparable<C>> {
        C low;
        C high;

        boolean has(C x) {
            return low.compareTo(x) <= 0 && x.compareTo(high) <= 0;
        }
    }

    T item;
    Box<T> box;

    public boolean holds() {
        return box != null && box.content == item;
    }

    public static int unbox(Box<Integer> b) {
        return b.content > 3 ? 1 : 2;
    }

    public static <E> E swap(Box<E> a, Box<E> b) {
        E kept = a.content;
        a.content = b.content;
        b.content = kept;
        return kept;
    }

    public static boolean inside(Range<Integer> r, int x) {
        return r.has(x);
    }

    public T take(Box<T> from) {
        T taken = from.content;
        from.content = null;
        item = taken;
        return box.content;
    }
}
