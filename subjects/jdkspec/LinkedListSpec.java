package jdkspec;

import static lissom.Lissom.field;
import static lissom.Lissom.fieldInt;

import java.util.LinkedList;
import lissom.SpecFor;

/** Every node knows the one before it, so there is no way back into the list. */
@SpecFor(LinkedList.class)
public final class LinkedListSpec {
    private LinkedListSpec() {}

    static boolean repOK(LinkedList<?> list) {
        return isValid(list, Object.class);
    }

    /** As a field or an argument: its elements are of this class. */
    static <E> boolean repOK(LinkedList<E> list, Class<E> elements) {
        return isValid(list, elements);
    }

    private static boolean isValid(LinkedList<?> list, Class<?> elements) {
        int count = 0;
        Object last = null;
        for (Object node = field(list, "first"); node != null; node = field(node, "next")) {
            if (field(node, "prev") != last) {
                return false;
            }
            Object item = elements == Object.class ? null : field(node, "item");
            if (item != null && !elements.isInstance(item)) {
                return false;
            }
            last = node;
            count++;
        }
        return field(list, "last") == last && fieldInt(list, "size") == count;
    }
}
