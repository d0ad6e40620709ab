package explore;

/** equals, hashCode, toString, synchronized, identity. */
public class Objects {
    static final class Pair {
        final Integer left;
        final int right;

        Pair(Integer left, int right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public boolean equals(Object other) {
            if (!(other instanceof Pair)) return false;
            Pair p = (Pair) other;
            return right == p.right && (left == null ? p.left == null : left.equals(p.left));
        }

        @Override
        public int hashCode() {
            return right * 31;
        }
    }

    record Point(int x, int y) {}

    public static boolean equal(Pair a, Pair b) {
        return a.equals(b);
    }

    public static int hash(Pair p) {
        return p.hashCode() > 0 ? 1 : 2;
    }

    public static boolean points(Point a, Point b) {
        return a.equals(b);
    }

    public static int record(Point p) {
        return p.x() == p.y() ? 1 : 2;
    }

    public synchronized int locked(Pair p) {
        synchronized (p) {
            return p.right;
        }
    }

    public static boolean plain(Object a, Object b) {
        return a.equals(b);
    }
}
