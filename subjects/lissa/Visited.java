package lissa;

/**
 * The objects a repOK has been to.
 *
 * <p>Compares by identity and keeps them in a list: with a handful of objects that needs fewer steps than hashing.
 */
final class Visited {
    private Object[] seen = new Object[8];
    private int count;

    /** Notes o; false if it was noted before. */
    boolean add(Object o) {
        for (int i = 0; i < count; i++) {
            if (seen[i] == o) {
                return false;
            }
        }
        if (count == seen.length) {
            Object[] longer = new Object[2 * count];
            System.arraycopy(seen, 0, longer, 0, count);
            seen = longer;
        }
        seen[count++] = o;
        return true;
    }

    int count() {
        return count;
    }
}
