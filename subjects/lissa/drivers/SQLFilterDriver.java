package lissa.drivers;

import lissa.SQLFilter;
import lissom.Lissom;

public final class SQLFilterDriver {
    private SQLFilterDriver() {}

    public static void get(int[] tables, int table) {
        SQLFilter filter = of(tables);
        filter.get(Lissom.anyInt(), table);
        Lissom.check(filter.repOK());
    }

    static boolean getRequires(int[] tables, int table) {
        return tables != null;
    }

    public static void put(int[] tables, int table) {
        SQLFilter filter = of(tables);
        filter.put(Lissom.anyInt(), table, 0);
        Lissom.check(filter.repOK());
    }

    static boolean putRequires(int[] tables, int table) {
        return tables != null;
    }

    private static SQLFilter of(int[] tables) {
        SQLFilter filter = new SQLFilter();
        for (int i = 0; i < tables.length; i++) {
            filter.put(Lissom.anyInt(), tables[i], i);
        }
        return filter;
    }
}
