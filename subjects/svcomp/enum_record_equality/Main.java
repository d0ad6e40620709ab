import java.util.HashSet;
import java.util.Set;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Records are equal by their parts; a class is so only if it says it, with equals and hashCode. */
public class Main {

    record Point(int x, int y) {
        Point {
            if (x > y) {
                int swapped = x;
                x = y;
                y = swapped;
            }
        }

        Point(int both) {
            this(both, both);
        }
    }

    record Weight(double value) {}

    static final class Name {
        private final int code;

        Name(int code) {
            this.code = code;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Name && ((Name) other).code == code;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        Point point = new Point(x, y);
        assert point.x() <= point.y();
        assert point.equals(new Point(y, x)) && point != new Point(x, y);
        assert point.equals(new Point(x)) == (x == y);
        assert !point.equals(null);

        double value = Verifier.nondetDouble();
        assert new Weight(value).equals(new Weight(value));
        assert !new Weight(0.0).equals(new Weight(-0.0));

        Set<Name> names = new HashSet<>();
        names.add(new Name(x));
        boolean added = names.add(new Name(y));
        assert added == (x != y);
        assert names.size() == (added ? 2 : 1);
        boolean removed = names.remove(new Name(x));
        assert removed && !names.contains(new Name(x));
        assert names.contains(new Name(y)) == added;
    }
}
