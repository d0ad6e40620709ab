//@ about: exit code 0 by System.exit from deep inside, with output flushed on both streams; Runtime.exit
public class ExitZero {
    interface Handler {
        void handle(Object o);
    }

    static class Tree {
        Tree left, right;
        int key;

        Tree(int key) {
            this.key = key;
        }

        void insert(int k) {
            if (k < key) {
                if (left == null) left = new Tree(k);
                else left.insert(k);
            } else {
                if (right == null) right = new Tree(k);
                else right.insert(k);
            }
        }

        void each(Handler h) {
            if (left != null) left.each(h);
            h.handle(key);
            if (right != null) right.each(h);
        }
    }

    public static void main(String[] args) {
        Tree t = new Tree(50);
        for (int i = 0, v = 7; i < 12; i++, v = v * 37 % 101) {
            t.insert(v);
        }
        System.out.print("keys:");
        try {
            t.each(o -> {
                System.out.print(" " + o);
                if ((Integer) o > 60) {
                    System.out.println();
                    System.err.print("leaving at " + o);
                    Runtime.getRuntime().exit(0);
                }
            });
        } finally {
            System.out.println("never");
        }
        throw new IllegalStateException("never");
    }
}
