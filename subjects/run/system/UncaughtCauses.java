//@ about: an uncaught exception with causes and suppressed exceptions: "Caused by", "Suppressed", "... n more"
public class UncaughtCauses {
    static class Closer implements AutoCloseable {
        public void close() { throw new IllegalArgumentException("while closing"); }
    }

    static void lowest(int n) {
        if (n > 0) lowest(n - 1);
        else throw new ArithmeticException("at the bottom");
    }

    static void middle() {
        try (Closer closer = new Closer()) {
            lowest(2);
        }
    }

    static void upper() {
        try {
            middle();
        } catch (ArithmeticException e) {
            throw new IllegalStateException("in the middle", e);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("before");
        try {
            upper();
        } catch (IllegalStateException e) {
            Exception top = new Exception(e);
            top.addSuppressed(new RuntimeException("also this", new Error("with a cause")));
            throw top;
        }
    }
}
