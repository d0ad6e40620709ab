//@ about: exceptions the machine itself throws: their classes, messages and that state before them is kept
public class ImplicitExceptions {
    static int zero, minus = -3;
    static Object object = "a string";
    static int[] ints = {1, 2};
    static Object none;

    interface Code {
        Object run() throws Throwable;
    }

    static void trap(String what, Code c) {
        try {
            System.out.println(what + ": no exception, " + c.run());
        } catch (Throwable t) {
            System.out.println(what + ": " + t + (t.getCause() == null ? "" : " cause " + t.getCause()));
        }
    }

    /** For messages that differ among library versions. */
    static void type(String what, Code c) {
        try {
            System.out.println(what + ": no exception, " + c.run());
        } catch (Throwable t) {
            System.out.println(what + ": " + t.getClass().getName());
        }
    }

    enum Color { RED }

    public static void main(String[] args) {
        trap("int division", () -> 1 / zero);
        trap("int remainder", () -> 1 % zero);
        trap("long division", () -> 1L / zero);
        trap("long remainder", () -> 1L % zero);
        trap("double division", () -> 1.0 / zero);
        trap("array load", () -> ints[2]);
        trap("array store", () -> ints[minus] = 1);
        trap("negative size", () -> new int[minus]);
        trap("negative inner size", () -> new int[3][minus]);
        trap("cast", () -> (Integer) object);
        trap("array cast", () -> (int[]) object);
        trap("array store type", () -> ((Object[]) new Integer[1])[0] = object);
        trap("throw null", () -> { throw (Exception) none; });
        trap("monitor", () -> { object.notify(); return 1; });
        trap("clone", () -> new ImplicitExceptions().clone());
        type("charAt", () -> "abc".charAt(3));
        type("charAt negative", () -> "abc".charAt(minus));
        type("substring", () -> "abc".substring(2, 1));
        type("substring beyond", () -> "abc".substring(4));
        trap("parseInt", () -> Integer.parseInt("12a"));
        trap("parseInt null", () -> Integer.parseInt(null));
        trap("parseInt empty", () -> Integer.parseInt(""));
        trap("parseInt radix", () -> Integer.parseInt("7", 99));
        trap("enum", () -> Color.valueOf("BLUE"));
        trap("list get", () -> new java.util.ArrayList<>().get(0));
        trap("list set", () -> java.util.List.of(1).set(0, 2));
        trap("iterator", () -> new java.util.ArrayList<>().iterator().next());
        trap("deque", () -> new java.util.ArrayDeque<>().pop());
        trap("concurrent change", () -> {
            java.util.List<Integer> l = new java.util.ArrayList<>(java.util.List.of(1, 2, 3));
            for (Integer i : l) l.remove(i);
            return l;
        });
        trap("repeat", () -> "x".repeat(minus));
        trap("exact", () -> Math.multiplyExact(1 << 20, 1 << 20));
        trap("requireNonNull", () -> java.util.Objects.requireNonNull(none, "needed"));
        trap("optional", () -> java.util.Optional.empty().get());
        trap("format", () -> String.format("%d", "s"));
        trap("class", () -> Class.forName("no.such.Thing"));
        trap("switch", () -> switch (zero) { case 1 -> 1; default -> throw new IllegalStateException("default"); });
        trap("index check", () -> java.util.Objects.checkIndex(5, 5));
        trap("assert", () -> { assert zero > 0 : "zero is " + zero; return 0; });
        partial();
    }

    static void partial() {
        int[] a = new int[4];
        int done = 0;
        try {
            for (int i = 0; ; i++) {
                a[i] = i * 10;
                done++;
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(done + " " + a[3] + " " + e.getMessage());
        }
    }
}
