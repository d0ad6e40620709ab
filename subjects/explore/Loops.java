package explore;

/** Loops over structures and numbers. */
public class Loops {
    static class Node {
        Node next;
        boolean marked;
        int value;
    }

    public static int length(Node n) {
        int length = 0;
        while (n != null && length < 4) {
            length++;
            n = n.next;
        }
        return length;
    }

    public static int mark(Node n) {
        int count = 0;
        while (n != null && !n.marked) {
            n.marked = true;
            n = n.next;
            count++;
        }
        return count;
    }

    public static Node reverse(Node n) {
        Node done = null;
        int fuel = 5;
        while (n != null && fuel-- > 0) {
            Node next = n.next;
            n.next = done;
            done = n;
            n = next;
        }
        return done;
    }

    public static int count(int n) {
        int i = 0;
        while (i < n && i < 3) i++;
        return i;
    }

    public static int gcd(int a, int b) {
        if (a < 0 || a > 4 || b < 0 || b > 4) return 0;
        while (b != 0) {
            int t = a % b;
            a = b;
            b = t;
        }
        return a;
    }

    public static int maximum(Node n) {
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < 3 && n != null; i++, n = n.next) {
            if (n.value > best) best = n.value;
        }
        return best;
    }
}
