//@ about: generic code over enums: Enum<E>, Class<E>, bit sets of ordinals, lookup by property, reflection on constants
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

public class EnumGenerics {
    enum Permission { READ, WRITE, EXECUTE, DELETE }

    enum Unit {
        METER(1.0), KILOMETER(1000.0), INCH(0.0254), FOOT(0.3048);

        final double inMeters;

        Unit(double inMeters) {
            this.inMeters = inMeters;
        }

        double convert(double value, Unit to) {
            return value * inMeters / to.inMeters;
        }
    }

    interface Coded {
        char code();
    }

    enum Nucleotide implements Coded {
        ADENINE, CYTOSINE, GUANINE, THYMINE;

        public char code() {
            return name().charAt(0);
        }

        Nucleotide complement() {
            return values()[3 - ordinal()];
        }
    }

    static final class Bits<E extends Enum<E>> {
        private final Class<E> type;
        private final long bits;

        Bits(Class<E> type, long bits) {
            this.type = type;
            this.bits = bits;
        }

        Bits<E> with(E e) {
            return new Bits<>(type, bits | 1L << e.ordinal());
        }

        Bits<E> without(E e) {
            return new Bits<>(type, bits & ~(1L << e.ordinal()));
        }

        boolean has(E e) {
            return (bits >> e.ordinal() & 1) != 0;
        }

        @Override
        public String toString() {
            StringBuilder s = new StringBuilder(type.getSimpleName()).append('{');
            for (E e : type.getEnumConstants()) if (has(e)) s.append(s.charAt(s.length() - 1) == '{' ? "" : "|").append(e);
            return s.append('}').toString();
        }
    }

    static <E extends Enum<E> & Coded> E byCode(Class<E> type, char code) {
        for (E e : type.getEnumConstants()) if (e.code() == code) return e;
        throw new IllegalArgumentException(type.getSimpleName() + " has no " + code);
    }

    static <E extends Enum<E>> E parse(Class<E> type, String text, E fallback) {
        try {
            return Enum.valueOf(type, text.trim().toUpperCase());
        } catch (IllegalArgumentException e) {
            return fallback;
        }
    }

    static <E extends Enum<E>, K> Map<K, E> index(E[] values, Function<E, K> key) {
        Map<K, E> map = new LinkedHashMap<>();
        for (E e : values) map.put(key.apply(e), e);
        return map;
    }

    static <E extends Enum<E>> E next(E e) {
        E[] all = e.getDeclaringClass().getEnumConstants();
        return all[(e.ordinal() + 1) % all.length];
    }

    static <T extends Comparable<T>> T max(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    public static void main(String[] args) {
        Bits<Permission> p = new Bits<>(Permission.class, 0);
        System.out.println(p + " " + (p = p.with(Permission.DELETE).with(Permission.READ)) + " " + p.without(Permission.DELETE) + " " + p.has(Permission.WRITE));
        StringBuilder dna = new StringBuilder();
        for (char c : "GATTACA".toCharArray()) dna.append(byCode(Nucleotide.class, c).complement().code());
        System.out.println(dna.reverse());
        try {
            byCode(Nucleotide.class, 'X');
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(parse(Unit.class, " foot ", null) + " " + parse(Unit.class, "yard", Unit.METER) + " " + parse(Permission.class, "Write", null));
        for (Unit from : Unit.values()) {
            StringBuilder row = new StringBuilder(from.name());
            for (Unit to : Unit.values()) row.append(' ').append(Math.round(from.convert(12, to) * 1e4) / 1e4);
            System.out.println(row);
        }
        System.out.println(index(Permission.values(), x -> x.name().length()) + " " + index(Nucleotide.values(), Nucleotide::code));
        System.out.println(next(Permission.READ) + " " + next(Permission.DELETE) + " " + max(Unit.INCH, Unit.KILOMETER));
    }
}
