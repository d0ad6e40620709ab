package lissa;

/**
 * A map from ints to ints with sixteen buckets, each a chain of entries that remember the hash of their key.
 *
 * <p>The buckets are fields: a bucket that the method under test does not look at stays undecided. The invariant leaves
 * keys and hashes alone, so at each entry of a chain three things can happen: the hash differs, only the key differs,
 * or both agree.
 */
public class HashMap {
    static final int BUCKETS = 16;

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

    Entry b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12, b13, b14, b15;
    int size;

    public boolean repOK() {
        for (int i = 0; i < BUCKETS; i++) {
            if (!isChain(bucket(i), i)) {
                return false;
            }
        }
        return size == count();
    }

    /** The entries from first on form no circle and belong into bucket i; so no other bucket has them. */
    private static boolean isChain(Entry first, int i) {
        for (Entry e = first; e != null; e = e.next) {
            for (Entry before = first; before != e; before = before.next) {
                if (before == e.next) {
                    return false;
                }
            }
            if (e == e.next) {
                return false;
            }
        }
        for (Entry e = first; e != null; e = e.next) {
            if ((e.hash & BUCKETS - 1) != i) {
                return false;
            }
        }
        return true;
    }

    private int count() {
        int count = 0;
        for (int i = 0; i < BUCKETS; i++) {
            for (Entry e = bucket(i); e != null; e = e.next) {
                count++;
            }
        }
        return count;
    }

    // ---- with the key's own hash

    public boolean put(int key, int value) {
        return putHashed(key, hash(key), value);
    }

    public boolean remove(int key) {
        return removeHashed(key, hash(key));
    }

    static int hash(int key) {
        return key;
    }

    // ---- with a hash that the caller knows

    boolean containsHashed(int key, int hash) {
        for (Entry e = bucket(hash & BUCKETS - 1); e != null; e = e.next) {
            if (e.hash == hash && e.key == key) {
                return true;
            }
        }
        return false;
    }

    /** The value stored under key, or missing. */
    int getHashed(int key, int hash, int missing) {
        for (Entry e = bucket(hash & BUCKETS - 1); e != null; e = e.next) {
            if (e.hash == hash && e.key == key) {
                return e.value;
            }
        }
        return missing;
    }

    /** Stores value under key; true if the key is new. */
    boolean putHashed(int key, int hash, int value) {
        int i = hash & BUCKETS - 1;
        Entry first = bucket(i);
        for (Entry e = first; e != null; e = e.next) {
            if (e.hash == hash && e.key == key) {
                e.value = value;
                return false;
            }
        }
        setBucket(i, new Entry(key, hash, value, first));
        size++;
        return true;
    }

    /** Removes key; false if it was not there. */
    boolean removeHashed(int key, int hash) {
        int i = hash & BUCKETS - 1;
        Entry before = null;
        Entry e = bucket(i);
        while (e != null) {
            Entry next = e.next;
            if (e.hash == hash && e.key == key) {
                if (before == null) {
                    setBucket(i, next);
                } else {
                    before.next = next;
                }
                size--;
                return true;
            }
            before = e;
            e = next;
        }
        return false;
    }

    // ---- buckets

    private Entry bucket(int i) {
        return switch (i) {
            case 0 -> b0;
            case 1 -> b1;
            case 2 -> b2;
            case 3 -> b3;
            case 4 -> b4;
            case 5 -> b5;
            case 6 -> b6;
            case 7 -> b7;
            case 8 -> b8;
            case 9 -> b9;
            case 10 -> b10;
            case 11 -> b11;
            case 12 -> b12;
            case 13 -> b13;
            case 14 -> b14;
            default -> b15;
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
            case 7 -> b7 = e;
            case 8 -> b8 = e;
            case 9 -> b9 = e;
            case 10 -> b10 = e;
            case 11 -> b11 = e;
            case 12 -> b12 = e;
            case 13 -> b13 = e;
            case 14 -> b14 = e;
            default -> b15 = e;
        }
    }
}
