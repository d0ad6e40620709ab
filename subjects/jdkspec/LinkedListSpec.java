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
        int count = 0;
        Object last = null;
        for (Object node = field(list, "first"); node != null; node = field(node, "next")) {
            if (field(node, "prev") != last) {
                return false;
            }
            last = node;
            count++;
        }
        return field(list, "last") == last && fieldInt(list, "size") == count;
    }
}
