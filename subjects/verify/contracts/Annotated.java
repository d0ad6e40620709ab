//@ about: contracts named by annotations
//@ library
//@ verify: Annotated#get -> holds within the scope
//@ verify: Annotated#add -> violated
//@ verify: Annotated#new -> violated
//@ verify: Annotated#parse -> violated
//@ verify: Annotated#parseAllowed -> holds
import lissom.Allows;
import lissom.Ensures;
import lissom.Invariant;
import lissom.Old;
import lissom.Requires;

class Annotated {
    int[] elements;
    int size;

    @Requires("isPositive")
    @Ensures("isEmpty")
    Annotated(int capacity) {
        elements = new int[2];
        size = capacity > 1000 ? 1 : 0;
    }

    static boolean isPositive(int capacity) {
        return capacity > 0;
    }

    boolean isEmpty(int capacity) {
        return size == 0;
    }

    @Invariant
    private boolean wellFormed() {
        return elements != null && size >= 0 && size <= elements.length;
    }

    @Requires("isIndex")
    int get(int i) {
        return elements[i];
    }

    boolean isIndex(int i) {
        return 0 <= i && i < size;
    }

    @Requires("hasRoom")
    @Old("sizeBefore")
    @Ensures("grew")
    void add(int element) {
        elements[size] = element;
        if (element != 13) {
            size++;
        }
    }

    boolean hasRoom(int element) {
        return size < elements.length;
    }

    int sizeBefore(int element) {
        return size;
    }

    boolean grew(int element, int old) {
        return size == old + 1;
    }

    static int parse(int digit) {
        if (digit < 0 || digit > 9) {
            throw new IllegalArgumentException("no digit");
        }
        return digit;
    }

    @Allows(IllegalArgumentException.class)
    static int parseAllowed(int digit) {
        return parse(digit);
    }
}
