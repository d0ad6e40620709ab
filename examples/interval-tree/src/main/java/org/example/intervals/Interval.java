package org.example.intervals;

/** All numbers from start to end, both included. */
public final class Interval implements Comparable<Interval> {
    private final int start;
    private final int end;

    private Interval(int start, int end) {
        this.start = start;
        this.end = end;
    }

    /**
     * An interval.
     *
     * @throws IllegalArgumentException if it would end before it starts
     */
    public static Interval of(int start, int end) throws IllegalArgumentException {
        if (end < start) {
            throw new IllegalArgumentException("an interval must not end before it starts");
        }
        return new Interval(start, end);
    }

    public int start() {
        return start;
    }

    public int end() {
        return end;
    }

    /**
     * Whether the two have a number in common.
     *
     * @throws NullPointerException if the other one is null
     */
    public boolean overlaps(Interval other) throws NullPointerException {
        return start <= other.end && other.start <= end;
    }

    boolean overlapsEnsures(Interval other, boolean result) {
        return result == other.overlaps(this);
    }

    /**
     * By start, then by end.
     *
     * @throws NullPointerException if the other one is null
     */
    @Override
    public int compareTo(Interval other) throws NullPointerException {
        int order = Integer.compare(start, other.start);
        return order != 0 ? order : Integer.compare(end, other.end);
    }

    boolean compareToEnsures(Interval other, int result) {
        return (result == 0) == equals(other) && Integer.signum(result) == -Integer.signum(other.compareTo(this));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Interval)) {
            return false;
        }
        Interval interval = (Interval) other;
        return start == interval.start && end == interval.end;
    }

    @Override
    public int hashCode() {
        return 31 * start + end;
    }

    @Override
    public String toString() {
        return "[" + start + ", " + end + "]";
    }

    boolean repOK() {
        return start <= end;
    }
}
