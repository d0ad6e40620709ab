//@ about: assert statements are on (-ea): messages, causes, side effects, status of classes, nested classes and system classes
import java.util.ArrayList;

public class AssertionStatus {
    static int evaluated;

    static boolean check(boolean value) {
        evaluated++;
        return value;
    }

    static class Nested {
        static void run(int n) {
            assert n > 0 : n < 0 ? "negative " + n : new IllegalStateException("zero");
            System.out.println("passed " + n);
        }
    }

    static void attempt(Runnable body) {
        try {
            body.run();
        } catch (AssertionError e) {
            System.out.println(e + " | " + e.getMessage() + " | " + e.getCause());
        }
    }

    public static void main(String[] args) {
        boolean on = false;
        assert on = true;
        System.out.println(on + " " + AssertionStatus.class.desiredAssertionStatus() + " " + Nested.class.desiredAssertionStatus()
            + " " + ArrayList.class.desiredAssertionStatus());
        assert check(true) : check(false);
        System.out.println(evaluated);
        attempt(() -> { assert check(false); });
        attempt(() -> { assert false : 42; });
        attempt(() -> { assert false : 'c'; });
        attempt(() -> { assert false : 1L << 40; });
        attempt(() -> { assert false : 2.5; });
        attempt(() -> { assert false : true; });
        attempt(() -> { assert false : null; });
        attempt(() -> { assert false : new Object[0].length; });
        attempt(() -> Nested.run(1));
        attempt(() -> Nested.run(-1));
        attempt(() -> Nested.run(0));
        System.out.println(evaluated);
        assert evaluated > 100 : "only " + evaluated;
    }
}
