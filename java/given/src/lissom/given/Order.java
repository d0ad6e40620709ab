package lissom.given;

/** What elements and keys say about each other. Where they throw, no collection has taken them. */
final class Order {
    private Order() {}

    @SuppressWarnings("unchecked")
    static int compare(Object a, Object b) {
        try {
            return ((Comparable<Object>) a).compareTo(b);
        } catch (RuntimeException | StackOverflowError e) {
            Engine.assume(false);
            return 0;
        }
    }

    static int hash(Object key) {
        try {
            int code = key == null ? 0 : key.hashCode();
            return code ^ code >>> 16;
        } catch (RuntimeException | StackOverflowError e) {
            Engine.assume(false);
            return 0;
        }
    }

    static boolean same(Object a, Object b) {
        try {
            return a == b || a != null && a.equals(b);
        } catch (RuntimeException | StackOverflowError e) {
            Engine.assume(false);
            return false;
        }
    }
}
