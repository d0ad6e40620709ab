package jdkspec;

import static lissom.Lissom.field;
import static lissom.Lissom.fieldInt;

import java.util.ArrayDeque;
import lissom.SpecFor;

/** From head on, around the end of the array, up to but not including tail there are elements; elsewhere there are none. */
@SpecFor(ArrayDeque.class)
public final class ArrayDequeSpec {
    private ArrayDequeSpec() {}

    static boolean repOK(ArrayDeque<?> deque) {
        return isValid(deque, Object.class);
    }

    /** As a field or an argument: its elements are of this class. */
    static <E> boolean repOK(ArrayDeque<E> deque, Class<E> type) {
        return isValid(deque, type);
    }

    private static boolean isValid(ArrayDeque<?> deque, Class<?> type) {
        Object[] elements = (Object[]) field(deque, "elements");
        if (elements == null) {
            return false;
        }
        int head = fieldInt(deque, "head");
        int tail = fieldInt(deque, "tail");
        if (head < 0 || head >= elements.length || tail < 0 || tail >= elements.length) {
            return false;
        }
        for (int i = 0; i < elements.length; i++) {
            boolean used = head <= tail ? head <= i && i < tail : head <= i || i < tail;
            if (used != (elements[i] != null) || used && type != Object.class && !type.isInstance(elements[i])) {
                return false;
            }
        }
        return true;
    }
}
