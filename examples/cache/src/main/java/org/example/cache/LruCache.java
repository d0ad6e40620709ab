package org.example.cache;

/**
 * A cache of limited capacity that forgets what was not used for the longest time.
 *
 * <p>Every entry is in two structures at once: in the chain of its bucket, so that it is found by its key, and in a list
 * that runs from the most recently used entry to the least recently used one, so that the entry to evict is known. Keys
 * are ids, as of pages or users; they need no boxing.
 *
 * @param <V> what is cached
 */
public final class LruCache<V> {
    private static final int MAX_BUCKETS = 1 << 16;

    private static final class Entry<V> {
        final int key;
        V value;
        Entry<V> next;
        Entry<V> newer;
        Entry<V> older;

        Entry(int key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    private final int capacity;
    private final Entry<V>[] buckets;
    private int size;
    private Entry<V> newest;
    private Entry<V> oldest;

    private LruCache(int capacity, int buckets) {
        this.capacity = capacity;
        this.buckets = newBuckets(buckets);
    }

    /**
     * An empty cache.
     *
     * @param capacity how many entries it may hold
     * @throws IllegalArgumentException if the capacity is not positive
     */
    public static <V> LruCache<V> ofCapacity(int capacity) throws IllegalArgumentException {
        if (capacity <= 0) {
            throw new IllegalArgumentException("the capacity of a cache must be positive");
        }
        int buckets = 1;
        while (buckets < capacity && buckets < MAX_BUCKETS) {
            buckets *= 2;
        }
        return new LruCache<>(capacity, buckets);
    }

    public int size() {
        return size;
    }

    public int capacity() {
        return capacity;
    }

    /** Whether there is an entry for the key. Does not count as a use of it. */
    public boolean contains(int key) {
        return find(key) != null;
    }

    /** The value of the key, or null if there is none. The entry becomes the most recently used one. */
    public V get(int key) {
        Entry<V> entry = find(key);
        if (entry == null) {
            return null;
        }
        touch(entry);
        return entry.value;
    }

    /** Sets the value of the key, and evicts the least recently used entry if the cache is full. */
    public void put(int key, V value) {
        Entry<V> entry = find(key);
        if (entry != null) {
            entry.value = value;
            touch(entry);
            return;
        }
        if (size == capacity) {
            remove(oldest.key);
        }
        entry = new Entry<>(key, value);
        int bucket = bucketOf(key);
        entry.next = buckets[bucket];
        buckets[bucket] = entry;
        size++;
        makeNewest(entry);
    }

    boolean putEnsures(int key, V value) {
        return newest.key == key && find(key).value == value;
    }

    /** Forgets the key. Returns the value it had, or null. */
    public V remove(int key) {
        Entry<V> entry = find(key);
        if (entry == null) {
            return null;
        }
        removeFromBucket(entry);
        if (entry.newer == null) {
            newest = entry.older;
        } else {
            entry.newer.older = entry.older;
        }
        if (entry.older == null) {
            oldest = entry.newer;
        } else {
            entry.older.newer = entry.newer;
        }
        size--;
        return entry.value;
    }

    boolean removeEnsures(int key, V value) {
        return find(key) == null;
    }

    /** Forgets everything. */
    public void clear() {
        for (int i = 0; i < buckets.length; i++) {
            buckets[i] = null;
        }
        newest = null;
        oldest = null;
        size = 0;
    }

    private int bucketOf(int key) {
        return key & (buckets.length - 1);
    }

    private Entry<V> find(int key) {
        Entry<V> entry = buckets[bucketOf(key)];
        while (entry != null && entry.key != key) {
            entry = entry.next;
        }
        return entry;
    }

    private void removeFromBucket(Entry<V> entry) {
        int bucket = bucketOf(entry.key);
        if (buckets[bucket] == entry) {
            buckets[bucket] = entry.next;
            return;
        }
        Entry<V> before = buckets[bucket];
        while (before.next != entry) {
            before = before.next;
        }
        before.next = entry.next;
    }

    /** Moves an entry to the front of the list. */
    private void touch(Entry<V> entry) {
        if (entry == newest) {
            return;
        }
        entry.newer.older = entry.older;
        if (entry.older != null) {
            entry.older.newer = entry.newer;
        }
        makeNewest(entry);
    }

    private void makeNewest(Entry<V> entry) {
        entry.newer = null;
        entry.older = newest;
        if (newest == null) {
            oldest = entry;
        } else {
            newest.newer = entry;
        }
        newest = entry;
    }

    @SuppressWarnings("unchecked")
    private static <V> Entry<V>[] newBuckets(int count) {
        return (Entry<V>[]) new Entry<?>[count];
    }

    /** The list and the buckets hold the same entries, as many as size says and never more than the capacity. */
    boolean repOK() {
        return size >= 0 && size <= capacity && capacity > 0 && listIsLinked() && bucketsAreRight();
    }

    private boolean listIsLinked() {
        int count = 0;
        Entry<V> last = null;
        for (Entry<V> entry = newest; entry != null; entry = entry.older) {
            if (entry.newer != last || ++count > size) {
                return false;
            }
            last = entry;
        }
        return last == oldest && count == size;
    }

    /** There is a power of two of them; each holds keys that belong there, and together they hold what the list holds. */
    private boolean bucketsAreRight() {
        if (buckets == null || buckets.length == 0 || (buckets.length & (buckets.length - 1)) != 0) {
            return false;
        }
        int count = 0;
        for (int i = 0; i < buckets.length; i++) {
            for (Entry<V> entry = buckets[i]; entry != null; entry = entry.next) {
                if (++count > size || bucketOf(entry.key) != i || !isListed(entry)) {
                    return false;
                }
            }
        }
        return count == size;
    }

    /** Whether the list has this entry and no other with its key. */
    private boolean isListed(Entry<V> wanted) {
        boolean found = false;
        for (Entry<V> entry = newest; entry != null; entry = entry.older) {
            if (entry == wanted) {
                found = true;
            } else if (entry.key == wanted.key) {
                return false;
            }
        }
        return found;
    }
}
