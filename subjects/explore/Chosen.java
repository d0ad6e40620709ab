package explore;

import java.util.Comparator;

/** An input never is the object in a static field, but a test that is built by a constructor may have just that. */
public class Chosen {
    private static final Comparator<Object> NATURAL = new Natural();

    private final Comparator<Object> order;

    public Chosen() {
        this.order = NATURAL;
    }

    static class Natural implements Comparator<Object> {
        @SuppressWarnings("unchecked")
        @Override
        public int compare(Object a, Object b) {
            return ((Comparable<Object>) a).compareTo(b);
        }
    }

    @SuppressWarnings("unchecked")
    public int compare(Object a, Object b) {
        if (order == NATURAL) {
            return ((Comparable<Object>) a).compareTo(b);
        }
        return order.compare(a, b);
    }
}
