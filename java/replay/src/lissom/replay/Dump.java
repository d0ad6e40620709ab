package lissom.replay;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** What can be reached, as lines: first the objects of the input, then others in the order in which they are met. */
final class Dump {

    /** Objects looked at; those beyond are not looked into. */
    private static final int MOST_OBJECTS = 5000;
    /** Elements of arrays and fields written in all. */
    private static final int MOST_VALUES = 2_000_000;
    /** Sets that are maps with PRESENT for every element, initialized. */
    private static final Class<?>[] SETS = {
        new java.util.HashSet<Object>().getClass(), new java.util.TreeSet<Object>().getClass()
    };
    private static final Object[] PRESENT = present();

    private final Map<Object, Integer> positions = new IdentityHashMap<>();
    private final List<Object> order = new ArrayList<>();
    private final StringBuilder lines;
    private int values;

    Dump(StringBuilder lines, List<Object> inputs) {
        this.lines = lines;
        for (Object input : inputs) {
            order.add(input);
            positions.putIfAbsent(input, order.size() - 1);
        }
    }

    String datum(Object reference) {
        if (reference == null) {
            return "n";
        }
        Integer known = positions.get(reference);
        if (known == null) {
            known = order.size();
            positions.put(reference, known);
            order.add(reference);
        }
        return "o" + known;
    }

    /** A value of this type; a number by its bits. */
    String datum(Object value, Class<?> type) {
        if (!type.isPrimitive()) {
            return datum(value);
        }
        if (value instanceof Boolean) {
            return (Boolean) value ? "z1" : "z0";
        }
        if (value instanceof Character) {
            return "c" + (int) (Character) value;
        }
        if (value instanceof Float) {
            return "f" + Float.floatToIntBits((Float) value);
        }
        if (value instanceof Double) {
            return "d" + Double.doubleToLongBits((Double) value);
        }
        return (type == long.class ? "j" : type.getName().substring(0, 1)) + value;
    }

    void objects() throws Throwable {
        for (int i = 0; i < order.size(); i++) {
            Object object = order.get(i);
            boolean looks = i < MOST_OBJECTS && values < MOST_VALUES;
            lines.append("object ").append(i).append(' ');
            lines.append(Text.escape(typeOf(object).getName().replace('.', '/'))).append(' ');
            contents(object, looks);
            lines.append('\n');
        }
    }

    /** The class of an object; that of a constant with a body is its enum. */
    private static Class<?> typeOf(Object object) {
        if (object instanceof Enum) {
            return ((Enum<?>) object).getDeclaringClass();
        }
        Class<?> set = setOf(object);
        return set != null ? set : object.getClass();
    }

    /** The sets that keep this object in their maps, for every element. */
    private static Class<?> setOf(Object object) {
        if (object.getClass() == Object.class) {
            for (int i = 0; i < SETS.length; i++) {
                if (PRESENT[i] == object) {
                    return SETS[i];
                }
            }
        }
        return null;
    }

    private static Object[] present() {
        Object[] all = new Object[SETS.length];
        for (int i = 0; i < all.length; i++) {
            try {
                all[i] = Memory.getStatic(SETS[i].getDeclaredField("PRESENT"));
            } catch (Throwable e) {
                // A JDK whose sets are made in another way has none.
                all[i] = null;
            }
        }
        return all;
    }

    private void contents(Object object, boolean looks) throws Throwable {
        Class<?> type = object.getClass();
        if (object instanceof String) {
            lines.append("text ").append(Text.escape((String) object));
        } else if (object instanceof Enum) {
            lines.append("constant ").append(Text.escape(((Enum<?>) object).name()));
        } else if (setOf(object) != null) {
            lines.append("constant ").append(Text.escape("PRESENT"));
        } else if (!looks || isOpaque(object)) {
            lines.append("opaque");
        } else if (type.isArray()) {
            lines.append("array");
            int length = Array.getLength(object);
            for (int i = 0; i < length; i++) {
                lines.append(' ').append(datum(Array.get(object, i), type.getComponentType()));
            }
            values += length;
        } else {
            lines.append("fields");
            for (Class<?> holder = type; holder != null; holder = holder.getSuperclass()) {
                fields(object, holder);
            }
        }
    }

    private void fields(Object object, Class<?> holder) throws Throwable {
        for (Field field : holder.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers())) {
                continue;
            }
            Object value = Memory.get(object, Memory.offset(holder, field.getName()), field.getType());
            lines.append(' ').append(Text.escape(holder.getName().replace('.', '/')));
            lines.append(' ').append(Text.escape(field.getName()));
            lines.append(' ').append(datum(value, field.getType()));
            values++;
        }
    }

    /** What such objects hold depends on when they were made; a lambda's class has another name in every JVM. */
    private static boolean isOpaque(Object object) {
        return object instanceof Throwable
                || object instanceof Class
                || object instanceof Thread
                || object instanceof ClassLoader
                || object.getClass().getName().contains("/")
                || object.getClass().getName().contains("$$Lambda");
    }
}
