package lissa;

/** The numbers of either side: a map from sides to lists. */
class DataSet {
    Sides sides;

    DataSet() {
        sides = new Sides();
    }

    boolean repOK() {
        return sides != null && sides.repOK();
    }

    void add(int side, int number) {
        LinkedList numbers = sides.get(side);
        if (numbers != null) {
            numbers.add(number);
        }
    }

    /** There are two sides, so two buckets of the map are enough. */
    static class Sides {
        static class Entry {
            int key;
            int hash;
            LinkedList value;
            Entry next;
        }

        Entry b0;
        Entry b1;

        Sides() {
            b0 = entry(0);
            b1 = entry(1);
        }

        private static Entry entry(int side) {
            Entry e = new Entry();
            e.key = side;
            e.hash = side;
            e.value = new LinkedList();
            return e;
        }

        boolean repOK() {
            return isChain(b0, null) && isChain(b1, b0);
        }

        /** No entry comes twice or is in the other chain. Lists may be shared, so their sizes are not held to anything. */
        private static boolean isChain(Entry first, Entry others) {
            int before = 0;
            for (Entry e = first; e != null; e = e.next) {
                if (isAmong(e, first, before) || isAmong(e, others, Integer.MAX_VALUE)) {
                    return false;
                }
                before++;
                if (e.value != null && !e.value.isRing()) {
                    return false;
                }
            }
            return true;
        }

        /** Whether e is among the first so many of a chain. */
        private static boolean isAmong(Entry e, Entry first, int many) {
            Entry other = first;
            for (int k = 0; k < many && other != null; k++) {
                if (other == e) {
                    return true;
                }
                other = other.next;
            }
            return false;
        }

        LinkedList get(int side) {
            Entry e = side == 0 ? b0 : b1;
            while (e != null && !(e.hash == side && e.key == side)) {
                e = e.next;
            }
            return e == null ? null : e.value;
        }
    }
}
