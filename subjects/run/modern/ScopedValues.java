//@ about: scoped values: bound while a method runs, rebound inside, unbound outside, results and exceptions passed through
//@ jdk: 25
public class ScopedValues {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

    static String who() { return USER.isBound() ? USER.get() : "nobody"; }

    static int nest(int n) {
        if (n == 0) return DEPTH.get();
        return ScopedValue.where(DEPTH, DEPTH.orElse(0) + n).call(() -> nest(n - 1) + DEPTH.get());
    }

    public static void main(String[] args) {
        System.out.println(who());
        ScopedValue.where(USER, "ann").run(() -> {
            System.out.println(who());
            ScopedValue.where(USER, "bob").where(DEPTH, 7).run(() -> System.out.println(who() + " " + DEPTH.get()));
            System.out.println(who() + " " + DEPTH.isBound());
        });
        System.out.println(who() + " " + USER.orElse("default"));
        System.out.println(nest(4));
        try {
            USER.get();
        } catch (java.util.NoSuchElementException e) {
            System.out.println("not bound");
        }
        try {
            ScopedValue.where(USER, "cid").call(() -> { throw new IllegalStateException(who()); });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " then " + who());
        }
    }
}
