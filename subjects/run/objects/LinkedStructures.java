//@ about: hand-written data structures: linked list reversal, binary search tree, AVL rotations, hash table, heap, graph search
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

public class LinkedStructures {
    static final class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static Node reverse(Node head) {
        Node done = null;
        while (head != null) {
            Node next = head.next;
            head.next = done;
            done = head;
            head = next;
        }
        return done;
    }

    static boolean cyclic(Node head) {
        for (Node slow = head, fast = head; fast != null && fast.next != null; ) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) return true;
        }
        return false;
    }

    static String text(Node n) { return n == null ? "." : n.value + " " + text(n.next); }

    static final class Tree {
        int key, height = 1;
        Tree left, right;

        Tree(int key) {
            this.key = key;
        }

        static int height(Tree t) { return t == null ? 0 : t.height; }

        Tree fix() {
            height = 1 + Math.max(height(left), height(right));
            int lean = height(left) - height(right);
            if (lean > 1) {
                if (height(left.left) < height(left.right)) left = left.rotateLeft();
                return rotateRight();
            }
            if (lean < -1) {
                if (height(right.right) < height(right.left)) right = right.rotateRight();
                return rotateLeft();
            }
            return this;
        }

        Tree rotateLeft() {
            Tree r = right;
            right = r.left;
            r.left = this;
            fix();
            return r.fix();
        }

        Tree rotateRight() {
            Tree l = left;
            left = l.right;
            l.right = this;
            fix();
            return l.fix();
        }

        static Tree insert(Tree t, int key) {
            if (t == null) return new Tree(key);
            if (key < t.key) t.left = insert(t.left, key);
            else if (key > t.key) t.right = insert(t.right, key);
            return t.fix();
        }

        static Tree remove(Tree t, int key) {
            if (t == null) return null;
            if (key < t.key) t.left = remove(t.left, key);
            else if (key > t.key) t.right = remove(t.right, key);
            else if (t.left == null) return t.right;
            else if (t.right == null) return t.left;
            else {
                Tree min = t.right;
                while (min.left != null) min = min.left;
                t.key = min.key;
                t.right = remove(t.right, min.key);
            }
            return t.fix();
        }

        static String show(Tree t) {
            return t == null ? "" : "(" + show(t.left) + t.key + show(t.right) + ")";
        }
    }

    static int[] distances(int[][] edges, int n) {
        List<List<Integer>> graph = new ArrayList<>();
        for (int i = 0; i < n; i++) graph.add(new ArrayList<>());
        for (int[] e : edges) {
            graph.get(e[0]).add(e[1]);
            graph.get(e[1]).add(e[0]);
        }
        int[] d = new int[n];
        java.util.Arrays.fill(d, -1);
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        d[0] = 0;
        queue.add(0);
        while (!queue.isEmpty()) {
            int at = queue.poll();
            for (int to : graph.get(at)) {
                if (d[to] < 0) {
                    d[to] = d[at] + 1;
                    queue.add(to);
                }
            }
        }
        return d;
    }

    public static void main(String[] args) {
        Node list = null;
        for (int i = 5; i > 0; i--) list = new Node(i * i, list);
        System.out.println(text(list));
        list = reverse(list);
        System.out.println(text(list) + " " + cyclic(list) + " " + text(reverse(null)));
        list.next.next.next.next.next = list.next;
        System.out.println(cyclic(list));
        Tree tree = null;
        for (int i = 1; i <= 15; i++) tree = Tree.insert(tree, i);
        System.out.println(Tree.show(tree) + " " + tree.height);
        for (int i : new int[] {8, 1, 15, 4, 4, 12}) {
            tree = Tree.remove(tree, i);
            System.out.println(Tree.show(tree) + " " + tree.height);
        }
        Tree mixed = null;
        for (int i = 0, v = 1; i < 200; i++, v = v * 73 % 211) mixed = Tree.insert(mixed, v);
        System.out.println(mixed.key + " " + mixed.height + " " + Tree.show(mixed).hashCode());
        System.out.println(java.util.Arrays.toString(distances(new int[][] {{0, 1}, {1, 2}, {2, 3}, {0, 4}, {4, 3}, {5, 6}}, 7)));
    }
}
