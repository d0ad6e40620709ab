// Behind each field stands what its constructors say: "maybe" null, "never" null, or the class of what it always holds.
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

class Fields {
    static class Initialized {
        final List<String> made = new ArrayList<>(); // java/util/ArrayList
        final Object lock = new Object(); // java/lang/Object
        final int[] numbers = new int[4]; // [I
        final long[][] table = new long[2][3]; // [[J
        final String[] names = new String[2]; // [Ljava/lang/String;
        final String[][] rows = new String[2][]; // [[Ljava/lang/String;
        final String text = "text"; // never
        final Class<?> type = String.class; // never
        final Integer boxed = 7; // never
        final List<String> fixed = List.of(); // never
        final Object nothing = null; // maybe
        final Initialized self = this; // never
        final Supplier<String> lambda = () -> ""; // maybe
        List<String> changing = new ArrayList<>(); // maybe
        static final List<String> SHARED = new ArrayList<>();
    }

    static class Private {
        private List<String> made = new ArrayList<>(); // java/util/ArrayList
        private List<String> remade = new ArrayList<>(); // java/util/ArrayList
        private List<String> either = new ArrayList<>(); // never
        private Object set = "set"; // maybe
        private Object checked = "checked"; // never
        private Object dropped = "dropped"; // maybe
        private Object late; // maybe
        private Object copied = "copied"; // maybe
        private volatile Object shared = new Object(); // maybe
        private Object changed = new Object(); // maybe
        private Object inLambda = new Object(); // maybe
        private Private next = this; // never
        private Object fromNext = new Object(); // maybe
        List<String> visible = new ArrayList<>(); // maybe

        void change(Object value, Private other) {
            remade = new ArrayList<>(remade);
            either = List.of();
            set = value;
            if (value != null) {
                checked = value;
            }
            late = "late";
            copied = dropped;
            next = this;
            Runnable run = () -> inLambda = null;
            run.run();
            other.fromNext = value;
        }

        static void drop(Private of) {
            of.dropped = null;
        }

        class Inside {
            void change() {
                changed = null;
            }
        }
    }

    class Surrounded {
        Object around = Fields.this; // this$0: never
    }

    static class Called {
        private Object first = new ArrayList<String>(); // never
        private final Object second; // maybe

        Called() {
            clear();
            second = first;
        }

        private void clear() {
            first = "";
        }
    }

    static class Given {
        final Object plain; // maybe
        final Object checked; // never
        final Object assigned; // never
        final Object explained; // never
        final Object tested; // never
        final Object testedLate; // never
        final Object used; // never
        final int[] counted; // never
        final int[] copied; // never
        final Object cast; // never

        Given(Object plain, Object a, Object b, Object c, Object d, Object e, Object f, int[] g, int[] h, Object i) {
            this.plain = plain;
            Objects.requireNonNull(a);
            this.checked = a;
            this.assigned = Objects.requireNonNull(b);
            this.explained = Objects.requireNonNull(c, "c");
            if (d == null) {
                throw new IllegalArgumentException();
            }
            this.tested = d;
            this.testedLate = e;
            if (e == null) throw new IllegalArgumentException();
            f.hashCode();
            this.used = f;
            this.counted = g;
            System.out.println(g.length);
            this.copied = h.clone();
            this.cast = (String) Objects.requireNonNull(i);
        }
    }

    static class Helped {
        final Object checked; // never
        final Object through; // maybe
        final Object named; // never
        final Object either; // maybe
        final List<String> made; // java/util/ArrayList
        final Object endless; // maybe

        Helped(Object a, Object b, String c, Object d) {
            checked = checked(a);
            through = through(b);
            named = name(c);
            either = either(d, a);
            made = made();
            endless = endless(c);
        }

        static <T> T checked(T value) {
            if (value == null) throw new IllegalArgumentException();
            return value;
        }

        static Object through(Object value) {
            return value;
        }

        static String name(String value) {
            return value == null ? "nobody" : value;
        }

        static Object either(Object one, Object other) {
            return one.hashCode() > 3 ? one : other == null ? null : "other";
        }

        static List<String> made() {
            return new ArrayList<>();
        }

        static Object endless(Object value) {
            return value.hashCode() == 0 ? endless(value) : null;
        }
    }

    static class TwoConstructors {
        final List<String> same; // java/util/ArrayList
        final List<String> other; // never
        final Object dropped; // maybe

        TwoConstructors() {
            same = new ArrayList<>();
            other = new ArrayList<>();
            dropped = new Object();
        }

        TwoConstructors(int size) {
            same = new ArrayList<>(size);
            other = new java.util.LinkedList<>();
            dropped = null;
        }
    }

    static class Delegates {
        final List<String> made; // java/util/ArrayList
        final Object given; // maybe

        Delegates() {
            this(null);
        }

        Delegates(int ignored) {
            this(ignored > 0 ? "a" : null);
        }

        Delegates(Object given) {
            made = new ArrayList<>();
            this.given = given;
        }
    }

    static class Conditional {
        final Object both; // java/lang/Object
        final Object one; // maybe
        final Object chosen; // never
        final Object replaced; // never
        final Object wrong; // maybe

        Conditional(boolean yes, Object given) {
            if (yes) {
                both = new Object();
                one = new Object();
            } else {
                both = new Object();
                one = null;
            }
            chosen = yes ? "yes" : new Object();
            replaced = given != null ? given : "none";
            if (given != null) {
                System.out.println(given);
            }
            wrong = given;
        }
    }

    static class Caught {
        final Object made; // never
        final Object given; // maybe

        Caught(Object a) {
            Object kept = null;
            try {
                a.hashCode();
                kept = a;
            } catch (NullPointerException e) {
                System.out.println("null");
            }
            given = kept;
            Object result;
            try {
                result = new Object();
            } catch (RuntimeException e) {
                result = e;
            }
            made = result;
        }
    }

    static class Loop {
        final Object last; // maybe
        final Object first; // never

        Loop(Object[] all) {
            Object one = "", two = "";
            for (Object each : all) {
                two = one;
                one = each;
                Objects.requireNonNull(two);
            }
            last = one;
            first = two;
        }
    }

    static class Wrong {
        final Object kept; // maybe

        Wrong(Object[] all) {
            Object old = null;
            for (int i = 0; ; i++) {
                Object now = all[i];
                if (i > 0) {
                    now.hashCode();
                    break;
                }
                old = now;
            }
            kept = old;
        }
    }

    static class Reads {
        final List<String> list = new ArrayList<>(); // java/util/ArrayList
        final List<String> alias = list; // java/util/ArrayList
        final Object size = list.size(); // never
    }

    static class Never {
        final Object none; // maybe

        Never() {
            throw new IllegalStateException();
        }
    }

    static class Parent {
        final Object inherited = new Object(); // java/lang/Object
    }

    static class Child extends Parent {
        final Object own = new Object(); // java/lang/Object
    }

    class Inner {
        final Object made = new Object(); // java/lang/Object
    }

    record Pair(Object left, Object right) {
        // left: never
        // right: maybe
        Pair {
            Objects.requireNonNull(left);
        }
    }

    enum Level {
        LOW;

        final Object made = new Object(); // maybe
    }
}
