//@ about: a failing assertion that nobody catches ends the program with exit code 1
public class AssertionUncaught {
    static class Queue {
        private final int[] ring = new int[4];
        private int head, size;

        void add(int v) {
            assert size < ring.length : "queue of " + size + " is full";
            ring[(head + size++) % ring.length] = v;
        }

        int take() {
            assert size > 0;
            int v = ring[head];
            head = (head + 1) % ring.length;
            size--;
            return v;
        }

        boolean consistent() {
            return head >= 0 && head < ring.length && size >= 0 && size <= ring.length;
        }
    }

    public static void main(String[] args) {
        Queue q = new Queue();
        for (int round = 0; round < 5; round++) {
            for (int i = 0; i < round; i++) {
                q.add(round * 10 + i);
            }
            while (q.size > 0) {
                System.out.print(q.take() + " ");
            }
            assert q.consistent();
            System.out.println();
        }
        try {
            q.take();
        } catch (AssertionError e) {
            System.out.println("empty: " + e.getMessage());
        }
        try {
            for (int i = 0; ; i++) {
                System.out.println("adding " + i);
                q.add(i);
            }
        } finally {
            System.out.println("size " + q.size);
        }
    }
}
