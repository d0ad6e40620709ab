//@ about: a B-tree of order five with splitting insertion, borrowing and merging deletion, and range scans
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

public class BTree {
    static final int MIN = 2, MAX = 4;

    static final class Node {
        final List<Integer> keys = new ArrayList<>();
        final List<Node> children = new ArrayList<>();

        boolean leaf() {
            return children.isEmpty();
        }

        int position(int key) {
            int i = 0;
            while (i < keys.size() && keys.get(i) < key) i++;
            return i;
        }

        @Override
        public String toString() {
            if (leaf()) return keys.toString();
            StringBuilder b = new StringBuilder("<");
            for (int i = 0; i <= keys.size(); i++) {
                b.append(children.get(i));
                if (i < keys.size()) b.append(' ').append(keys.get(i)).append(' ');
            }
            return b.append('>').toString();
        }
    }

    Node root = new Node();
    int splits, merges, borrows;

    boolean add(int key) {
        if (contains(key)) return false;
        if (root.keys.size() == MAX) {
            Node old = root;
            root = new Node();
            root.children.add(old);
            split(root, 0);
        }
        Node n = root;
        while (!n.leaf()) {
            int i = n.position(key);
            if (n.children.get(i).keys.size() == MAX) {
                split(n, i);
                if (n.keys.get(i) < key) i++;
            }
            n = n.children.get(i);
        }
        n.keys.add(n.position(key), key);
        return true;
    }

    private void split(Node parent, int i) {
        splits++;
        Node left = parent.children.get(i), right = new Node();
        parent.keys.add(i, left.keys.get(MIN));
        parent.children.add(i + 1, right);
        List<Integer> moved = left.keys.subList(MIN + 1, MAX);
        right.keys.addAll(moved);
        left.keys.subList(MIN, MAX).clear();
        if (!left.leaf()) {
            List<Node> kids = left.children.subList(MIN + 1, MAX + 1);
            right.children.addAll(kids);
            kids.clear();
        }
    }

    boolean contains(int key) {
        Node n = root;
        while (true) {
            int i = n.position(key);
            if (i < n.keys.size() && n.keys.get(i) == key) return true;
            if (n.leaf()) return false;
            n = n.children.get(i);
        }
    }

    boolean remove(int key) {
        if (!contains(key)) return false;
        remove(root, key);
        if (root.keys.isEmpty() && !root.leaf()) root = root.children.get(0);
        return true;
    }

    private void remove(Node n, int key) {
        int i = n.position(key);
        boolean here = i < n.keys.size() && n.keys.get(i) == key;
        if (n.leaf()) {
            if (here) n.keys.remove(i);
            return;
        }
        if (here) {
            Node p = n.children.get(i);
            while (!p.leaf()) p = p.children.get(p.children.size() - 1);
            int before = p.keys.get(p.keys.size() - 1);
            n.keys.set(i, before);
            remove(n.children.get(i), before);
        } else remove(n.children.get(i), key);
        if (n.children.get(i).keys.size() < 1) fix(n, i);
    }

    private void fix(Node parent, int i) {
        Node child = parent.children.get(i);
        if (i > 0 && parent.children.get(i - 1).keys.size() > 1) {
            borrows++;
            Node left = parent.children.get(i - 1);
            child.keys.add(0, parent.keys.set(i - 1, left.keys.remove(left.keys.size() - 1)));
            if (!left.leaf()) child.children.add(0, left.children.remove(left.children.size() - 1));
        } else if (i < parent.keys.size() && parent.children.get(i + 1).keys.size() > 1) {
            borrows++;
            Node right = parent.children.get(i + 1);
            child.keys.add(parent.keys.set(i, right.keys.remove(0)));
            if (!right.leaf()) child.children.add(right.children.remove(0));
        } else {
            merges++;
            int at = i > 0 ? i - 1 : i;
            Node left = parent.children.get(at), right = parent.children.remove(at + 1);
            left.keys.add(parent.keys.remove(at));
            left.keys.addAll(right.keys);
            left.children.addAll(right.children);
        }
    }

    int depth() {
        int d = 1;
        for (Node n = root; !n.leaf(); n = n.children.get(0)) d++;
        return d;
    }

    private int check(Node n, int low, int high, boolean top) {
        if (!top && n.keys.isEmpty() || n.keys.size() > MAX) throw new IllegalStateException("bad size " + n);
        int previous = low;
        for (int k : n.keys) {
            if (k <= previous || k >= high) throw new IllegalStateException("bad order " + n);
            previous = k;
        }
        if (n.leaf()) return 1;
        int depth = -1;
        for (int i = 0; i <= n.keys.size(); i++) {
            int d = check(n.children.get(i), i == 0 ? low : n.keys.get(i - 1), i == n.keys.size() ? high : n.keys.get(i), false);
            if (depth >= 0 && d != depth) throw new IllegalStateException("uneven " + n);
            depth = d;
        }
        return depth + 1;
    }

    void scan(Node n, int lo, int hi, List<Integer> out) {
        for (int i = 0; i <= n.keys.size(); i++) {
            if (!n.leaf() && (i == n.keys.size() || n.keys.get(i) >= lo)) scan(n.children.get(i), lo, hi, out);
            if (i == n.keys.size() || n.keys.get(i) > hi) return;
            if (n.keys.get(i) >= lo) out.add(n.keys.get(i));
        }
    }

    public static void main(String[] args) {
        BTree t = new BTree();
        for (int k : new int[] {10, 20, 30, 40, 50, 25, 5, 60, 70, 80, 35, 45, 15, 90, 100, 55, 65}) {
            t.add(k);
            System.out.println("+" + k + " " + t.root);
        }
        System.out.println(t.add(10) + " " + t.contains(45) + " " + t.contains(46) + " depth " + t.depth());
        for (int k : new int[] {40, 10, 5, 15, 100, 60, 1}) System.out.println("-" + k + " " + t.remove(k) + " " + t.root);
        List<Integer> out = new ArrayList<>();
        t.scan(t.root, 25, 65, out);
        System.out.println(out + " depth " + t.check(t.root, Integer.MIN_VALUE, Integer.MAX_VALUE, true));
        BTree big = new BTree();
        TreeSet<Integer> model = new TreeSet<>();
        Random r = new Random(4);
        boolean same = true;
        for (int i = 0; i < 3000; i++) {
            int k = r.nextInt(400);
            same &= r.nextInt(5) < 3 ? big.add(k) == model.add(k) : big.remove(k) == model.remove(k);
            if (i % 250 == 0) big.check(big.root, Integer.MIN_VALUE, Integer.MAX_VALUE, true);
        }
        out.clear();
        big.scan(big.root, 0, 1000, out);
        System.out.println("answers agree " + same + ", contents agree " + out.equals(new ArrayList<>(model)) + ", depth " + big.depth() + ", splits " + big.splits + ", merges " + big.merges + ", borrows " + big.borrows);
    }
}
