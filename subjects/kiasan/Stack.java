package kiasan;

import java.util.EmptyStackException;

/** A stack in elements[0..count), its top at the end, that grows by doubling, in the manner of java.util.Stack. */
public class Stack {
    /** Adding to longer arrays is outside the contract: lengths would overflow. */
    static final int LIMIT = 1 << 20;

    Object[] elements;
    int count;

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

    // ---- peek

    public Object peek() throws EmptyStackException {
        if (count == 0) {
            throw new EmptyStackException();
        }
        return elements[count - 1];
    }

    boolean peekEnsures(Object result) {
        return count > 0 && result == elements[count - 1];
    }

    // ---- pop

    public Object pop() throws EmptyStackException {
        Object top = peek();
        count--;
        elements[count] = null;
        return top;
    }

    Object[] popOld() {
        return new Object[] {count > 0 ? elements[count - 1] : null, new int[] {count}};
    }

    boolean popEnsures(Object result, Object[] old) {
        return count == ((int[]) old[1])[0] - 1 && result == old[0];
    }

    // ---- push

    public Object push(Object element) {
        if (count == elements.length) {
            Object[] longer = new Object[count == 0 ? 1 : 2 * count];
            for (int i = 0; i < count; i++) {
                longer[i] = elements[i];
            }
            elements = longer;
        }
        elements[count] = element;
        count++;
        return element;
    }

    boolean pushRequires(Object element) {
        return elements.length <= LIMIT;
    }

    int pushOld(Object element) {
        return count;
    }

    boolean pushEnsures(Object element, Object result, int old) {
        return count == old + 1 && elements[old] == element && result == element;
    }
}
