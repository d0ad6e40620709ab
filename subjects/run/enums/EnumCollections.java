//@ about: EnumSet and EnumMap: ranges, complements, large enums beyond 64 constants, iteration order, nulls
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class EnumCollections {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    enum Big {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, D0, D1, D2, D3, D4, D5,
        D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9, G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    enum None { }

    public static void main(String[] args) {
        Set<Day> weekend = EnumSet.of(Day.SUN, Day.SAT);
        Set<Day> work = EnumSet.complementOf(EnumSet.copyOf(weekend));
        System.out.println(weekend + " " + work + " " + EnumSet.range(Day.TUE, Day.THU) + " " + EnumSet.noneOf(Day.class) + " " + EnumSet.allOf(Day.class).size());
        System.out.println(weekend.contains(Day.SAT) + " " + weekend.contains(Day.MON) + " " + weekend.contains(null));
        System.out.println( weekend.add(Day.MON) + " " + weekend.add(Day.MON) + " " + weekend.remove(Day.SUN) + weekend);
        work.retainAll(EnumSet.of(Day.MON, Day.FRI));
        System.out.println(work + " " + work.equals(Set.of(Day.FRI, Day.MON)));
        for (Iterator<Day> it = work.iterator(); it.hasNext(); ) {
            if (it.next() == Day.MON) it.remove();
        }
        System.out.println(work);
        failures();
        maps();
        big();
    }

    static void failures() {
        try {
            EnumSet.of(Day.MON).add(null);
        } catch (NullPointerException e) {
            System.out.println("no null in an EnumSet");
        }
        try {
            EnumSet.range(Day.FRI, Day.MON);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            EnumSet.copyOf(new ArrayList<Day>());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(EnumSet.allOf(None.class) + " " + None.values().length);
    }

    static void maps() {
        EnumMap<Day, String> m = new EnumMap<>(Day.class);
        m.put(Day.FRI, "party");
        m.put(Day.MON, null);
        m.put(Day.WED, "work");
        System.out.println(m + " " + m.size() + " " + m.containsKey(Day.MON) + " " + m.get(Day.TUE) + " " + m.containsValue("work") + " " + m.put(Day.WED, "rest"));
        m.computeIfAbsent(Day.SUN, d -> d.name().toLowerCase());
        m.computeIfPresent(Day.FRI, (d, s) -> s + d.ordinal());
        m.remove(Day.WED);
        for (Map.Entry<Day, String> e : m.entrySet()) {
            System.out.print(e.getKey() + "=" + e.getValue() + ";");
            e.setValue("seen");
        }
        System.out.println(m.values());
        EnumMap<Day, List<Integer>> groups = new EnumMap<>(Day.class);
        for (int i = 0; i < 20; i++) groups.computeIfAbsent(Day.values()[i * 3 % 7], k -> new ArrayList<>()).add(i);
        System.out.println(groups);
        System.out.println(m.clone().equals(m) + " " + new EnumMap<>(Map.of(Day.TUE, 1)));
    }

    static void big() {
        EnumSet<Big> all = EnumSet.allOf(Big.class), some = EnumSet.noneOf(Big.class);
        for (Big b : all) if (b.ordinal() % 9 == 5) some.add(b);
        System.out.println(all.size() + " " + some + " " + EnumSet.complementOf(some).size());
        some.addAll(EnumSet.range(Big.F8, Big.G3));
        some.removeAll(EnumSet.range(Big.A0, Big.D9));
        System.out.println(some + " " + some.contains(Big.G9) + " " + some.containsAll(EnumSet.of(Big.G0, Big.F9)));
        EnumMap<Big, Integer> m = new EnumMap<>(Big.class);
        for (Big b : Big.values()) m.merge(b.ordinal() > 63 ? Big.G9 : b.name().endsWith("0") ? b : Big.A1, 1, Integer::sum);
        System.out.println(m);
    }
}
