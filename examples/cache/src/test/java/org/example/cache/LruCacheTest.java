package org.example.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LruCacheTest {
    @Test
    void findsWhatWasPut() {
        LruCache<String> cache = LruCache.ofCapacity(2);
        cache.put(1, "one");
        cache.put(2, "two");
        assertEquals("two", cache.get(2));
        assertNull(cache.get(3));
    }

    @Test
    void evictsTheOldest() {
        LruCache<String> cache = LruCache.ofCapacity(2);
        cache.put(1, "one");
        cache.put(2, "two");
        cache.put(3, "three");
        assertEquals(2, cache.size());
        assertFalse(cache.contains(1));
        assertTrue(cache.contains(2));
        assertTrue(cache.contains(3));
    }

    @Test
    void replacesAValue() {
        LruCache<String> cache = LruCache.ofCapacity(1);
        cache.put(1, "one");
        cache.put(1, "uno");
        assertEquals("uno", cache.remove(1));
        assertEquals(0, cache.size());
    }

    @Test
    void needsRoom() {
        assertThrows(IllegalArgumentException.class, () -> LruCache.ofCapacity(0));
    }
}
