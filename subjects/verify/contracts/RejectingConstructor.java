//@ about: a constructor that throws what it declares leaves no object, so no invariant is broken; a method that throws leaves one
//@ verify: RejectingConstructor#new -> holds
//@ verify: RejectingConstructor#grow -> violated
class RejectingConstructor {
    int[] slots;

    RejectingConstructor(int capacity) throws IllegalArgumentException {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        slots = new int[1];
    }

    boolean repOK() {
        return slots != null;
    }

    void grow(int capacity) throws IllegalArgumentException {
        slots = null;
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        slots = new int[2];
    }
}
