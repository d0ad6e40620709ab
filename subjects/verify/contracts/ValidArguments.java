//@ about: an argument that is not null satisfies the invariant of its class
//@ verify: ValidArguments#length(Interval) -> holds
//@ verify: ValidArguments#lengthOfNull(Interval) -> violated
//@ verify: ValidArguments#unchecked(Interval[]) -> violated
//@ verify: ValidArguments#startsBefore(Figure) -> holds
//@ verify: ValidArguments#make(Interval) -> holds
//@ verify: ValidArguments#new(Interval) -> holds
//@ verify: ValidArguments#append(ValidArguments) -> holds within the scope
//@ verify: ValidArguments#append(ValidArguments) --oracle joint --property exceptions,assertions -> holds within the scope
//@ verify: ValidArguments#append(ValidArguments) --oracle none -> violated
//@ verify: ValidArguments#length(Interval) --oracle none -> violated
//@ verify: ValidArguments#cut(Endless) --loop 4 -> holds within the scope
//@ verify: ValidArguments#spoils(Interval) -> holds
public class ValidArguments {

    /** It says which of its objects there are. */
    static final class Interval {
        int start;
        int end;

        private boolean repOK() {
            return start <= end;
        }
    }

    /** The class of the object decides what is asked of it. */
    abstract static class Figure {
        abstract boolean repOK();

        abstract boolean isRight();
    }

    static final class Square extends Figure {
        int side;

        boolean repOK() {
            return side > 0;
        }

        boolean isRight() {
            return side != 0;
        }
    }

    static final class Circle extends Figure {
        int radius;

        boolean repOK() {
            if (radius < 0) {
                throw new IllegalStateException("an invariant that throws does not hold");
            }
            return true;
        }

        boolean isRight() {
            return radius >= 0;
        }
    }

    /** Its invariant goes beyond the bound on loops. */
    static final class Endless {
        int count;

        boolean repOK() {
            int sum = 0;
            for (int i = 0; i < count; i++) {
                sum += i;
            }
            return sum >= 0;
        }
    }

    Interval first;
    ValidArguments next;
    int size;

    boolean repOK() {
        int count = 0;
        for (ValidArguments at = next; at != null; at = at.next) {
            if (++count > size) {
                return false;
            }
        }
        return count == size;
    }

    ValidArguments(Interval only) {
        first = only;
        assert only == null || only.start <= only.end;
    }

    static int length(Interval of) {
        assert of == null || of.end >= of.start;
        return of == null ? 0 : of.end - of.start;
    }

    /** Null is as good as any other. */
    static int lengthOfNull(Interval of) {
        return of.end - of.start;
    }

    /** Nothing is said about elements. */
    static void unchecked(Interval[] all) {
        assert all == null || all.length == 0 || all[0] == null || all[0].start <= all[0].end;
    }

    static void startsBefore(Figure figure) {
        assert figure == null || figure.isRight();
    }

    static void make(Interval of) {
        if (of != null) {
            new ValidArguments(of);
        }
    }

    /** The argument may be the receiver. */
    int append(ValidArguments other) {
        if (other == null) {
            return size;
        }
        int count = 0;
        for (ValidArguments at = other.next; at != null; at = at.next) {
            count++;
        }
        assert count == other.size;
        return count;
    }

    static void cut(Endless endless) {
        assert endless == null || endless.count < 1000;
    }

    /** What becomes of an argument is its own affair. */
    static void spoils(Interval of) {
        if (of != null) {
            of.end = of.start - 1;
        }
    }
}
