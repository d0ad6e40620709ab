package lissa.drivers;

import lissa.TreeSet;
import lissom.Lissom;

public final class TreeSetDriver {
    private TreeSetDriver() {}

    public static void add(int[] elements, int element) {
        TreeSet set = of(elements);
        set.add(element);
        Lissom.check(set.repOK());
    }

    static boolean addRequires(int[] elements, int element) {
        return elements != null;
    }

    public static void remove(int[] elements, int element) {
        TreeSet set = of(elements);
        set.remove(element);
        Lissom.check(set.repOK());
    }

    static boolean removeRequires(int[] elements, int element) {
        return elements != null;
    }

    private static TreeSet of(int[] elements) {
        TreeSet set = new TreeSet();
        for (int i = 0; i < elements.length; i++) {
            set.add(elements[i]);
        }
        return set;
    }
}
