package lissom.replay;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/** The objects of a case, made without their constructors. */
final class Input {

    private final ClassLoader loader;
    final List<Object> objects = new ArrayList<>();

    Input(ClassLoader loader) {
        this.loader = loader;
    }

    void make(Case input) throws Throwable {
        for (String[] words : input.objects) {
            objects.add(make(words));
        }
        for (int i = 0; i < objects.size(); i++) {
            fill(objects.get(i), input.objects.get(i));
        }
        for (String[] words : input.statics) {
            Field field = load(Text.unescape(words[1]), true).getDeclaredField(Text.unescape(words[2]));
            Memory.putStatic(field, value(words[3]));
        }
    }

    /** A class by its internal name or the descriptor of an array. */
    Class<?> load(String name, boolean initialize) throws ClassNotFoundException {
        return Class.forName(name.replace('/', '.'), initialize, loader);
    }

    private Object make(String[] words) throws Throwable {
        Class<?> type = load(Text.unescape(words[1]), false);
        switch (words[2]) {
            case "text":
                // A string of the input is identical to no other.
                return new String(Text.unescape(words[3]).toCharArray());
            case "constant":
                return constant(type, Text.unescape(words[3]));
            case "array":
                return Array.newInstance(type.getComponentType(), words.length - 3);
            default:
                return Memory.allocate(type);
        }
    }

    private static Object constant(Class<?> type, String name) throws Throwable {
        Class<?> holder = type;
        while (Enum.class.isAssignableFrom(type) && holder.getSuperclass() != Enum.class) {
            holder = holder.getSuperclass();
        }
        Class.forName(holder.getName(), true, holder.getClassLoader());
        return Memory.getStatic(holder.getDeclaredField(name));
    }

    private void fill(Object object, String[] words) throws Throwable {
        if (words[2].equals("array")) {
            for (int i = 3; i < words.length; i++) {
                Array.set(object, i - 3, value(words[i]));
            }
        } else if (words[2].equals("fields")) {
            for (int i = 3; i < words.length; i += 3) {
                Class<?> holder = load(Text.unescape(words[i]), false);
                long offset = Memory.offset(holder, Text.unescape(words[i + 1]));
                Memory.put(object, offset, type(words[i + 2]), value(words[i + 2]));
            }
        }
    }

    private static Class<?> type(String datum) {
        switch (datum.charAt(0)) {
            case 'z':
                return boolean.class;
            case 'b':
                return byte.class;
            case 'c':
                return char.class;
            case 's':
                return short.class;
            case 'i':
                return int.class;
            case 'j':
                return long.class;
            case 'f':
                return float.class;
            case 'd':
                return double.class;
            default:
                return Object.class;
        }
    }

    /** A value: its kind and its bits, an object's position, or null. */
    Object value(String datum) {
        if (datum.charAt(0) == 'n') {
            return null;
        }
        long bits = Long.parseLong(datum.substring(1));
        switch (datum.charAt(0)) {
            case 'o':
                return objects.get((int) bits);
            case 'z':
                return bits != 0;
            case 'b':
                return (byte) bits;
            case 'c':
                return (char) bits;
            case 's':
                return (short) bits;
            case 'i':
                return (int) bits;
            case 'j':
                return bits;
            case 'f':
                return Float.intBitsToFloat((int) bits);
            default:
                return Double.longBitsToDouble(bits);
        }
    }
}
