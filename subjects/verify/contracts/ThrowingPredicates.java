//@ about: an invariant that throws does not hold; neither does a postcondition
//@ verify: ThrowingPredicates#clear -> violated
//@ verify: ThrowingPredicates#keep -> holds
//@ verify: ThrowingPredicates#check -> violated
class ThrowingPredicates {
    static class Name {
        int length;
    }

    Name name;

    /** Throws for objects without a name: they are no inputs. */
    boolean repOK() {
        return name.length >= 0;
    }

    void clear(boolean really) {
        if (really) {
            name = null;
        }
    }

    int keep() {
        return name.length;
    }

    boolean keepEnsures(int result) {
        return result >= 0;
    }

    void check(int x) {}

    boolean checkEnsures(int x) {
        return 10 / x < 11;
    }
}
