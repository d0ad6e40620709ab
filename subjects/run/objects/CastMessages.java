//@ about: checkcast and the messages of ClassCastException for user and library classes, interfaces, arrays, boxes
public class CastMessages {
    static class A {
    }

    static class B extends A {
    }

    interface I {
    }

    static final class F implements I {
    }

    enum E { X }

    record R(int i) {
    }

    interface Attempt {
        Object run();
    }

    static void cast(String what, Attempt a) {
        try {
            Object o = a.run();
            System.out.println(what + ": ok " + (o == null ? "null" : o.getClass().getSimpleName()));
        } catch (ClassCastException e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T unchecked(Object o) {
        return (T) o;
    }

    @SuppressWarnings("unchecked")
    static <T extends Number> T bounded(Object o) {
        return (T) o;
    }

    static Object object(int i) {
        Object[] all = {new A(), new B(), new F(), E.X, new R(1), "s", 1, 1L, new int[0], new A[0], new B[0], null, new Object(), new StringBuilder(), Integer.class, 'c'};
        return all[i];
    }

    public static void main(String[] args) {
        for (int i = 0; i < 16; i++) {
            Object o = object(i);
            cast(i + " A", () -> (A) o);
            cast(i + " B", () -> (B) o);
            cast(i + " I", () -> (I) o);
            cast(i + " Comparable", () -> (Comparable<?>) o);
            cast(i + " Integer", () -> (Integer) o);
            cast(i + " A[]", () -> (A[]) o);
            cast(i + " Enum", () -> (Enum<?>) o);
        }
        A a = new A();
        cast("static type A", () -> (B) a);
        cast("to interface", () -> (I) (Object) a);
        cast("anonymous", () -> (F) (I) new I() { });
        cast("generic", () -> {
            String s = unchecked(5);
            return s;
        });
        cast("generic not used", () -> CastMessages.<String>unchecked(5) == null ? "" : new A());
        cast("bounded", () -> bounded("text"));
        cast("intersection", () -> (Runnable & java.io.Serializable) object(0));
        cast("int from Object", () -> (int) object(5));
        cast("int from Long", () -> (int) object(7));
        cast("char from Object", () -> (char) object(15));
        cast("double from Integer", () -> (double) object(6));
        cast("twice", () -> (Integer) (Comparable<?>) object(5));
        cast("class", () -> (String) object(14));
        // The cast happens before the next operand is evaluated.
        int[] order = {0};
        cast("order", () -> ((String) object(6)).length() + order[0]++);
        System.out.println(order[0]);
    }
}
