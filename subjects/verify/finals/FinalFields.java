//@ about: what constructors put into final fields: an input has no null where no constructor leaves one
//@ verify: FinalFields#made -> holds
//@ verify: FinalFields#exact -> holds
//@ verify: FinalFields#required -> holds
//@ verify: FinalFields#tested -> holds
//@ verify: FinalFields#array -> holds within the scope
//@ verify: FinalFields#given -> violated
//@ verify: FinalFields#dropped -> violated
//@ verify: FinalFields#delegated -> holds
//@ verify: FinalFields#chosen -> violated
//@ verify: FinalFields#changing -> violated
//@ verify: FinalFields#inherited -> holds
//@ verify: FinalFields#either -> holds
//@ verify: FinalFields#level -> holds
//@ verify: FinalFields#part -> holds
//@ verify: FinalFields#late -> violated
//@ verify: FinalFields#nobody -> holds within the scope
//@ explore: FinalFields#made -> ends
//@ explore: FinalFields#made --init lazy -> ends
//@ explore: FinalFields#made --init lazier -> ends
//@ explore: FinalFields#same -> ends
//@ explore: FinalFields#bump -> ends
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

class FinalFields {
    static class Cell {
        int value;
    }

    static class BigCell extends Cell {
    }

    enum Level {
        LOW, HIGH
    }

    /** Nothing on the class path is one. */
    interface Nobody {
        int size();
    }

    static class Parent {
        final Cell inherited = new Cell();
    }

    static class Holder extends Parent {
        final Cell made = new Cell();
        final List<Cell> list = new ArrayList<>();
        final int[] numbers = new int[2];
        final Cell required;
        final String tested;
        final Cell given;
        final Cell dropped;
        final Cell chosen;
        final Level level;
        final Cell either;
        final Nobody nobody;
        Cell changing = new Cell();
        int count;

        Holder(Cell required, String tested, Cell given, boolean small, Level level, Nobody nobody) {
            this.required = Objects.requireNonNull(required, "required");
            if (tested == null) {
                throw new IllegalArgumentException("tested");
            }
            this.tested = tested;
            this.given = given;
            this.dropped = new Cell();
            this.chosen = small ? null : new Cell();
            this.level = Objects.requireNonNull(level);
            this.either = small ? new Cell() : new BigCell();
            this.nobody = Objects.requireNonNull(nobody);
        }

        Holder(Cell required, Nobody nobody) {
            this.required = Objects.requireNonNull(required);
            this.tested = "";
            this.given = new Cell();
            this.dropped = null;
            this.chosen = new Cell();
            this.level = Objects.requireNonNull(Level.LOW);
            this.either = new BigCell();
            this.nobody = Objects.requireNonNull(nobody);
        }
    }

    static class Delegating {
        final Cell cell;
        final Cell other;

        Delegating() {
            this(new Cell());
        }

        Delegating(Cell other) {
            this.cell = new Cell();
            this.other = other;
        }
    }

    class Part {
        final Cell own = new Cell();
    }

    final Cell bumped = new Cell();
    final String name;
    int bumps;

    FinalFields(String name) {
        this.name = Objects.requireNonNull(name);
    }

    static int made(Holder holder) {
        return holder == null ? 0 : holder.made.value;
    }

    static void exact(Holder holder) {
        if (holder != null) {
            assert holder.made.getClass() == Cell.class;
            assert holder.list instanceof ArrayList;
        }
    }

    static int required(Holder holder) {
        return holder == null ? 0 : holder.required.value;
    }

    static boolean tested(Holder holder) {
        return holder == null || holder.tested != null;
    }

    static int array(Holder holder) {
        return holder == null ? 0 : holder.numbers.length;
    }

    static int given(Holder holder) {
        return holder == null ? 0 : holder.given.value;
    }

    static int dropped(Holder holder) {
        return holder == null ? 0 : holder.dropped.value;
    }

    static int delegated(Delegating delegating) {
        return delegating == null ? 0 : delegating.cell.value;
    }

    static int late(Delegating delegating) {
        return delegating == null ? 0 : delegating.other.value;
    }

    static int chosen(Holder holder) {
        return holder == null ? 0 : holder.chosen.value;
    }

    static int changing(Holder holder) {
        return holder == null ? 0 : holder.changing.value;
    }

    static int inherited(Holder holder) {
        return holder == null ? 0 : holder.inherited.value;
    }

    static int either(Holder holder) {
        return holder == null ? 0 : holder.either.value;
    }

    static boolean level(Holder holder) {
        return holder == null || holder.level.ordinal() >= 0;
    }

    static int part(Part part) {
        return part == null ? 0 : part.own.value;
    }

    static int nobody(Holder holder) {
        return holder == null ? 0 : holder.nobody.size();
    }

    static boolean same(Holder a, Holder b) {
        return a != null && b != null && a.made == b.made;
    }

    int bump(int by) {
        return by > 0 ? ++bumped.value : bumps;
    }
}
