//@ about: helpful NullPointerException messages for method calls, throw, synchronized, unboxing, and where there is none
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class NpeCalls {
    static String text;
    static Integer boxed;
    static Long boxedLong;
    static Boolean flag;
    static Character letter;
    static Double number;
    static Runnable action;
    static RuntimeException problem;
    static List<String> list;
    static Object lock;
    static Map<String, Integer> map = new HashMap<>();
    String own;

    enum Mode { ON, OFF }

    static Mode mode;

    static class Box<T> {
        T content;

        T get() {
            return content;
        }

        Box<T> self() {
            return this;
        }

        void take(int[] a, String[][] b, Map.Entry<?, ?> c, long d) {
        }
    }

    static Box<String> box;

    interface Code {
        Object run() throws Throwable;
    }

    static void npe(String what, Code c) {
        try {
            System.out.println(what + " -> " + c.run());
        } catch (NullPointerException e) {
            System.out.println(what + ": " + e.getMessage());
        } catch (Throwable t) {
            System.out.println(what + ": other " + t);
        }
    }

    public static void main(String[] args) {
        npe("virtual", () -> text.length());
        npe("virtual with arguments", () -> text.substring(1, 2));
        npe("interface", () -> { action.run(); return 0; });
        npe("interface generic", () -> list.get(0));
        npe("object method", () -> lock.toString());
        npe("descriptor", () -> { box.take(null, null, null, 1); return 0; });
        npe("generic result", () -> new Box<String>().get().isEmpty());
        npe("chained", () -> new Box<Box<String>>().self().get().get());
        npe("field then call", () -> new NpeCalls().own.trim());
        npe("array element", () -> new String[] {null}[0].trim());
        npe("unbox int", () -> { int i = boxed; return i; });
        npe("unbox in sum", () -> boxed + 1);
        npe("unbox long", () -> boxedLong * 2);
        npe("unbox condition", () -> flag ? 1 : 2);
        npe("unbox char", () -> letter == 'c');
        npe("unbox double", () -> -number);
        npe("unbox from map", () -> { int i = map.get("missing"); return i; });
        npe("increment", () -> boxed++);
        npe("throw", () -> { throw problem; });
        npe("throw constant", () -> { throw null; });
        npe("synchronized", () -> { synchronized (lock) { return 1; } });
        npe("string switch", () -> { switch (text) { case "a": return 1; default: return 2; } });
        npe("enum switch", () -> switch (mode) { case ON -> 1; case OFF -> 2; });
        npe("for each", () -> { for (String s : list) System.out.println(s); return 0; });
        npe("for each array", () -> { for (int i : (int[]) null) System.out.println(i); return 0; });
        npe("method reference", () -> (Runnable) text::length);
        npe("getClass", () -> lock.getClass());
        npe("explicit", () -> { throw new NullPointerException("own message"); });
        npe("explicit without message", () -> { throw new NullPointerException(); });
        npe("requireNonNull", () -> Objects.requireNonNull(text));
        npe("requireNonNull message", () -> Objects.requireNonNull(text, () -> "supplied"));
        npe("concatenation is fine", () -> text + boxed + lock);
        npe("instanceof is fine", () -> lock instanceof String);
        npe("cast is fine", () -> (String) lock);
        npe("private", () -> ((NpeCalls) lock).hidden(1.5));
        npe("ternary", () -> (map.isEmpty() ? text : "x").length());
        npe("argument", () -> "abc".contains(text));
    }

    private int hidden(double d) {
        return (int) d;
    }
}
