package lissom.given;

import static lissom.given.Engine.*;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;

/** Collections with elements one after the other. Arrays are just as long as they have to be: nobody can tell. */
final class Lists {
    private Lists() {}

    static void given(ArrayList<?> list, String type) {
        Object[] array = array(list, "elementData", type);
        assume(number(list, "size") == array.length);
    }

    static void given(Vector<?> list, String type) {
        Object[] array = array(list, "elementData", type);
        assume(number(list, "elementCount") == array.length);
        assume(number(list, "capacityIncrement") == 0);
    }

    static void given(Stack<?> list, String type) {
        given((Vector<?>) list, type);
    }

    static void given(CopyOnWriteArrayList<?> list, String type) {
        assume(field(list, "lock") != null);
        array(list, "array", type);
    }

    static void given(LinkedList<?> list, String type) {
        Object last = null;
        int count = 0;
        for (Object node = field(list, "first"); node != null; node = field(node, "next")) {
            assume(field(node, "prev") == last);
            type(node, "item", type);
            last = node;
            count++;
        }
        assume(field(list, "last") == last);
        assume(number(list, "size") == count);
    }

    static void given(ArrayDeque<?> deque, String type) {
        Object[] array = array(deque, "elements", type);
        assume(array.length > 0);
        int size = array.length - 1;
        assume(number(deque, "head") == 0);
        assume(number(deque, "tail") == size);
        for (int i = 0; i < size; i++) {
            assume(array[i] != null);
        }
        assume(array[size] == null);
    }

    /** One in the natural order of its elements: comparators are not looked at. */
    static void given(PriorityQueue<?> queue, String type) {
        if (field(queue, "comparator") != null) {
            beyondClasses();
        }
        Object[] array = array(queue, "queue", type);
        assume(array.length > 0);
        int size = number(queue, "size");
        if (size == 0) {
            assume(array.length == 1);
            assume(array[0] == null);
            return;
        }
        assume(size == array.length);
        for (int i = 0; i < size; i++) {
            assume(array[i] != null);
            assume(i == 0 || Order.compare(array[(i - 1) / 2], array[i]) <= 0);
        }
    }

    private static Object[] array(Object holder, String name, String type) {
        Object[] array = (Object[]) field(holder, name);
        assume(array != null);
        elements(array, type);
        return array;
    }
}
