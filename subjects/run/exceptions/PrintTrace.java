//@ about: printStackTrace to System.out, to a PrintWriter and a StringWriter; frames in common; multi-line messages
import java.io.PrintWriter;
import java.io.StringWriter;

public class PrintTrace {
    static class Engine {
        int rpm;

        void start(int fuel) {
            try {
                ignite(fuel);
            } catch (IllegalArgumentException e) {
                throw new IllegalStateException("cannot start", e);
            }
        }

        private void ignite(int fuel) {
            try {
                rpm = 1000 / fuel;
            } catch (ArithmeticException e) {
                throw new IllegalArgumentException("no fuel", e);
            }
        }
    }

    static class Car {
        final Engine engine = new Engine();

        void drive() {
            try {
                engine.start(0);
            } catch (RuntimeException e) {
                throw new RuntimeException(e);
            }
        }
    }

    static String text(Throwable t) {
        StringWriter out = new StringWriter();
        t.printStackTrace(new PrintWriter(out, true));
        return out.toString();
    }

    static Throwable root(Throwable t) {
        return t.getCause() == null ? t : root(t.getCause());
    }

    static Exception recursive(int n) {
        return n == 0 ? new Exception("bottom") : recursive(n - 1);
    }

    public static void main(String[] args) {
        try {
            new Car().drive();
        } catch (RuntimeException e) {
            e.printStackTrace(System.out);
            System.out.println("root: " + root(e));
            String text = text(e);
            int lines = 0, more = 0;
            for (String line : text.split("\n")) {
                lines++;
                if (line.trim().startsWith("...")) more++;
            }
            System.out.println(lines + " lines, " + more + " elisions");
        }
        System.out.print(text(new Exception("first line\nsecond line")));
        System.out.print(text(new Exception()));
        System.out.print(text(recursive(5)));
        Exception outer = new Exception("outer", recursive(2));
        outer.printStackTrace(System.out);
        Exception elsewhere = helper(outer);
        elsewhere.printStackTrace(System.out);
        try {
            Object o = "s";
            System.out.println((Integer) o);
        } catch (ClassCastException e) {
            System.out.println(e.getStackTrace().length + " " + e.getStackTrace()[0]);
        }
        new Throwable("a bare throwable").printStackTrace(System.out);
        new Error(new Throwable("cause only")).printStackTrace(System.out);
    }

    static Exception helper(Exception cause) {
        return new RuntimeException("from helper", cause);
    }
}
