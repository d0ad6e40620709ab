package explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Final fields that constructors never leave null, and others. */
public class Finals {
    static class Cell {
        int value;
        Cell next;
    }

    static class BigCell extends Cell {
        int size;
    }

    private final Cell made = new Cell();
    private final List<Cell> list = new ArrayList<>();
    private final Object lock = new Object();
    private final int[] numbers = new int[2];
    private final String name;
    private final Cell either;
    private final Cell given;
    int count;

    public Finals(String name, Cell given) {
        this.name = Objects.requireNonNull(name);
        this.given = given;
        this.either = given == null ? new BigCell() : given;
    }

    int made() {
        return made.next == made ? 1 : made.value > 3 ? 2 : 3;
    }

    int shared() {
        return made == either ? 1 : either == given ? 2 : 3;
    }

    int classes() {
        synchronized (lock) {
            return either instanceof BigCell ? 1 : made instanceof BigCell ? 2 : 3;
        }
    }

    int name() {
        return name.isEmpty() ? count : name.charAt(0);
    }

    int numbers(int at) {
        return numbers.length > 1 && at == 1 ? numbers[at] : 0;
    }

    boolean nothing() {
        return list == null || lock == null || given == null;
    }

    static int other(Finals a, Finals b) {
        return a != null && b != null && a.made == b.made ? 1 : 0;
    }

    record Pair(Cell left, Cell right) {
        Pair {
            Objects.requireNonNull(left);
        }

        int sum() {
            return left.value + (right == null ? 0 : right.value);
        }
    }
}
