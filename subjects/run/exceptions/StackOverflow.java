//@ about: StackOverflowError is thrown, unwinds through finally blocks and can be caught again and again
public class StackOverflow {
    static int depth;
    static int finallies;

    static void forever() {
        depth++;
        forever();
    }

    static int addsUp(int n) {
        return addsUp(n + 1) + 1;
    }

    static void withFinally(int n) {
        try {
            depth++;
            withFinally(n + 1);
        } finally {
            finallies++;
        }
    }

    static boolean even(long n) {
        return odd(n + 1);
    }

    static boolean odd(long n) {
        return even(n + 1);
    }

    static class Chain {
        Chain next;

        Chain() {
            next = new Chain();
        }
    }

    static class Loud {
        @Override
        public String toString() {
            return "loud " + this;
        }
    }

    interface Fun {
        Object apply(Fun f);
    }

    static String overflow(Runnable r) {
        try {
            r.run();
            return "returned";
        } catch (StackOverflowError e) {
            return e.getClass().getName() + " is an Error: " + (e instanceof VirtualMachineError) + ", message " + e.getMessage();
        }
    }

    /** Catches at the deepest frame that still has room, then returns normally. */
    static int deepest(int n) {
        try {
            return deepest(n + 1);
        } catch (StackOverflowError e) {
            return n > 100 ? 1 : 0;
        }
    }

    public static void main(String[] args) {
        System.out.println(overflow(StackOverflow::forever));
        System.out.println(depth > 500);
        System.out.println(overflow(() -> addsUp(0)));
        depth = 0;
        System.out.println(overflow(() -> withFinally(0)));
        System.out.println((depth > 500) + " " + (finallies > 500) + " " + (Math.abs(depth - finallies) < 10));
        System.out.println(overflow(() -> even(0)));
        System.out.println(overflow(() -> new Chain()));
        System.out.println(overflow(() -> new Loud().toString()));
        Fun omega = f -> f.apply(f);
        System.out.println(overflow(() -> omega.apply(omega)));
        System.out.println(deepest(0));
        for (int i = 0; i < 3; i++) {
            depth = 0;
            try {
                forever();
            } catch (StackOverflowError e) {
                StackTraceElement top = e.getStackTrace()[e.getStackTrace().length / 2];
                System.out.println(i + " " + top.getMethodName() + " " + top.getLineNumber());
            }
        }
        System.out.println("still alive " + overflow(() -> { }));
    }
}
