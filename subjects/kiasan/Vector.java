package kiasan;

/** A list in elements[0..count) that grows by a fixed step or by doubling, in the manner of java.util.Vector. */
public class Vector {
    /** Adding to longer arrays is outside the contract: lengths would overflow. */
    static final int LIMIT = 1 << 20;

    Object[] elements;
    int count;
    /** By how much to grow; doubles if it is not positive. */
    int increment;

    boolean repOK() {
        return elements != null && count >= 0 && count <= elements.length;
    }

    // ---- isEmpty

    public boolean isEmpty() {
        return count == 0;
    }

    boolean isEmptyEnsures(boolean result) {
        return result != (count > 0);
    }

    // ---- get

    public Object get(int index) throws IndexOutOfBoundsException {
        if (index >= count) {
            throw new IndexOutOfBoundsException();
        }
        return elements[index];
    }

    /** As in java.util, only the upper end is checked; a negative index is the caller's fault. */
    boolean getRequires(int index) {
        return index >= 0;
    }

    boolean getEnsures(int index, Object result) {
        return index < count && result == elements[index];
    }

    // ---- add

    public boolean add(Object element) {
        if (count == elements.length) {
            grow();
        }
        elements[count] = element;
        count++;
        return true;
    }

    private void grow() {
        int length = elements.length + (increment > 0 ? increment : elements.length);
        if (length <= count) {
            length = count + 1;
        }
        Object[] longer = new Object[length];
        for (int i = 0; i < count; i++) {
            longer[i] = elements[i];
        }
        elements = longer;
    }

    boolean addRequires(Object element) {
        return elements.length <= LIMIT && increment <= LIMIT;
    }

    int addOld(Object element) {
        return count;
    }

    boolean addEnsures(Object element, boolean result, int old) {
        return result && count == old + 1 && elements[old] == element;
    }
}
