package lissa;

/** A map from kinds of clauses to their texts, with eight buckets. */
class Clauses {
    static final int BUCKETS = 8;

    static class Entry {
        int key;
        int hash;
        int value;
        Entry next;

        Entry(int key, int hash, int value, Entry next) {
            this.key = key;
            this.hash = hash;
            this.value = value;
            this.next = next;
        }
    }

    Entry b0, b1, b2, b3, b4, b5, b6, b7;

    boolean repOK() {
        for (int i = 0; i < BUCKETS; i++) {
            int before = 0;
            for (Entry e = bucket(i); e != null; e = e.next) {
                if (isAmong(e, i, before)) {
                    return false;
                }
                before++;
            }
        }
        return true;
    }

    /** Whether e is in a bucket before i, or among the first so many of bucket i. */
    private boolean isAmong(Entry e, int i, int before) {
        for (int j = 0; j < i; j++) {
            for (Entry other = bucket(j); other != null; other = other.next) {
                if (other == e) {
                    return true;
                }
            }
        }
        Entry other = bucket(i);
        for (int k = 0; k < before; k++) {
            if (other == e) {
                return true;
            }
            other = other.next;
        }
        return false;
    }

    int get(int key, int hash) {
        for (Entry e = bucket(hash); e != null; e = e.next) {
            if (e.hash == hash && e.key == key) {
                return e.value;
            }
        }
        return SQLFilter.NONE;
    }

    void put(int key, int hash, int value) {
        for (Entry e = bucket(hash); e != null; e = e.next) {
            if (e.hash == hash && e.key == key) {
                e.value = value;
                return;
            }
        }
        setBucket(hash, new Entry(key, hash, value, bucket(hash)));
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
