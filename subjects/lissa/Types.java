package lissa;

/** A map from kinds of numbers to data sets, with eight buckets. Two kinds may have the same data set, or none. */
class Types {
    static final int BUCKETS = 8;

    static class Entry {
        int key;
        int hash;
        DataSet value;
        Entry next;

        Entry(int key, DataSet value, Entry next) {
            this.key = key;
            this.hash = key;
            this.value = value;
            this.next = next;
        }
    }

    Entry b0, b1, b2, b3, b4, b5, b6, b7;

    boolean repOK() {
        for (int i = 0; i < BUCKETS; i++) {
            if (!isChain(bucket(i), i)) {
                return false;
            }
        }
        return true;
    }

    /** The entries from first on form no circle, belong into bucket i (so no other has them), and have good values. */
    private static boolean isChain(Entry first, int i) {
        int before = 0;
        for (Entry e = first; e != null; e = e.next) {
            Entry other = first;
            for (int k = 0; k < before; k++) {
                if (other == e) {
                    return false;
                }
                other = other.next;
            }
            before++;
            if ((e.hash & BUCKETS - 1) != i || e.value != null && !e.value.repOK()) {
                return false;
            }
        }
        return true;
    }

    boolean contains(int key) {
        return find(key) != null;
    }

    DataSet get(int key) {
        Entry e = find(key);
        return e == null ? null : e.value;
    }

    void put(int key, DataSet value) {
        Entry e = find(key);
        if (e != null) {
            e.value = value;
            return;
        }
        int i = key & BUCKETS - 1;
        setBucket(i, new Entry(key, value, bucket(i)));
    }

    private Entry find(int key) {
        Entry e = bucket(key & BUCKETS - 1);
        while (e != null && !(e.hash == key && e.key == key)) {
            e = e.next;
        }
        return e;
    }

    private Entry bucket(int i) {
        return switch (i) {
            case 0 -> b0;
            case 1 -> b1;
            case 2 -> b2;
            case 3 -> b3;
            case 4 -> b4;
            case 5 -> b5;
            case 6 -> b6;
            default -> b7;
        };
    }

    private void setBucket(int i, Entry e) {
        switch (i) {
            case 0 -> b0 = e;
            case 1 -> b1 = e;
            case 2 -> b2 = e;
            case 3 -> b3 = e;
            case 4 -> b4 = e;
            case 5 -> b5 = e;
            case 6 -> b6 = e;
            default -> b7 = e;
        }
    }
}
