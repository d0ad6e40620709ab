// Behind each class stand the fields that keep the arguments of its constructor, and those it derives from them, or
// "nothing" if it checks nothing or is not to be relied on.
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

class Checks {
    static int made;

    static class Line { // item count
        final Object item;
        private final int count;

        Line(Object item, int count) {
            if (count < 1) throw new IllegalArgumentException("count: " + count);
            this.item = Objects.requireNonNull(item);
            this.count = count;
        }

        Line(Object item) {
            this(item, 1);
        }
    }

    static class Swapped { // second first
        final int first;
        final int second;
        private final List<String> log = new ArrayList<>();
        int changes;

        Swapped(int a, int b) {
            second = a;
            first = b;
            if (first > second) throw new IllegalArgumentException();
        }
    }

    static class Stay { // nothing
        final LocalDate from;
        final LocalDate to;

        Stay(LocalDate from, LocalDate to) {
            if (!to.isAfter(from)) throw new IllegalArgumentException(String.format("%s to %s", from, to));
            this.from = from;
            this.to = to;
        }
    }

    static class Helped { // number name
        final int number;
        final String name;

        Helped(int number, String name) {
            this.number = positive(number);
            this.name = name;
        }

        private static int positive(int number) {
            if (number <= 0) throw new IllegalArgumentException();
            return number;
        }
    }

    static class Derived { // width height =area
        final int width;
        final int height;
        final long area;
        final String text = "text";

        Derived(int width, int height) {
            this.width = width;
            this.height = height;
            area = (long) width * height;
        }
    }

    static class Passed extends Base { // level name
        final String name;

        Passed(int level, String name) {
            super(level);
            this.name = name;
        }
    }

    static class PassedOn extends Passed { // nothing
        PassedOn(String name) {
            super(name.length(), name);
        }
    }

    static class Below extends Base { // size =level
        final long size;

        Below(long size) {
            super(7);
            if (size > 1L << 40) throw new IllegalArgumentException();
            this.size = size;
        }
    }

    abstract static class Base { // nothing
        final int level;

        Base(int level) {
            if (level > 9) throw new IllegalArgumentException();
            this.level = level;
        }
    }

    static class Person { // first last age
        final String first;
        final String last;
        final int age;

        Person(String first, String last, int age) {
            if (first == null || first.isEmpty()) throw new IllegalArgumentException("first");
            this.first = first;
            this.last = text(last, "last");
            if (age < 0 || age > 150 && !last.isEmpty()) throw new IllegalArgumentException("age");
            this.age = age;
        }

        static String text(String text, String what) {
            if (text.isEmpty()) throw new IllegalArgumentException(what);
            return text;
        }
    }

    static class Worker extends Person { // first last age pay
        final int pay;

        Worker(String first, String last, int age, int pay) {
            super(first, last, age);
            if (pay < 0) throw new IllegalArgumentException("pay");
            this.pay = pay;
        }
    }

    static class OnlyText { // nothing
        final String text;

        OnlyText(String text) {
            if (text.length() < 3) throw new IllegalArgumentException();
            this.text = text;
        }
    }

    static class ByText { // text number =fixed
        final String text;
        final int number;
        final int length;
        final int kind;
        final int fixed;

        ByText(String text, int number) {
            this.text = text;
            this.number = number;
            length = text.length() + 1;
            kind = length * 2;
            fixed = number + 1;
        }
    }

    static class EitherWay { // nothing
        final String text;
        final int number;

        EitherWay(String text, int number) {
            int least = text.isEmpty() ? 0 : 1;
            if (number < least) throw new IllegalArgumentException();
            this.text = text;
            this.number = number;
        }
    }

    static class OnlyNull { // nothing
        final Object kept;

        OnlyNull(Object kept) {
            if (kept == null) throw new NullPointerException();
            this.kept = kept;
        }
    }

    static class Unchecked { // nothing
        final int number;

        Unchecked(int number) {
            this.number = number;
        }
    }

    static class Changed { // nothing
        final int number;

        Changed(int number) {
            if (number == 0) throw new IllegalArgumentException();
            this.number = -number;
        }
    }

    static class Corrected { // nothing
        final int number;

        Corrected(int number) {
            if (number > 100) throw new IllegalArgumentException();
            if (number < 0) number = 0;
            this.number = number;
        }
    }

    static class NotFinal { // nothing
        private int number;

        NotFinal(int number) {
            if (number == 0) throw new IllegalArgumentException();
            this.number = number;
        }
    }

    static class NotKept { // nothing
        final int number;

        NotKept(int number, int most) {
            if (number > most) throw new IllegalArgumentException();
            this.number = number;
        }
    }

    static class Two { // nothing
        final int number;

        Two(int number) {
            if (number < 0) throw new IllegalArgumentException();
            this.number = number;
        }

        Two(short number) {
            this.number = number;
        }
    }

    static class Counts { // number
        final int number;

        Counts(int number) {
            if (number < 0) throw new IllegalArgumentException();
            this.number = number;
            made++;
        }
    }

    static class Enters { // all number
        final List<Object> all;
        final int number;

        Enters(List<Object> all, int number) {
            if (number < 0) throw new IllegalArgumentException();
            this.all = all;
            this.number = number;
            all.add(this);
        }
    }

    static class Tells { // other number
        int told;
        final Tells other;
        final int number;

        Tells(Tells other, int number) {
            if (number < 0) throw new IllegalArgumentException();
            this.other = other;
            this.number = number;
            other.told = number;
        }
    }

    static class TellsByMethod { // other number
        private int told;
        final TellsByMethod other;
        final int number;

        TellsByMethod(TellsByMethod other, int number) {
            if (number < 0) throw new IllegalArgumentException();
            this.other = other;
            this.number = number;
            other.tell();
        }

        private void tell() {
            told = 1;
        }
    }

    static class Fresh { // nothing
        final List<String> names;
        final int number;

        Fresh(List<String> names, int number) {
            if (names.isEmpty()) throw new IllegalArgumentException();
            this.names = names;
            this.number = number;
        }
    }

    static class Elements { // nothing
        final int[] numbers;

        Elements(int[] numbers) {
            if (numbers[0] < 0) throw new IllegalArgumentException();
            this.numbers = numbers;
        }
    }

    static class Made { // size =fixed
        final int size;
        final long[] fixed = new long[4];

        Made(int size) {
            if (size < 0) throw new IllegalArgumentException();
            this.size = size;
        }
    }

    static class MadeLarge { // size =made
        final int size;
        final long[] made;
        final String name = "made";

        MadeLarge(int size) {
            if (size < 0) throw new IllegalArgumentException();
            this.size = size;
            made = new long[size];
        }
    }

    static class Taken { // nothing
        final int[] numbers;

        Taken(int[] numbers) {
            this.numbers = numbers.clone();
        }
    }

    static class Loops { // nothing
        final int number;

        Loops(int number) {
            for (int i = 2; i < number; i++) {
                if (number % i == 0) throw new IllegalArgumentException();
            }
            this.number = number;
        }
    }

    static class Overridden { // nothing
        final int number;

        Overridden(int number) {
            if (number < least()) throw new IllegalArgumentException();
            this.number = number;
        }

        int least() {
            return 0;
        }
    }

    static class ByState { // nothing
        static int least;
        final int number;

        ByState(int number) {
            if (number < least) throw new IllegalArgumentException();
            this.number = number;
        }
    }

    static class Catches { // nothing
        final int number;

        Catches(int number) {
            int found = 0;
            try {
                found = 10 / number;
            } catch (ArithmeticException e) {
                found = 1;
            }
            if (found < 1) throw new IllegalArgumentException();
            this.number = number;
        }
    }

    class Inner { // this$0 number
        final int number;

        Inner(int number) {
            if (number < 0) throw new IllegalArgumentException();
            this.number = number;
        }

        Object around() {
            return Checks.this;
        }
    }
}
