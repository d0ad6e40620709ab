//@ about: LRU and LFU caches with hand-made doubly linked lists and hash tables, generic and with statistics
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import java.util.function.Function;

public class LruCacheByHand {
    static class Node<K, V> {
        final K key;
        V value;
        Node<K, V> before, after, chain;
        int uses = 1;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    static class Lru<K, V> implements Iterable<K> {
        private final Node<K, V> ring = new Node<>(null, null);
        private final Node<K, V>[] table;
        private final int limit;
        private int size;
        int hits, misses, evictions;

        @SuppressWarnings("unchecked")
        Lru(int limit) {
            this.limit = limit;
            table = (Node<K, V>[]) new Node[limit * 2 + 1];
            ring.before = ring.after = ring;
        }

        private int slot(K key) {
            return Math.floorMod(key.hashCode(), table.length);
        }

        private Node<K, V> lookup(K key) {
            for (Node<K, V> n = table[slot(key)]; n != null; n = n.chain) if (n.key.equals(key)) return n;
            return null;
        }

        private void unlink(Node<K, V> n) {
            n.before.after = n.after;
            n.after.before = n.before;
        }

        private void pushFront(Node<K, V> n) {
            n.after = ring.after;
            n.before = ring;
            ring.after.before = n;
            ring.after = n;
        }

        V get(K key) {
            Node<K, V> n = lookup(key);
            if (n == null) {
                misses++;
                return null;
            }
            hits++;
            unlink(n);
            pushFront(n);
            return n.value;
        }

        V put(K key, V value) {
            Node<K, V> n = lookup(key);
            if (n != null) {
                V old = n.value;
                n.value = value;
                unlink(n);
                pushFront(n);
                return old;
            }
            if (size == limit) {
                remove(ring.before.key);
                evictions++;
            }
            n = new Node<>(key, value);
            n.chain = table[slot(key)];
            table[slot(key)] = n;
            pushFront(n);
            size++;
            return null;
        }

        boolean remove(K key) {
            Node<K, V> previous = null;
            for (Node<K, V> n = table[slot(key)]; n != null; previous = n, n = n.chain) {
                if (!n.key.equals(key)) continue;
                if (previous == null) table[slot(key)] = n.chain;
                else previous.chain = n.chain;
                unlink(n);
                size--;
                return true;
            }
            return false;
        }

        V computeIfAbsent(K key, Function<K, V> f) {
            V v = get(key);
            if (v == null) put(key, v = f.apply(key));
            return v;
        }

        @Override
        public Iterator<K> iterator() {
            return new Iterator<>() {
                Node<K, V> next = ring.after;

                public boolean hasNext() {
                    return next != ring;
                }

                public K next() {
                    if (next == ring) throw new NoSuchElementException();
                    K k = next.key;
                    next = next.after;
                    return k;
                }
            };
        }

        @Override
        public String toString() {
            List<String> parts = new ArrayList<>();
            for (K k : this) parts.add(k + "=" + lookup(k).value);
            return parts.toString();
        }
    }

    static class Lfu<K> {
        final TreeMap<Integer, List<K>> byUse = new TreeMap<>();
        final int limit;

        Lfu(int limit) {
            this.limit = limit;
        }

        boolean touch(K key) {
            for (var e : byUse.entrySet()) {
                if (!e.getValue().remove(key)) continue;
                if (e.getValue().isEmpty()) byUse.remove(e.getKey());
                byUse.computeIfAbsent(e.getKey() + 1, u -> new ArrayList<>()).add(key);
                return true;
            }
            if (byUse.values().stream().mapToInt(List::size).sum() == limit) {
                var first = byUse.firstEntry();
                first.getValue().remove(0);
                if (first.getValue().isEmpty()) byUse.remove(first.getKey());
            }
            byUse.computeIfAbsent(1, u -> new ArrayList<>()).add(key);
            return false;
        }
    }

    public static void main(String[] args) {
        Lru<String, Integer> cache = new Lru<>(3);
        System.out.println(cache.put("a", 1) + " " + cache.put("b", 2) + " " + cache.put("c", 3) + " " + cache);
        System.out.println(cache.get("a") + " " + cache);
        System.out.println(cache.put("d", 4) + " " + cache + " " + cache.get("b") + " " + cache.put("c", 33) + " " + cache);
        System.out.println(cache.remove("d") + " " + cache.remove("zz") + " " + cache + " " + cache.size);
        System.out.println(cache.computeIfAbsent("long key", String::length) + " " + cache.computeIfAbsent("long key", k -> -1) + " " + cache);
        Lru<Integer, Long> squares = new Lru<>(10);
        int x = 3;
        long sum = 0;
        for (int i = 0; i < 3000; i++) {
            x = x * 7 % 37;
            sum += squares.computeIfAbsent(x % 17, k -> (long) k * k);
        }
        System.out.println(sum + " hits " + squares.hits + " misses " + squares.misses + " evictions " + squares.evictions + " " + squares);
        Lfu<Character> lfu = new Lfu<>(3);
        StringBuilder b = new StringBuilder();
        for (char c : "abcabadaeafbbbcd".toCharArray()) b.append(c).append(lfu.touch(c) ? '+' : '-').append(lfu.byUse).append('\n');
        System.out.print(b);
        Iterator<String> it = new Lru<String, String>(1).iterator();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println("empty cache");
        }
    }
}
