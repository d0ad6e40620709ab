package kiasan;

/** A list in elements[0..size), in the manner of java.util.ArrayList. */
public class ArrayList {
    /** Adding to longer arrays is outside the contract: lengths would overflow. */
    static final int LIMIT = 1 << 20;

    Object[] elements;
    int size;

    boolean repOK() {
        return elements != null && size >= 0 && size <= elements.length;
    }

    // ---- isEmpty

    public boolean isEmpty() {
        return size == 0;
    }

    boolean isEmptyEnsures(boolean result) {
        return result != (size > 0);
    }

    // ---- get

    public Object get(int index) throws IndexOutOfBoundsException {
        if (index >= size) {
            throw new IndexOutOfBoundsException();
        }
        return elements[index];
    }

    /** As in java.util up to Java 8, only the upper end is checked; a negative index is the caller's fault. */
    boolean getRequires(int index) {
        return index >= 0;
    }

    boolean getEnsures(int index, Object result) {
        return index < size && result == elements[index];
    }

    // ---- add

    public boolean add(Object element) {
        if (size == elements.length) {
            grow();
        }
        elements[size] = element;
        size++;
        return true;
    }

    private void grow() {
        Object[] longer = new Object[elements.length * 3 / 2 + 1];
        for (int i = 0; i < size; i++) {
            longer[i] = elements[i];
        }
        elements = longer;
    }

    boolean addRequires(Object element) {
        return elements.length <= LIMIT;
    }

    int addOld(Object element) {
        return size;
    }

    boolean addEnsures(Object element, boolean result, int old) {
        return result && size == old + 1 && elements[old] == element;
    }

    // ---- remove

    public Object remove(int index) throws IndexOutOfBoundsException {
        if (index >= size) {
            throw new IndexOutOfBoundsException();
        }
        Object before = elements[index];
        for (int i = index; i + 1 < size; i++) {
            elements[i] = elements[i + 1];
        }
        size--;
        elements[size] = null;
        return before;
    }

    boolean removeRequires(int index) {
        return index >= 0;
    }

    /** The element at index and the one behind it, where there are such. */
    Object[] removeOld(int index) {
        Object at = index < size ? elements[index] : null;
        Object next = index < size && index + 1 < size ? elements[index + 1] : null;
        return new Object[] {at, next, new int[] {size}};
    }

    boolean removeEnsures(int index, Object result, Object[] old) {
        return size == ((int[]) old[2])[0] - 1 && result == old[0] && (index == size || elements[index] == old[1]);
    }
}
