//@ about: EnumMap and EnumSet: ranges, complements, order, enums with bodies, large enums beyond 64 constants
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;

public class EnumCollections {
    enum Day {
        MON, TUE, WED, THU, FRI, SAT, SUN;

        boolean weekend() {
            return this == SAT || this == SUN;
        }
    }

    enum Op {
        ADD("+") {
            int apply(int a, int b) {
                return a + b;
            }
        },
        MUL("*") {
            int apply(int a, int b) {
                return a * b;
            }
        };

        final String sign;

        Op(String sign) {
            this.sign = sign;
        }

        abstract int apply(int a, int b);
    }

    enum Big {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, D0, D1, D2, D3, D4, D5, D6, D7, D8, D9,
        E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9, G0, G1, G2, G3, G4, G5, G6, G7, G8, G9, H0, H1
    }

    public static void main(String[] args) {
        EnumSet<Day> work = EnumSet.range(Day.MON, Day.FRI), rest = EnumSet.complementOf(work);
        System.out.println(work + " " + rest + " " + EnumSet.allOf(Day.class) + " " + EnumSet.noneOf(Day.class) + " " + EnumSet.of(Day.SUN, Day.MON, Day.SUN));
        System.out.println(work.contains(Day.SAT) + " " + work.add(Day.SAT) + " " + work.add(Day.SAT) + " " + work.remove(Day.MON) + " " + work.size() + " " + work.contains(null));
        work.removeAll(EnumSet.of(Day.TUE, Day.WED));
        work.retainAll(EnumSet.of(Day.THU, Day.SAT, Day.SUN));
        work.removeIf(Day::weekend);
        System.out.println(work + " " + work.equals(EnumSet.of(Day.THU)) + " " + work.equals(new java.util.HashSet<>(Arrays.asList(Day.THU))) + " " + EnumSet.copyOf(Arrays.asList(Day.WED, Day.MON)) + " " + EnumSet.copyOf(rest).containsAll(rest));
        try {
            EnumSet.range(Day.FRI, Day.MON);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            EnumSet.copyOf(new java.util.ArrayList<Day>());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            work.add(null);
        } catch (NullPointerException e) {
            System.out.println("null constant");
        }

        EnumMap<Day, String> map = new EnumMap<>(Day.class);
        map.put(Day.SUN, "sleep");
        map.put(Day.MON, "work");
        map.put(Day.WED, null);
        System.out.println(map + " " + map.get(Day.TUE) + " " + map.containsKey(Day.WED) + " " + map.containsValue(null) + " " + map.size());
        for (Map.Entry<Day, String> e : map.entrySet()) e.setValue(e.getKey() + "/" + e.getValue());
        map.remove(Day.MON);
        map.merge(Day.SUN, "!", String::concat);
        map.computeIfAbsent(Day.TUE, Day::name);
        System.out.println(map + " " + map.keySet() + " " + map.values() + " " + map.equals(new HashMap<>(map)) + " " + map.clone());
        try {
            map.put(null, "x");
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        EnumMap<Day, Integer> hours = new EnumMap<>(Day.class);
        for (Day d : Day.values()) hours.merge(d, d.weekend() ? 0 : 8, Integer::sum);
        int total = 0;
        for (int h : hours.values()) total += h;
        System.out.println(hours + " " + total);

        EnumMap<Op, Integer> results = new EnumMap<>(Op.class);
        for (Op op : Op.values()) results.put(op, op.apply(6, 7));
        System.out.println(results + " " + Op.ADD.getDeclaringClass().getSimpleName() + " " + (Op.ADD.getClass() == Op.class) + " " + Op.valueOf("MUL").sign + " " + EnumSet.allOf(Op.class));
        try {
            Op.valueOf("DIV");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }

        EnumSet<Big> some = EnumSet.range(Big.F8, Big.G3);
        some.add(Big.H1);
        some.add(Big.A0);
        System.out.println(some + " " + some.size() + " " + EnumSet.complementOf(some).size() + " " + EnumSet.allOf(Big.class).size() + " " + some.contains(Big.G0));
        some.removeAll(EnumSet.range(Big.G0, Big.H1));
        EnumSet<Big> every = EnumSet.noneOf(Big.class);
        for (Big b : Big.values()) if (b.ordinal() % 9 == 0) every.add(b);
        System.out.println(some + " " + every + " " + every.containsAll(some));
        System.out.println(Day.valueOf("WED").compareTo(Day.FRI) + " " + Day.SUN.ordinal() + " " + Day.MON.name() + " " + Arrays.toString(Day.values()) + " " + Enum.valueOf(Day.class, "THU"));
        switch (Day.SAT) {
            case MON -> System.out.println("start");
            case SAT, SUN -> System.out.println("weekend");
            default -> System.out.println("middle");
        }
    }
}
