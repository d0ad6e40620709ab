//@ about: rethrowing: same object, original trace kept, precise rethrow, wrapping, sneaky throw, fillInStackTrace
import java.io.IOException;
import java.util.concurrent.Callable;

public class Rethrow {
    static void original(String why) throws IOException {
        throw new IOException(why);
    }

    static void same() throws IOException {
        try {
            original("same");
        } catch (IOException e) {
            throw e;
        }
    }

    static void precise(boolean io) throws IOException {
        try {
            if (io) original("precise");
            throw new IllegalStateException("state");
        } catch (Exception e) { // only IOException and unchecked can arrive here
            throw e;
        }
    }

    static void refilled() throws IOException {
        try {
            original("refilled");
        } catch (IOException e) {
            throw (IOException) e.fillInStackTrace();
        }
    }

    static void wrapped() {
        try {
            original("wrapped");
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    static void replaced() {
        try {
            original("lost");
        } catch (IOException e) {
            throw new IllegalStateException("replaced");
        }
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void sneak(Throwable t) throws T {
        throw (T) t;
    }

    static void sneaky() {
        Rethrow.<RuntimeException>sneak(new IOException("sneaky"));
    }

    static void stored() throws IOException {
        IOException made = new IOException("created here");
        later(made);
    }

    static void later(IOException e) throws IOException {
        throw e;
    }

    static Throwable catchIt(Callable<?> c) {
        try {
            c.call();
            return null;
        } catch (Throwable t) {
            return t;
        }
    }

    interface Action {
        void run() throws Throwable;
    }

    static void report(String what, Action a) {
        try {
            a.run();
            System.out.println(what + " returned");
        } catch (Throwable t) {
            StringBuilder out = new StringBuilder(what + ": " + t + " at");
            for (StackTraceElement e : t.getStackTrace()) {
                if (e.getClassName().equals("Rethrow") && !e.getMethodName().startsWith("lambda") && !e.getMethodName().equals("report")) {
                    out.append(' ').append(e.getMethodName()).append(':').append(e.getLineNumber());
                }
            }
            System.out.println(out + (t.getCause() == null ? "" : " cause " + t.getCause()));
        }
    }

    public static void main(String[] args) {
        report("same", () -> same());
        report("precise io", () -> precise(true));
        report("precise state", () -> precise(false));
        report("refilled", () -> refilled());
        report("wrapped", () -> wrapped());
        report("replaced", () -> replaced());
        report("sneaky", () -> sneaky());
        report("stored", () -> stored());
        IOException shared = new IOException("thrown twice");
        Throwable first = catchIt(() -> { throw shared; });
        Throwable second = catchIt(() -> { throw shared; });
        System.out.println((first == second) + " " + (first == shared));
        Throwable nothing = catchIt(() -> "value");
        System.out.println(nothing);
        try {
            try {
                throw new Error("first");
            } finally {
                System.out.println("finally before the outer catch");
            }
        } catch (Error e) {
            System.out.println("caught " + e.getMessage());
        }
    }
}
