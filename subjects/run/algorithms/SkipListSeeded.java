//@ about: a skip list with a seeded random level generator, spans for indexing, compared against TreeMap
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;

public class SkipListSeeded<K extends Comparable<K>, V> {
    private static final int LEVELS = 12;

    private static final class Node<K, V> {
        final K key;
        V value;
        final Node<K, V>[] next;
        final int[] span;

        @SuppressWarnings("unchecked")
        Node(K key, V value, int levels) {
            this.key = key;
            this.value = value;
            next = new Node[levels];
            span = new int[levels];
        }
    }

    private final Node<K, V> head = new Node<>(null, null, LEVELS);
    private final Random random;
    private int size, height = 1;
    long steps;

    SkipListSeeded(long seed) {
        random = new Random(seed);
    }

    private int randomLevel() {
        int level = 1;
        while (level < LEVELS && random.nextInt(4) == 0) level++;
        return level;
    }

    V put(K key, V value) {
        @SuppressWarnings("unchecked")
        Node<K, V>[] update = new Node[LEVELS];
        int[] rank = new int[LEVELS];
        Node<K, V> n = head;
        for (int l = height - 1; l >= 0; l--) {
            rank[l] = l == height - 1 ? 0 : rank[l + 1];
            while (n.next[l] != null && n.next[l].key.compareTo(key) < 0) {
                rank[l] += n.span[l];
                n = n.next[l];
                steps++;
            }
            update[l] = n;
        }
        n = n.next[0];
        if (n != null && n.key.compareTo(key) == 0) {
            V old = n.value;
            n.value = value;
            return old;
        }
        int level = randomLevel();
        for (; height < level; height++) {
            update[height] = head;
            head.span[height] = size;
        }
        Node<K, V> fresh = new Node<>(key, value, level);
        for (int l = 0; l < level; l++) {
            fresh.next[l] = update[l].next[l];
            update[l].next[l] = fresh;
            fresh.span[l] = update[l].span[l] - (rank[0] - rank[l]);
            update[l].span[l] = rank[0] - rank[l] + 1;
        }
        for (int l = level; l < height; l++) update[l].span[l]++;
        size++;
        return null;
    }

    V get(K key) {
        Node<K, V> n = head;
        for (int l = height - 1; l >= 0; l--) {
            while (n.next[l] != null && n.next[l].key.compareTo(key) < 0) {
                n = n.next[l];
                steps++;
            }
        }
        n = n.next[0];
        return n != null && n.key.compareTo(key) == 0 ? n.value : null;
    }

    boolean remove(K key) {
        @SuppressWarnings("unchecked")
        Node<K, V>[] update = new Node[LEVELS];
        Node<K, V> n = head;
        for (int l = height - 1; l >= 0; l--) {
            while (n.next[l] != null && n.next[l].key.compareTo(key) < 0) n = n.next[l];
            update[l] = n;
        }
        n = n.next[0];
        if (n == null || n.key.compareTo(key) != 0) return false;
        for (int l = 0; l < height; l++) {
            if (update[l].next[l] == n) {
                update[l].span[l] += n.span[l] - 1;
                update[l].next[l] = n.next[l];
            } else update[l].span[l]--;
        }
        while (height > 1 && head.next[height - 1] == null) height--;
        size--;
        return true;
    }

    K at(int index) {
        if (index < 0 || index >= size) throw new IndexOutOfBoundsException("index " + index + " of " + size);
        Node<K, V> n = head;
        int left = index + 1;
        for (int l = height - 1; l >= 0; l--) {
            while (n.next[l] != null && n.span[l] <= left) {
                left -= n.span[l];
                n = n.next[l];
            }
        }
        return n.key;
    }

    List<K> keys(int level) {
        List<K> out = new ArrayList<>();
        for (Node<K, V> n = head.next[level]; n != null; n = n.next[level]) out.add(n.key);
        return out;
    }

    public static void main(String[] args) {
        SkipListSeeded<Integer, String> s = new SkipListSeeded<>(7);
        for (int k : new int[] {30, 10, 50, 20, 40, 60, 5, 35, 10}) System.out.println("put " + k + " replaced " + s.put(k, "v" + k) + ", size " + s.size + ", height " + s.height);
        for (int l = s.height - 1; l >= 0; l--) System.out.println("level " + l + " " + s.keys(l));
        System.out.println(s.get(35) + " " + s.get(36) + " first " + s.at(0) + " third " + s.at(2) + " last " + s.at(s.size - 1));
        System.out.println(s.remove(30) + " " + s.remove(31) + " " + s.keys(0) + " third " + s.at(2));
        try {
            s.at(99);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        SkipListSeeded<Integer, Integer> big = new SkipListSeeded<>(42);
        TreeMap<Integer, Integer> model = new TreeMap<>();
        Random r = new Random(1);
        boolean same = true;
        for (int i = 0; i < 3000; i++) {
            int k = r.nextInt(600);
            switch (r.nextInt(4)) {
                case 0 -> same &= big.remove(k) == (model.remove(k) != null);
                case 1 -> same &= java.util.Objects.equals(big.get(k), model.get(k));
                default -> same &= java.util.Objects.equals(big.put(k, i), model.put(k, i));
            }
        }
        int index = 0;
        for (int k : model.keySet()) same &= big.at(index++) == k;
        int[] perLevel = new int[big.height];
        for (int l = 0; l < big.height; l++) perLevel[l] = big.keys(l).size();
        System.out.println("same " + same + " size " + big.size + " levels " + Arrays.toString(perLevel) + " steps " + big.steps);
    }
}
