package lissa.drivers;

import lissa.CombatantStatistic;
import lissom.Lissom;

public final class CombatantStatisticDriver {
    private CombatantStatisticDriver() {}

    public static void addData(int[] types, int type) {
        CombatantStatistic statistic = of(types);
        add(statistic, type);
        Lissom.check(statistic.repOK());
    }

    static boolean addDataRequires(int[] types, int type) {
        return types != null;
    }

    public static void ensureTypExists(int[] types, int type) {
        CombatantStatistic statistic = of(types);
        Lissom.assume(type >= 0 && type <= 14);
        statistic.ensureTypExists(type);
        Lissom.check(statistic.repOK());
    }

    static boolean ensureTypExistsRequires(int[] types, int type) {
        return types != null;
    }

    private static CombatantStatistic of(int[] types) {
        CombatantStatistic statistic = new CombatantStatistic();
        for (int i = 0; i < types.length; i++) {
            add(statistic, types[i]);
        }
        return statistic;
    }

    private static void add(CombatantStatistic statistic, int type) {
        int side = Lissom.anyInt();
        Lissom.assume(side >= 0 && side <= 1);
        Lissom.assume(type >= 0 && type <= 14);
        statistic.addData(type, side, 0);
    }
}
