//@ about: an uncaught ExceptionInInitializerError in a nested initialization: stack trace with <clinit> frames, exit code 1
public class InitExceptionTrace {
    static class Config {
        static final int PORT = parse("80x");

        static int parse(String text) {
            int value = 0;
            for (char c : text.toCharArray()) {
                if (c < '0' || c > '9') {
                    throw new IllegalArgumentException("bad digit " + c);
                }
                value = value * 10 + c - '0';
            }
            return value;
        }
    }

    static class Server {
        static final String ADDRESS = "localhost:" + port();

        private static int port() {
            return Config.PORT;
        }
    }

    static class App {
        static {
            System.out.println("starting");
            System.out.println(Server.ADDRESS);
        }

        static void start() {
            System.out.println("never");
        }
    }

    static void show(Throwable t) {
        while (t != null) {
            System.out.println(t.getClass().getSimpleName() + ": " + t.getMessage());
            for (StackTraceElement e : t.getStackTrace()) {
                System.out.println("  " + e.getClassName() + "." + e.getMethodName() + ":" + e.getLineNumber());
            }
            t = t.getCause();
        }
    }

    public static void main(String[] args) {
        try {
            App.start();
        } catch (ExceptionInInitializerError e) {
            show(e);
        }
        try {
            System.out.println(Server.ADDRESS);
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage() + " at line " + e.getStackTrace()[0].getLineNumber());
        }
        Second.go();
    }

    static class Second {
        static final int[] TABLE = new int[2];

        static {
            for (int i = 0; i < 3; i++) {
                TABLE[i] = i;
            }
        }

        static void go() {
            System.out.println("never");
        }
    }
}
