package lissa.drivers;

import lissa.LinkedList;
import lissom.Lissom;

public final class LinkedListDriver {
    private LinkedListDriver() {}

    public static void add(int[] elements, int element) {
        LinkedList list = of(elements);
        list.add(element);
        Lissom.check(list.repOK());
    }

    static boolean addRequires(int[] elements, int element) {
        return elements != null;
    }

    public static void remove(int[] elements, int element) {
        LinkedList list = of(elements);
        list.remove(element);
        Lissom.check(list.repOK());
    }

    static boolean removeRequires(int[] elements, int element) {
        return elements != null;
    }

    private static LinkedList of(int[] elements) {
        LinkedList list = new LinkedList();
        for (int i = 0; i < elements.length; i++) {
            list.add(elements[i]);
        }
        return list;
    }
}
