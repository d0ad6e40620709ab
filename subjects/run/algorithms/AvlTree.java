//@ about: an immutable AVL tree: insertion, deletion, rotations, ranks, range queries, persistence of old versions
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;

public class AvlTree {
    record Node(int key, Node left, Node right, int height, int size) {
        static Node of(int key, Node left, Node right) {
            return new Node(key, left, right, 1 + Math.max(h(left), h(right)), 1 + n(left) + n(right));
        }
    }

    static int made;

    static int h(Node t) {
        return t == null ? 0 : t.height();
    }

    static int n(Node t) {
        return t == null ? 0 : t.size();
    }

    static Node join(int key, Node l, Node r) {
        made++;
        if (h(l) > h(r) + 1) {
            if (h(l.left()) >= h(l.right())) return Node.of(l.key(), l.left(), Node.of(key, l.right(), r));
            Node m = l.right();
            return Node.of(m.key(), Node.of(l.key(), l.left(), m.left()), Node.of(key, m.right(), r));
        }
        if (h(r) > h(l) + 1) {
            if (h(r.right()) >= h(r.left())) return Node.of(r.key(), Node.of(key, l, r.left()), r.right());
            Node m = r.left();
            return Node.of(m.key(), Node.of(key, l, m.left()), Node.of(r.key(), m.right(), r.right()));
        }
        return Node.of(key, l, r);
    }

    static Node insert(Node t, int key) {
        if (t == null) return Node.of(key, null, null);
        if (key == t.key()) return t;
        return key < t.key() ? join(t.key(), insert(t.left(), key), t.right()) : join(t.key(), t.left(), insert(t.right(), key));
    }

    static Node delete(Node t, int key) {
        if (t == null) return null;
        if (key < t.key()) return join(t.key(), delete(t.left(), key), t.right());
        if (key > t.key()) return join(t.key(), t.left(), delete(t.right(), key));
        if (t.left() == null) return t.right();
        if (t.right() == null) return t.left();
        int successor = min(t.right());
        return join(successor, t.left(), delete(t.right(), successor));
    }

    static int min(Node t) {
        return t.left() == null ? t.key() : min(t.left());
    }

    static boolean contains(Node t, int key) {
        return t != null && (t.key() == key || contains(key < t.key() ? t.left() : t.right(), key));
    }

    static int rank(Node t, int key) {
        if (t == null) return 0;
        if (key <= t.key()) return rank(t.left(), key);
        return n(t.left()) + 1 + rank(t.right(), key);
    }

    static int select(Node t, int k) {
        Objects.checkIndex(k, n(t));
        int l = n(t.left());
        return k < l ? select(t.left(), k) : k == l ? t.key() : select(t.right(), k - l - 1);
    }

    static void range(Node t, int lo, int hi, List<Integer> out) {
        if (t == null) return;
        if (t.key() > lo) range(t.left(), lo, hi, out);
        if (t.key() >= lo && t.key() <= hi) out.add(t.key());
        if (t.key() < hi) range(t.right(), lo, hi, out);
    }

    static boolean balanced(Node t) {
        return t == null || Math.abs(h(t.left()) - h(t.right())) <= 1 && balanced(t.left()) && balanced(t.right());
    }

    static void draw(Node t, String indent, StringBuilder b) {
        if (t == null) return;
        draw(t.right(), indent + "    ", b);
        b.append(indent).append(t.key()).append('\n');
        draw(t.left(), indent + "    ", b);
    }

    static String show(Node t) {
        StringBuilder b = new StringBuilder();
        draw(t, "", b);
        return b.toString();
    }

    public static void main(String[] args) {
        Node t = null;
        List<Node> versions = new ArrayList<>();
        for (int k : new int[] {30, 20, 10, 40, 50, 45, 25, 5, 27, 26}) {
            t = insert(t, k);
            versions.add(t);
            System.out.println("+" + k + " root " + t.key() + " height " + t.height() + " size " + t.size() + " balanced " + balanced(t));
        }
        System.out.print(show(t));
        for (int k : new int[] {30, 10, 99, 26}) {
            t = delete(t, k);
            System.out.println("-" + k + " root " + t.key() + " height " + t.height() + " size " + t.size() + " balanced " + balanced(t));
        }
        System.out.print(show(t));
        System.out.println("versions " + versions.stream().map(AvlTree::n).toList() + " third still has " + contains(versions.get(2), 10) + ", new has " + contains(t, 10));
        System.out.println("shared subtree " + (versions.get(9).right() == versions.get(8).right()));
        List<Integer> out = new ArrayList<>();
        range(t, 20, 45, out);
        System.out.println(out + " rank of 40 is " + rank(t, 40) + ", third is " + select(t, 2));
        try {
            select(t, 100);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Node big = null;
        TreeSet<Integer> model = new TreeSet<>();
        made = 0;
        int x = 7;
        for (int i = 0; i < 2000; i++) {
            x = x * 75 % 65537;
            int k = x % 500;
            if (x % 3 == 0) {
                big = delete(big, k);
                model.remove(k);
            } else {
                big = insert(big, k);
                model.add(k);
            }
        }
        out.clear();
        range(big, Integer.MIN_VALUE, Integer.MAX_VALUE, out);
        System.out.println(out.equals(new ArrayList<>(model)) + " size " + n(big) + " height " + h(big) + " balanced " + balanced(big) + " joins " + made);
        Node line = null;
        for (int i = 0; i < 1023; i++) line = insert(line, i);
        System.out.println("ascending 1023 keys: height " + h(line) + " root " + line.key());
    }
}
