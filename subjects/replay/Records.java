package replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What has no constructor that would allow it: records, final fields, private and inner classes. */
public class Records {
    record Range(int low, int high) {
        Range {
            if (low > high) throw new IllegalArgumentException("low > high");
        }

        int length() {
            return high - low;
        }
    }

    private static final class Cell {
        private final Object value;
        private final Cell next;

        private Cell(Object value, Cell next) {
            this.value = Objects.requireNonNull(value);
            this.next = next;
        }
    }

    class Inner {
        private final int x = 7;

        int both() {
            return x + outer;
        }
    }

    private final int outer;
    private final Cell first;

    Records(int outer) {
        this.outer = outer;
        this.first = null;
    }

    public static int length(Range range) {
        return range.length() < 0 ? -1 : range.length();
    }

    public static boolean same(Range a, Range b) {
        return a.equals(b);
    }

    public static String shown(Range range) {
        return range.toString();
    }

    public List<Object> values() {
        List<Object> all = new ArrayList<>();
        for (Cell cell = first; cell != null; cell = cell.next) all.add(cell.value);
        return all;
    }

    public static int inner(Inner inner) {
        return inner.both();
    }
}
