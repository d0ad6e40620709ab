//@ about: what @SpecFor states for a class of the JDK is assumed for fields and arguments of it, with their type arguments
//@ library
//@ verify: FieldSpecs#first --n 2 -> holds within the scope
//@ verify: FieldSpecs#first --n 2 --oracle joint --property exceptions -> holds within the scope
//@ verify: FieldSpecs#first --n 2 --oracle none -> violated
//@ verify: FieldSpecs#add --n 2 -> holds within the scope
//@ verify: FieldSpecs#forget --n 1 -> violated
//@ verify: FieldSpecs#sum(java.util.LinkedList) --n 2 -> holds within the scope
//@ verify: FieldSpecs#any(java.util.LinkedList) --n 2 -> violated
//@ verify: FieldSpecs$Raw#first --n 2 -> violated
//@ verify: FieldSpecs$Lengths#last --n 2 -> violated
import static lissom.Lissom.field;
import static lissom.Lissom.fieldInt;

import java.util.LinkedList;
import lissom.SpecFor;

public class FieldSpecs {

    /** What a list is; the elements of one that says so are of its class. */
    @SpecFor(LinkedList.class)
    static final class ListSpec {
        static <E> boolean repOK(LinkedList<E> list, Class<E> elements) {
            int count = 0;
            Object last = null;
            for (Object node = field(list, "first"); node != null; node = field(node, "next")) {
                Object item = field(node, "item");
                if (field(node, "prev") != last || item != null && !elements.isInstance(item)) {
                    return false;
                }
                last = node;
                count++;
            }
            return field(list, "last") == last && fieldInt(list, "size") == count;
        }
    }

    private LinkedList<Integer> numbers = new LinkedList<>();
    private int count;

    boolean repOK() {
        return numbers != null && count == numbers.size();
    }

    public int first() {
        if (numbers.isEmpty() || numbers.getFirst() == null) {
            return 0;
        }
        return numbers.getFirst();
    }

    public void add(int number) {
        numbers.add(number);
        count++;
    }

    /** It does not count. */
    public void forget(int number) {
        numbers.add(number);
    }

    static int sum(LinkedList<Integer> of) {
        int sum = 0;
        for (int i = 0; of != null && i < of.size(); i++) {
            Integer one = of.get(i);
            sum += one == null ? 0 : one;
        }
        return sum;
    }

    /** Anything may be in it. */
    static Object any(LinkedList<?> of) {
        return of == null || of.isEmpty() ? 0 : (Integer) of.getFirst();
    }

    /** Nothing is known about the elements. */
    static final class Raw {
        @SuppressWarnings("rawtypes")
        private LinkedList list;

        public Integer first() {
            return list == null || list.isEmpty() ? null : (Integer) list.getFirst();
        }
    }

    /** The invariant of what is in the list is not assumed. */
    static final class Lengths {
        private LinkedList<Length> list;

        public void last() {
            Length last = list == null || list.isEmpty() ? null : list.getLast();
            assert last == null || last.length >= 0;
        }
    }

    static final class Length {
        int length;

        boolean repOK() {
            return length >= 0;
        }
    }
}
