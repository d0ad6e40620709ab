//@ about: what lissom-api promises: @Allows on a class, @Old without parameters, any(Class) with an invariant
//@ library
//@ verify: ApiDetails#throwing -> holds
//@ verify: ApiDetails#narrower -> violated
//@ verify: ApiDetails#add -> holds
//@ verify: ApiDetails#anyValid -> holds
import lissom.Allows;
import lissom.Ensures;
import lissom.Lissom;
import lissom.Old;

@Allows(IllegalStateException.class)
class ApiDetails {
    static final class Even {
        int value;

        boolean repOK() {
            return value % 2 == 0;
        }
    }

    int size;

    int size() {
        return size;
    }

    static void throwing(int x) {
        if (x == 3) {
            throw new IllegalStateException();
        }
    }

    /** Its own list replaces that of the class. */
    @Allows(IllegalArgumentException.class)
    static void narrower(int x) {
        throwing(x);
    }

    @Old("size")
    @Ensures("grewByOne")
    void add(int element) {
        size++;
    }

    boolean grewByOne(int element, int old) {
        return size == old + 1;
    }

    static void anyValid() {
        Even even = Lissom.any(Even.class);
        if (even != null) {
            assert even.value % 2 == 0;
        }
    }
}
