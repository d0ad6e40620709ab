//@ about: java.lang.reflect.Array: newInstance, get, set, getInt and their conversions and failures
import java.lang.reflect.Array;

public class ReflectiveArrays {
    interface Action {
        Object run();
    }

    static void attempt(String what, Action a) {
        try {
            System.out.println(what + " = " + a.run());
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        Class<?>[] types = {boolean.class, byte.class, short.class, char.class, int.class, long.class, float.class, double.class, String.class, int[].class};
        for (Class<?> type : types) {
            Object a = Array.newInstance(type, 2);
            Object first = Array.get(a, 0);
            System.out.println(a.getClass().getName() + " " + Array.getLength(a) + " " + ("\0".equals("" + first) ? "NUL" : first));
        }
        Object cube = Array.newInstance(int.class, 2, 3, 4);
        System.out.println(cube.getClass().getSimpleName() + " " + ((int[][][]) cube)[1][2].length);
        Object rows = Array.newInstance(int[].class, 3);
        System.out.println(rows.getClass().getSimpleName() + " " + ((int[][]) rows)[0]);

        int[] ints = {5, -6, 7};
        Object o = ints;
        attempt("get", () -> Array.get(o, 1));
        attempt("getInt", () -> Array.getInt(o, 1));
        attempt("getLong widens", () -> Array.getLong(o, 1));
        attempt("getDouble widens", () -> Array.getDouble(o, 2));
        attempt("getByte narrows", () -> Array.getByte(o, 0));
        attempt("getBoolean", () -> Array.getBoolean(o, 0));
        attempt("get beyond", () -> Array.get(o, 3));
        attempt("get of null", () -> Array.get(null, 0));
        attempt("get of no array", () -> Array.get("text", 0));
        attempt("set", () -> { Array.set(o, 0, 50); return ints[0]; });
        attempt("set widening", () -> { Array.set(o, 0, (byte) -5); return ints[0]; });
        attempt("set char", () -> { Array.set(o, 0, 'A'); return ints[0]; });
        attempt("set narrowing", () -> { Array.set(o, 0, 5L); return ints[0]; });
        attempt("set null", () -> { Array.set(o, 0, null); return ints[0]; });
        attempt("setInt", () -> { Array.setInt(o, 2, -1); return ints[2]; });
        attempt("setLong", () -> { Array.setLong(o, 2, -1); return ints[2]; });
        attempt("set string", () -> { String[] s = new String[1]; Array.set(s, 0, "x"); return s[0]; });
        attempt("set wrong", () -> { String[] s = new String[1]; Array.set(s, 0, 1); return s[0]; });
        attempt("length of no array", () -> Array.getLength(1));
        attempt("negative", () -> Array.newInstance(int.class, -1));
        attempt("void", () -> Array.newInstance(void.class, 1));
        attempt("no dimensions", () -> Array.newInstance(int.class, new int[0]));
        attempt("null type", () -> Array.newInstance(null, 1));
        System.out.println(dump(new Object[] {1, new int[] {2, 3}, new String[][] {{"a"}, {}}, new boolean[] {true}}));
        System.out.println(dump(grow(new char[] {'x', 'y'}, 3)).length());
        System.out.println(dump(grow(new Integer[] {1, 2}, 3)));
    }

    /** Prints any array of any depth. */
    static String dump(Object o) {
        if (o == null || !o.getClass().isArray()) {
            return String.valueOf(o);
        }
        StringBuilder out = new StringBuilder("<");
        for (int i = 0, n = Array.getLength(o); i < n; i++) {
            out.append(i == 0 ? "" : " ").append(dump(Array.get(o, i)));
        }
        return out.append('>').toString();
    }

    static Object grow(Object array, int size) {
        Object bigger = Array.newInstance(array.getClass().getComponentType(), size);
        System.arraycopy(array, 0, bigger, 0, Array.getLength(array));
        return bigger;
    }
}
