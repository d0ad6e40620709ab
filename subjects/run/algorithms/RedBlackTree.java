//@ about: a red-black tree with insertion, deletion, invariants checked after every step, and comparison with TreeMap
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;

public class RedBlackTree<K extends Comparable<K>, V> {
    private static final boolean RED = true, BLACK = false;

    private class Node {
        K key;
        V value;
        Node left, right;
        boolean color = RED;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    private Node root;
    private int size;

    private boolean red(Node n) {
        return n != null && n.color == RED;
    }

    private Node rotateLeft(Node h) {
        Node x = h.right;
        h.right = x.left;
        x.left = h;
        x.color = h.color;
        h.color = RED;
        return x;
    }

    private Node rotateRight(Node h) {
        Node x = h.left;
        h.left = x.right;
        x.right = h;
        x.color = h.color;
        h.color = RED;
        return x;
    }

    private void flip(Node h) {
        h.color = !h.color;
        h.left.color = !h.left.color;
        h.right.color = !h.right.color;
    }

    private Node balance(Node h) {
        if (red(h.right) && !red(h.left)) h = rotateLeft(h);
        if (red(h.left) && red(h.left.left)) h = rotateRight(h);
        if (red(h.left) && red(h.right)) flip(h);
        return h;
    }

    void put(K key, V value) {
        root = put(root, key, value);
        root.color = BLACK;
    }

    private Node put(Node h, K key, V value) {
        if (h == null) {
            size++;
            return new Node(key, value);
        }
        int c = key.compareTo(h.key);
        if (c < 0) h.left = put(h.left, key, value);
        else if (c > 0) h.right = put(h.right, key, value);
        else h.value = value;
        return balance(h);
    }

    V get(K key) {
        Node n = root;
        while (n != null) {
            int c = key.compareTo(n.key);
            if (c == 0) return n.value;
            n = c < 0 ? n.left : n.right;
        }
        return null;
    }

    void remove(K key) {
        if (get(key) == null) return;
        if (!red(root.left) && !red(root.right)) root.color = RED;
        root = remove(root, key);
        if (root != null) root.color = BLACK;
        size--;
    }

    private Node moveRedLeft(Node h) {
        flip(h);
        if (red(h.right.left)) {
            h.right = rotateRight(h.right);
            h = rotateLeft(h);
            flip(h);
        }
        return h;
    }

    private Node moveRedRight(Node h) {
        flip(h);
        if (red(h.left.left)) {
            h = rotateRight(h);
            flip(h);
        }
        return h;
    }

    private Node removeMin(Node h) {
        if (h.left == null) return null;
        if (!red(h.left) && !red(h.left.left)) h = moveRedLeft(h);
        h.left = removeMin(h.left);
        return balance(h);
    }

    private Node remove(Node h, K key) {
        if (key.compareTo(h.key) < 0) {
            if (!red(h.left) && !red(h.left.left)) h = moveRedLeft(h);
            h.left = remove(h.left, key);
        } else {
            if (red(h.left)) h = rotateRight(h);
            if (key.compareTo(h.key) == 0 && h.right == null) return null;
            if (!red(h.right) && !red(h.right.left)) h = moveRedRight(h);
            if (key.compareTo(h.key) == 0) {
                Node min = h.right;
                while (min.left != null) min = min.left;
                h.key = min.key;
                h.value = min.value;
                h.right = removeMin(h.right);
            } else h.right = remove(h.right, key);
        }
        return balance(h);
    }

    /** The black height, or an exception when an invariant is broken. */
    private int check(Node n, K low, K high) {
        if (n == null) return 0;
        if (low != null && n.key.compareTo(low) <= 0 || high != null && n.key.compareTo(high) >= 0) throw new IllegalStateException("order broken at " + n.key);
        if (red(n.right)) throw new IllegalStateException("right-leaning red at " + n.key);
        if (red(n) && red(n.left)) throw new IllegalStateException("two reds at " + n.key);
        int l = check(n.left, low, n.key), r = check(n.right, n.key, high);
        if (l != r) throw new IllegalStateException("black height " + l + " and " + r + " at " + n.key);
        return l + (n.color == BLACK ? 1 : 0);
    }

    int check() {
        if (red(root)) throw new IllegalStateException("red root");
        return check(root, null, null);
    }

    private String shape(Node n) {
        return n == null ? "." : (n.color == RED ? "r" : "b") + n.key + (n.left == null && n.right == null ? "" : "(" + shape(n.left) + " " + shape(n.right) + ")");
    }

    List<K> keys() {
        List<K> out = new ArrayList<>();
        collect(root, out);
        return out;
    }

    private void collect(Node n, List<K> out) {
        if (n == null) return;
        collect(n.left, out);
        out.add(n.key);
        collect(n.right, out);
    }

    public static void main(String[] args) {
        RedBlackTree<Integer, String> t = new RedBlackTree<>();
        for (int k : new int[] {50, 20, 70, 10, 30, 60, 80, 25, 35}) {
            t.put(k, "v" + k);
            System.out.println("+" + k + " height " + t.check() + " " + t.shape(t.root));
        }
        for (int k : new int[] {20, 50, 80, 99, 10}) {
            t.remove(k);
            System.out.println("-" + k + " height " + t.check() + " " + t.shape(t.root));
        }
        System.out.println(t.keys() + " size " + t.size + " " + t.get(30) + " " + t.get(20));
        RedBlackTree<Integer, Integer> big = new RedBlackTree<>();
        TreeMap<Integer, Integer> model = new TreeMap<>();
        Random r = new Random(99);
        for (int i = 0; i < 1500; i++) {
            int k = r.nextInt(300);
            if (r.nextInt(3) > 0) {
                big.put(k, i);
                model.put(k, i);
            } else {
                big.remove(k);
                model.remove(k);
            }
            if (i % 100 == 0) big.check();
        }
        System.out.println(big.size == model.size() && big.keys().equals(new ArrayList<>(model.keySet())) ? "agrees with TreeMap, size " + big.size + ", black height " + big.check() : "differs");
        for (int i = 0; i < 1000; i++) big.put(i, i);
        System.out.println("after ascending inserts " + big.size + " height " + big.check());
    }
}
