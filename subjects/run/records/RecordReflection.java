//@ about: reflection on records: components, accessors, isRecord, canonical constructor, final fields
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

public class RecordReflection {
    record Point(int x, int y) {
    }

    record Entry<K extends Comparable<K>, V>(K key, V value, List<? super K> more, int[] data) {
        Entry(K key) {
            this(key, null, null, new int[] {1, 2});
        }

        static int zero() {
            return 0;
        }
    }

    record Varied(String... parts) {
    }

    static class NotARecord {
    }

    static String show(Record r) throws Exception {
        StringJoiner out = new StringJoiner(", ", r.getClass().getSimpleName() + "(", ")");
        for (RecordComponent c : r.getClass().getRecordComponents()) {
            Object v = c.getAccessor().invoke(r);
            out.add(c.getName() + ":" + c.getType().getSimpleName() + "=" + (v instanceof int[] a ? Arrays.toString(a) : v instanceof Object[] a ? Arrays.toString(a) : v));
        }
        return out.toString();
    }

    @SuppressWarnings("unchecked")
    static <R extends Record> R with(R r, String name, Object value) throws Exception {
        RecordComponent[] components = r.getClass().getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values[i] = components[i].getName().equals(name) ? value : components[i].getAccessor().invoke(r);
        }
        Constructor<?> canonical = r.getClass().getDeclaredConstructor(types);
        return (R) canonical.newInstance(values);
    }

    public static void main(String[] args) throws Exception {
        System.out.println(show(new Point(1, 2)));
        System.out.println(show(new Entry<>("k")));
        System.out.println(show(new Entry<>(5, "v", List.of(1), null)));
        System.out.println(show(new Varied("a", "b")) + " " + show(new Varied()));
        System.out.println(with(new Point(1, 2), "y", 50) + " " + with(new Point(1, 2), "z", 50));
        try {
            with(new Point(1, 2), "x", "text");
        } catch (IllegalArgumentException e) {
            System.out.println("wrong type");
        }
        Class<?>[] classes = {Point.class, Entry.class, Varied.class, NotARecord.class, Record.class, int.class};
        for (Class<?> c : classes) {
            RecordComponent[] components = c.getRecordComponents();
            System.out.println(c.getSimpleName() + " " + c.isRecord() + " " + (components == null ? "none" : components.length) + " final " + Modifier.isFinal(c.getModifiers()));
        }
        for (RecordComponent c : Entry.class.getRecordComponents()) {
            System.out.println(c.getName() + " " + c.getType().getName() + " " + c.getAccessor().getName() + " " + c.getDeclaringRecord().getSimpleName());
        }
        java.lang.reflect.Field field = Point.class.getDeclaredField("x");
        System.out.println(Modifier.toString(field.getModifiers()) + " " + field.getType());
        try {
            field.setAccessible(true);
            field.set(new Point(1, 1), 9);
            System.out.println("changed");
        } catch (IllegalAccessException e) {
            System.out.println("records are immutable even for reflection");
        }
        System.out.println(Point.class.getDeclaredConstructors().length + " " + Entry.class.getDeclaredConstructors().length);
    }
}
