//@ about: an argument is held to the invariant of the class it turns out to be of, as it was at entry
//@ verify: TurnsOut#equals -> holds within the scope
//@ verify: TurnsOut#equals --oracle joint -> holds within the scope
//@ verify: TurnsOut#equals --init lazy -> holds within the scope
//@ verify: TurnsOut#equals --oracle none -> violated
//@ verify: TurnsOut#sum -> holds within the scope
//@ verify: TurnsOut#late -> violated
//@ verify: TurnsOut$Shape#area -> holds
class TurnsOut {
    static class Cell {
        int value;
        Cell next;
    }

    private Cell first;

    boolean repOK() {
        return first != null && first.next != first;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TurnsOut && ((TurnsOut) other).first.value == first.value;
    }

    @Override
    public int hashCode() {
        return first.value;
    }

    /** One that is declared and one that is found out. */
    static int sum(TurnsOut one, Object two) {
        if (one == null || !(two instanceof TurnsOut)) {
            return 0;
        }
        return one.first.value + ((TurnsOut) two).first.value;
    }

    /** What is changed before says nothing about the argument: nothing is assumed of it any more. */
    int late(Object other) {
        first.value++;
        return other instanceof TurnsOut ? ((TurnsOut) other).first.value : 0;
    }

    interface Sized {
        int size();
    }

    abstract static class Shape {
        abstract int size();

        /** A receiver of an abstract class turns out to be something, too. */
        int area() {
            return 100 / size();
        }
    }

    static class Square extends Shape {
        int size;

        boolean repOK() {
            return size > 0;
        }

        @Override
        int size() {
            return size;
        }
    }
}
