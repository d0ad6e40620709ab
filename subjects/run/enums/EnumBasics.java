//@ about: enum essentials: values, valueOf, name, ordinal, compareTo, toString, equality, getDeclaringClass, hashing in EnumMap
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

public class EnumBasics {
    enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES }

    enum Level {
        LOW(1, "l"), MID(5), HIGH(10, "h") {
            @Override
            public String toString() {
                return "very " + super.toString();
            }
        };

        final int weight;
        final String mark;

        Level(int weight) {
            this(weight, "?");
        }

        Level(int weight, String mark) {
            this.weight = weight;
            this.mark = mark;
        }

        Level up() {
            return values()[Math.min(ordinal() + 1, values().length - 1)];
        }
    }

    public static void main(String[] args) {
        for (Suit s : Suit.values()) {
            System.out.println(s + " " + s.name() + " " + s.ordinal() + " " + s.compareTo(Suit.HEARTS) + " " + s.equals(Suit.CLUBS) + " " + (s == Suit.valueOf(s.name())));
        }
        Suit[] a = Suit.values(), b = Suit.values();
        a[0] = null;
        System.out.println((a == b) + " " + b[0] + " " + Suit.values()[0]);
        for (String name : new String[] {"SPADES", "spades", "", "SPADES "}) {
            try {
                System.out.println(Suit.valueOf(name));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Suit.valueOf(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Enum.valueOf(Level.class, "MID").weight + " " + Suit.class.isEnum() + " " + Level.HIGH.getClass().isEnum() + " " + Level.HIGH.getDeclaringClass().isEnum());
        for (Level l : Level.values()) {
            System.out.println(l + " " + l.name() + " " + l.weight + l.mark + " " + l.up() + " " + l.getClass().getName() + " " + l.getDeclaringClass().getSimpleName());
        }
        Map<Suit, Integer> counts = new EnumMap<>(Suit.class);
        for (String card : "H C H S C H".split(" ")) {
            for (Suit s : Suit.values()) {
                if (s.name().startsWith(card)) counts.merge(s, 1, Integer::sum);
            }
        }
        System.out.println(counts + " " + counts.containsKey(Suit.DIAMONDS) + " " + counts.get(Suit.DIAMONDS) + " " + counts.size());
        Suit[] sorted = {Suit.SPADES, Suit.CLUBS, Suit.HEARTS};
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted) + " " + Arrays.asList(Suit.values()).indexOf(Suit.HEARTS));
        Object o = Suit.CLUBS;
        System.out.println((o instanceof Enum) + " " + (o instanceof Comparable) + " " + (o instanceof Level) + " " + o.equals(Level.LOW));
        System.out.println(Suit.class.getSuperclass().getName() + " " + Suit.class.getEnumConstants().length + " " + Level.HIGH.getClass().getEnumConstants());
        System.out.println(Level.LOW.hashCode() == Level.LOW.hashCode());
    }
}
