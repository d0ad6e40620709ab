//@ about: Method.invoke: static, virtual, private, varargs, primitive conversions, overriding, InvocationTargetException, wrong arguments
import java.lang.reflect.*;
import java.util.*;

public class Invocations {
    public static class Base {
        public String who() { return "Base"; }
        private String secret(int n) { return "secret " + n; }
        public static long twice(long n) { return 2 * n; }
        public static String join(String head, Object... rest) { return head + Arrays.toString(rest); }
        public void nothing() { }
        public int fail(int n) { return 10 / n; }
        public void checked() throws Exception { throw new Exception("checked"); }
        public static boolean flip(boolean z) { return !z; }
        public static char next(char c) { return (char) (c + 1); }
        public static double add(double a, float b) { return a + b; }
    }

    public static class Derived extends Base {
        @Override public String who() { return "Derived"; }
        public <T extends Comparable<T>> T max(List<T> list) { return Collections.max(list); }
    }

    static Object call(Object receiver, String name, Object... arguments) throws Exception {
        for (Class<?> c = receiver.getClass(); c != null; c = c.getSuperclass()) {
            for (Method method : c.getDeclaredMethods()) {
                if (!method.getName().equals(name)) continue;
                method.setAccessible(true);
                return method.invoke(receiver, arguments);
            }
        }
        throw new NoSuchMethodException(name);
    }

    static void attempt(String what, Object receiver, String name, Object... arguments) {
        try {
            System.out.println(what + ": " + call(receiver, name, arguments));
        } catch (InvocationTargetException e) {
            System.out.println(what + ": target threw " + e.getCause() + ", same " + (e.getCause() == e.getTargetException()) + ", message " + e.getMessage());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Exception {
        Derived derived = new Derived();
        attempt("virtual", derived, "who");
        attempt("private", derived, "secret", 5);
        attempt("static", derived, "twice", 21L);
        attempt("widened", derived, "twice", 21);
        attempt("from char", derived, "twice", 'a');
        attempt("boolean", derived, "flip", true);
        attempt("char", derived, "next", 'a');
        attempt("double", derived, "add", 1.5f, 2);
        attempt("varargs", derived, "join", "x", new Object[] {1, "two"});
        attempt("void", derived, "nothing");
        attempt("generic", derived, "max", List.of(3, 9, 4));
        attempt("throws", derived, "fail", 0);
        attempt("checked", derived, "checked");
        attempt("narrowed", derived, "secret", 5L);
        attempt("too many", derived, "who", 1);
        attempt("too few", derived, "secret");
        attempt("null for int", derived, "secret", new Object[] {null});
        attempt("missing", derived, "nowhere");
        attempt("wrong receiver", new Base(), "max", List.of());
        Method who = Base.class.getMethod("who");
        System.out.println(who.invoke(derived) + " " + who.invoke(new Base()) + " " + who.getDeclaringClass().getSimpleName()
            + " " + who.getReturnType().getSimpleName() + " " + Modifier.toString(who.getModifiers()));
        try {
            who.invoke("text");
        } catch (IllegalArgumentException e) {
            System.out.println("object is not an instance");
        }
        try {
            who.invoke(null);
        } catch (NullPointerException e) {
            System.out.println("no receiver");
        }
        Method join = Base.class.getDeclaredMethod("join", String.class, Object[].class);
        System.out.println(join + " " + join.isVarArgs() + " " + join.getParameterCount() + " " + join.invoke(null, "h", new Object[0]));
        Method max = Derived.class.getMethod("max", List.class);
        System.out.println(max.toGenericString() + " " + Arrays.toString(max.getGenericParameterTypes()));
        List<String> names = new ArrayList<>();
        for (Method method : Derived.class.getMethods()) if (method.getDeclaringClass() != Object.class) names.add(method.getName());
        Collections.sort(names);
        System.out.println(names);
        System.out.println(String.class.getMethod("charAt", int.class).invoke("hello", 1)
            + " " + Integer.class.getMethod("parseInt", String.class).invoke(null, "12")
            + " " + Map.class.getMethod("size").invoke(new TreeMap<>(Map.of(1, 2))));
    }
}
