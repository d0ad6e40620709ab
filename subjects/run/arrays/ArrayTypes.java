//@ about: instanceof and casts between array types; ClassCastException of arrays; arrays as Object
import java.io.Serializable;

public class ArrayTypes {
    static String kinds(Object o) {
        StringBuilder s = new StringBuilder();
        if (o instanceof Object[]) s.append("Object[] ");
        if (o instanceof Object[][]) s.append("Object[][] ");
        if (o instanceof int[]) s.append("int[] ");
        if (o instanceof int[][]) s.append("int[][] ");
        if (o instanceof byte[]) s.append("byte[] ");
        if (o instanceof boolean[]) s.append("boolean[] ");
        if (o instanceof String[]) s.append("String[] ");
        if (o instanceof CharSequence[]) s.append("CharSequence[] ");
        if (o instanceof Comparable[]) s.append("Comparable[] ");
        if (o instanceof Number[]) s.append("Number[] ");
        if (o instanceof Cloneable) s.append("Cloneable ");
        if (o instanceof Cloneable[]) s.append("Cloneable[] ");
        if (o instanceof Serializable) s.append("Serializable ");
        if (o instanceof Serializable[]) s.append("Serializable[] ");
        if (o instanceof Serializable[][]) s.append("Serializable[][] ");
        return s.toString().trim();
    }

    interface Cast {
        Object run(Object o);
    }

    static void cast(String to, Object o, Cast cast) {
        try {
            cast.run(o);
            System.out.println(to + " ok");
        } catch (ClassCastException e) {
            System.out.println(to + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Object[] all = {
            new int[0], new byte[0], new boolean[0], new Object[0], new String[0], new Integer[0], new int[0][0], new String[0][0], new Object[0][0],
            new Cloneable[0], new Serializable[0][0], new int[0][0][0], "not an array", null,
        };
        for (Object o : all) {
            System.out.println((o == null ? "null" : o.getClass().getSimpleName()) + ": " + kinds(o));
        }
        Object ints = new int[1], strings = new String[1], grid = new int[1][1];
        cast("int[]->int[]", ints, o -> (int[]) o);
        cast("int[]->long[]", ints, o -> (long[]) o);
        cast("int[]->Object[]", ints, o -> (Object[]) o);
        cast("int[]->Cloneable", ints, o -> (Cloneable) o);
        cast("int[]->String", ints, o -> (String) o);
        cast("String[]->Object[]", strings, o -> (Object[]) o);
        cast("String[]->Comparable[]", strings, o -> (Comparable[]) o);
        cast("String[]->Integer[]", strings, o -> (Integer[]) o);
        cast("String[]->String[][]", strings, o -> (String[][]) o);
        cast("int[][]->Object[]", grid, o -> (Object[]) o);
        cast("int[][]->Object[][]", grid, o -> (Object[][]) o);
        cast("int[][]->Cloneable[]", grid, o -> (Cloneable[]) o);
        cast("int[][]->int[]", grid, o -> (int[]) o);
        cast("String->int[]", "s", o -> (int[]) o);
        cast("ArrayTypes->ArrayTypes[]", new ArrayTypes(), o -> (ArrayTypes[]) o);
        cast("Object[]->ArrayTypes[]", new Object[0], o -> (ArrayTypes[]) o);
        cast("null->int[]", null, o -> (int[]) o);
        reflection();
        objectMethods();
    }

    static void reflection() {
        Class<?>[] types = {Object[].class, Object[][].class, String[].class, int[].class, int[][].class, Cloneable.class, Comparable[].class, Object.class};
        for (Class<?> to : types) {
            StringBuilder row = new StringBuilder(to.getSimpleName());
            for (Class<?> from : types) {
                row.append(to.isAssignableFrom(from) ? " y" : " .");
            }
            System.out.println(row + " " + to.isArray() + " " + to.getModifiers());
        }
        System.out.println(int[].class.getInterfaces().length + " " + int[].class.getInterfaces()[0] + " " + int[][].class.getComponentType() + " " + int[].class.getPackage());
    }

    static void objectMethods() {
        int[] a = {1}, b = {1};
        Object o = a;
        System.out.println(a.equals(b) + " " + a.equals(o) + " " + (a.hashCode() == o.hashCode()) + " " + (a == o) + " " + o.toString().startsWith("[I@"));
        System.out.println(a.getClass() == b.getClass() && int[].class == a.getClass());
        synchronized (a) {
            a[0]++;
        }
        if (o instanceof int[] same && same.length == 1) {
            System.out.println(same[0]);
        }
    }
}
