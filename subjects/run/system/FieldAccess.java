//@ about: Field get and set: instance and static, private, primitives with conversion, final fields, inherited and hidden ones, errors
import java.lang.reflect.*;
import java.util.*;

public class FieldAccess {
    static class Base {
        public int shared = 1;
        private String hidden = "base";
        protected static long counter = 5;
    }

    static class Derived extends Base {
        public int shared = 2;
        final double fixed = new Random(1).nextInt(1) + 1.5;
        byte small;
        char letter;
        boolean flag;
        float real;
        short little;
        int[] array;
        List<String> list;
        static final String CONSTANT = "constant";
        volatile transient int odd;
    }

    static void attempt(String what, Field field, Object target, Object value) {
        try {
            field.setAccessible(true);
            field.set(target, value);
            System.out.println(what + ": " + (field.getType().isArray() ? "array" : field.get(target)));
        } catch (ReflectiveOperationException | RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Exception {
        Derived d = new Derived();
        Class<?> type = Derived.class;
        attempt("byte", type.getDeclaredField("small"), d, (byte) 7);
        attempt("int to byte", type.getDeclaredField("small"), d, 7);
        attempt("char", type.getDeclaredField("letter"), d, 'x');
        attempt("byte to float", type.getDeclaredField("real"), d, (byte) 3);
        attempt("byte to short", type.getDeclaredField("little"), d, (byte) -3);
        attempt("boolean", type.getDeclaredField("flag"), d, true);
        attempt("array", type.getDeclaredField("array"), d, new int[] {1});
        attempt("wrong array", type.getDeclaredField("array"), d, new long[] {1});
        attempt("list", type.getDeclaredField("list"), d, List.of("a"));
        attempt("wrong object", type.getDeclaredField("list"), d, "text");
        attempt("null", type.getDeclaredField("list"), d, null);
        attempt("null to int", type.getDeclaredField("odd"), d, null);
        attempt("final", type.getDeclaredField("fixed"), d, 9.5);
        attempt("static final", type.getDeclaredField("CONSTANT"), null, "changed");
        attempt("private of superclass", Base.class.getDeclaredField("hidden"), d, "changed");
        attempt("static", Base.class.getDeclaredField("counter"), null, 77);
        attempt("wrong target", type.getDeclaredField("flag"), new Base(), true);
        attempt("no target", type.getDeclaredField("flag"), null, true);
        System.out.println(d.small + " " + d.letter + " " + d.real + " " + d.little + " " + d.flag + " " + d.array.length + " " + d.fixed + " " + Base.counter);
        Field derived = type.getField("shared"), base = Base.class.getField("shared");
        derived.setInt(d, 22);
        base.setInt(d, 11);
        System.out.println(derived.getInt(d) + " " + base.getInt(d) + " " + d.shared + " " + ((Base) d).shared + " " + derived.getLong(d) + " " + derived.getDouble(d));
        try {
            derived.getShort(d);
        } catch (IllegalArgumentException e) {
            System.out.println("no narrowing");
        }
        try {
            type.getDeclaredField("hidden");
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage());
        }
        for (String name : new String[] {"odd", "CONSTANT", "fixed", "list"}) {
            Field field = type.getDeclaredField(name);
            System.out.println(Modifier.toString(field.getModifiers()) + " " + field.getType().getSimpleName() + " " + field.getName()
                + " " + field.getGenericType() + " " + field.isSynthetic());
        }
        Set<String> names = new TreeSet<>();
        for (Field field : type.getDeclaredFields()) names.add(field.getName());
        System.out.println(names);
    }
}
