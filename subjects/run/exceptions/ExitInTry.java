//@ about: System.exit inside try: finally blocks and handlers do not run, the exit code is the argument
public class ExitInTry {
    static void clean(String what) {
        System.out.println("finally of " + what);
    }

    static class Door implements AutoCloseable {
        Door() {
            System.out.println("open");
        }

        public void close() {
            System.out.println("close");
        }
    }

    static int countdown(int n) {
        try {
            System.out.println("at " + n);
            if (n == 0) {
                System.exit(3);
                System.out.println("not reached");
            }
            return countdown(n - 1);
        } catch (Throwable t) {
            System.out.println("caught " + t);
            return -1;
        } finally {
            clean("countdown " + n);
        }
    }

    public static void main(String[] args) {
        try (Door d = new Door()) {
            System.out.println("a normal one first");
        } finally {
            clean("main");
        }
        System.err.println("to stderr");
        synchronized (ExitInTry.class) {
            try (Door d = new Door()) {
                System.out.println(countdown(3));
            } finally {
                clean("never");
            }
        }
    }
}
