//@ about: compact, canonical and extra constructors of records, validation, normalization, static factories, nested state
import java.util.ArrayList;
import java.util.List;

public class RecordConstructors {
    record Range(int low, int high) {
        static int created;

        Range {
            if (low > high) throw new IllegalArgumentException(low + " > " + high);
            created++;
        }

        Range(int single) {
            this(single, single);
        }

        static Range of(String text) {
            int dash = text.indexOf('-', 1);
            return dash < 0 ? new Range(Integer.parseInt(text)) : new Range(Integer.parseInt(text.substring(0, dash)), Integer.parseInt(text.substring(dash + 1)));
        }

        int length() {
            return high - low + 1;
        }

        Range union(Range other) {
            return new Range(Math.min(low, other.low), Math.max(high, other.high));
        }
    }

    record Fraction(long numerator, long denominator) implements Comparable<Fraction> {
        static final Fraction ZERO = new Fraction(0, 1);

        Fraction {
            if (denominator == 0) throw new ArithmeticException("zero denominator");
            if (denominator < 0) {
                numerator = -numerator;
                denominator = -denominator;
            }
            long g = gcd(Math.abs(numerator), denominator);
            numerator /= g;
            denominator /= g;
        }

        private static long gcd(long a, long b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        Fraction plus(Fraction o) {
            return new Fraction(numerator * o.denominator + o.numerator * denominator, denominator * o.denominator);
        }

        Fraction times(Fraction o) {
            return new Fraction(numerator * o.numerator, denominator * o.denominator);
        }

        @Override
        public int compareTo(Fraction o) {
            return Long.compare(numerator * o.denominator, o.numerator * denominator);
        }

        @Override
        public String toString() {
            return denominator == 1 ? "" + numerator : numerator + "/" + denominator;
        }
    }

    record Team(String name, List<String> members) {
        Team(String name, List<String> members) { // canonical, written out
            this.name = name.trim();
            this.members = List.copyOf(members);
        }

        Team(String name, String... members) {
            this(name, List.of(members));
        }

        @Override
        public List<String> members() {
            return new ArrayList<>(members);
        }
    }

    record Celsius(double degrees) {
        Celsius {
            degrees = Math.max(degrees, -273.15);
        }

        static Celsius ofFahrenheit(double f) {
            return new Celsius((f - 32) * 5 / 9);
        }
    }

    public static void main(String[] args) {
        for (String text : new String[] {"3-8", "5", "-4--2", "9-1", "x"}) {
            try {
                Range r = Range.of(text);
                System.out.println(r + " " + r.length() + " " + r.union(new Range(0)));
            } catch (IllegalArgumentException e) {
                System.out.println(text + ": " + e.getMessage());
            }
        }
        System.out.println(Range.created + " " + new Range(2).equals(new Range(2, 2)));
        Fraction sum = Fraction.ZERO;
        for (int i = 1; i <= 10; i++) sum = sum.plus(new Fraction(1, i));
        System.out.println(sum + " " + sum.compareTo(new Fraction(3, 1)) + " " + new Fraction(6, -8) + " " + new Fraction(-6, 8).equals(new Fraction(3, -4)) + " " + sum.times(Fraction.ZERO));
        try {
            new Fraction(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        List<String> names = new ArrayList<>(List.of("a", "b"));
        Team t = new Team("  red ", names);
        names.add("c");
        t.members().add("d");
        System.out.println(t + " " + t.equals(new Team("red", "a", "b")) + " " + new Team("none"));
        try {
            new Team("x", (String) null);
        } catch (NullPointerException e) {
            System.out.println("null member");
        }
        System.out.println(new Celsius(-500) + " " + Celsius.ofFahrenheit(212).degrees());
    }
}
