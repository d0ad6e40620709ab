//@ about: objects are given as constructors leave them that check what they keep
//@ verify: Checked#positive -> holds
//@ verify: Checked#positive --any-heap -> violated
//@ verify: Checked#total --n 2 -> holds within the scope
//@ verify: Checked#share -> holds
//@ verify: Checked#special -> holds
//@ verify: Checked#either -> holds
//@ verify: Checked#nights -> violated
//@ verify: Checked#named -> violated
//@ verify: Checked#adult -> holds
//@ verify: Checked#board -> holds within the scope
//@ verify: Checked#failed -> violated
//@ verify: Checked#failedBefore -> holds
//@ verify: Checked#initialized -> violated
//@ verify: Checked#overflow -> violated
//@ verify: Checked#negated -> violated
//@ verify: Checked#counted -> holds
//@ verify: Checked#changing -> violated
//@ verify: Checked$Line#unit -> holds
//@ verify: Checked$Line#twice -> violated
//@ verify: Checked$Line#sameAs -> holds within the scope
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What a constructor refuses, nobody has. */
class Checked {
    static class Line {
        private final String item;
        private final int count;
        private final int price;
        private final List<String> notes = new ArrayList<>();

        Line(String item, int count, int price) {
            if (count <= 0) {
                throw new IllegalArgumentException(String.format("%s: %d", item, count));
            }
            this.item = Objects.requireNonNull(item);
            this.count = count;
            this.price = checked(price, count);
        }

        Line(String item) {
            this(item, 1, 0);
        }

        private static int checked(int price, int count) {
            if (price < 0 || price > 1_000_000) throw new IllegalArgumentException("price " + price);
            return price;
        }

        int unit() {
            return price / count;
        }

        int twice() {
            return Math.multiplyExact(price, count);
        }

        boolean sameAs(Object other) {
            return other instanceof Line line && line.price / line.count == price / count;
        }
    }

    static class Gift extends Line {
        final int wrapping;

        Gift(String item, int wrapping) {
            super(item, 1, 0);
            if (wrapping == 0) throw new IllegalArgumentException();
            this.wrapping = wrapping;
        }
    }

    /** Only numbers are asked again: dates of its own would have to be decided for each. */
    static class Stay {
        final LocalDate from;
        final LocalDate to;

        Stay(LocalDate from, LocalDate to) {
            if (!to.isAfter(from)) throw new IllegalArgumentException("ends before it begins: " + from + " " + to);
            this.from = from;
            this.to = to;
        }
    }

    static class Name {
        final String text;

        Name(String text) {
            if (text == null || text.isEmpty()) throw new IllegalArgumentException("no name");
            this.text = text;
        }
    }

    /** Changes what it keeps: its argument may have been anything but zero. */
    static class Negated {
        final int value;

        Negated(int value) {
            if (value == 1) throw new IllegalArgumentException();
            this.value = -value;
        }
    }

    /** What it counts is left alone. */
    static class Counted {
        static int all;
        final int number;

        Counted(int number) {
            if (number < 0) throw new IllegalArgumentException();
            this.number = number;
            all++;
        }
    }

    static class Person {
        final String name;
        final Person parent;
        final int age;

        Person(String name, Person parent, int age) {
            if (name == null || name.trim().isEmpty()) throw new IllegalArgumentException("name");
            if (age < 0 || age > 150) throw new IllegalArgumentException("age " + age);
            this.name = name;
            this.parent = parent;
            this.age = age;
        }
    }

    /** The board is as large as it says. */
    static class Board {
        final int width;
        final int height;
        final int[] cells;
        final int area;

        Board(int width, int height) {
            if (width < 1 || height < 1 || width > 9 || height > 9) throw new IllegalArgumentException();
            this.width = width;
            this.height = height;
            area = width * height;
            cells = new int[width * height];
        }
    }

    /** An exception itself: that it is made does not mean that it is refused. */
    static class Failure extends RuntimeException {
        private static final long serialVersionUID = 1;
        final int line;

        Failure(String message, int line) {
            super(message);
            if (line < 1) throw new IllegalArgumentException("line");
            this.line = line;
            this.text = message;
        }

        final String text;
    }

    /** Its initializer makes an exception, which refuses nothing. */
    static class Initialized {
        static final RuntimeException NONE = new RuntimeException("none");
        final int size;

        Initialized(int size) {
            if (size < 0) throw NONE;
            this.size = size;
        }
    }

    static class Changing {
        int value;

        Changing(int value) {
            if (value < 0) throw new IllegalArgumentException();
            this.value = value;
        }
    }

    static void positive(Line line) {
        assert line == null || line.count > 0 && line.price >= 0;
    }

    static int total(List<Line> lines) {
        int total = 0;
        if (lines != null) {
            for (Line line : lines) {
                if (line != null) {
                    total += line.price;
                    assert line.price >= 0;
                }
            }
        }
        return total;
    }

    static int share(Line line, int amount) {
        return line == null ? 0 : amount / line.count;
    }

    static int special(Gift gift) {
        return gift == null ? 0 : gift.wrapping / gift.wrapping + 1 / ((Line) gift).count;
    }

    static int either(Line line) {
        if (line instanceof Gift gift) {
            return 7 / gift.wrapping;
        }
        return line == null ? 0 : 7 / line.count;
    }

    static void nights(Stay stay) {
        assert stay == null || stay.from.isBefore(stay.to);
    }

    static char named(Name name) {
        return name == null ? ' ' : name.text.charAt(0);
    }

    static int adult(Person person) {
        return person == null || person.parent == null ? 0 : 1000 / (person.parent.age + 1);
    }

    static int board(Board board, int x, int y) {
        if (board == null || x < 0 || x >= board.width || y < 0 || y >= board.height) return 0;
        assert board.area >= board.width;
        return board.cells[y * board.width + x];
    }

    static int failed(Failure failure) {
        return failure == null ? 0 : 1 / (failure.line - 3);
    }

    static int failedBefore(Failure failure) {
        return failure == null ? 0 : 1 / failure.line;
    }

    static int initialized(Initialized initialized) {
        return initialized == null ? 0 : 1 / (initialized.size - 3);
    }

    static int overflow(Line line) {
        assert line == null || line.count * 2 > 0;
        return 0;
    }

    static int negated(Negated negated) {
        return negated == null ? 0 : 1 / (negated.value - 1);
    }

    static int counted(Counted counted) {
        return counted == null ? 0 : 1 / (counted.number + 1);
    }

    static int changing(Changing changing) {
        return changing == null ? 0 : 1 / (changing.value + 1);
    }
}
