package jdkspec;

import static lissom.Lissom.field;
import static lissom.Lissom.fieldInt;

import java.util.PriorityQueue;
import lissom.SpecFor;

/** A PriorityQueue of Integers in their natural order: a heap in an array, then nothing. */
@SpecFor(PriorityQueue.class)
public final class PriorityQueueSpec {
    private PriorityQueueSpec() {}

    static boolean repOK(PriorityQueue<Integer> heap) {
        Object[] queue = (Object[]) field(heap, "queue");
        int size = fieldInt(heap, "size");
        if (field(heap, "comparator") != null || queue == null || queue.length == 0 || size < 0 || size > queue.length) {
            return false;
        }
        for (int i = 0; i < queue.length; i++) {
            if (i >= size ? queue[i] != null : !fits(queue, i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean fits(Object[] queue, int i) {
        return queue[i] instanceof Integer element && (i == 0 || (Integer) queue[(i - 1) / 2] <= element);
    }
}
