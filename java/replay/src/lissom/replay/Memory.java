package lissom.replay;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

/**
 * Objects without constructors, fields without access rules. Java 9 and later keep {@code Unsafe} in a package that the
 * command line opens to us; Java 8 has the old one. Called by reflection, because no one class has it everywhere.
 */
final class Memory {

    private static final Object UNSAFE = unsafe();
    private static final Map<String, Method> METHODS = new HashMap<>();
    private static final Map<Class<?>, Map<String, Long>> OFFSETS = new HashMap<>();

    private Memory() {}

    private static Object unsafe() {
        for (String name : new String[] {"jdk.internal.misc.Unsafe", "sun.misc.Unsafe"}) {
            try {
                Field field = Class.forName(name).getDeclaredField("theUnsafe");
                field.setAccessible(true);
                return field.get(null);
            } catch (ClassNotFoundException e) {
                // Java 8 has only the second.
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(name, e);
            }
        }
        throw new IllegalStateException("there is no Unsafe");
    }

    private static Object call(String name, Class<?>[] types, Object... args) throws Throwable {
        String key = name + (types.length > 1 && types[1] == String.class ? "By" : "");
        Method method = METHODS.get(key);
        if (method == null) {
            method = UNSAFE.getClass().getMethod(name, types);
            method.setAccessible(true);
            METHODS.put(key, method);
        }
        try {
            return method.invoke(UNSAFE, args);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** An object whose fields are zero; its class is initialized. */
    static Object allocate(Class<?> type) throws Throwable {
        return call("allocateInstance", new Class<?>[] {Class.class}, type);
    }

    /** Where a field of a class is; the class must declare it. */
    static long offset(Class<?> holder, String name) throws Throwable {
        Map<String, Long> known = OFFSETS.computeIfAbsent(holder, any -> new HashMap<>());
        Long offset = known.get(name);
        if (offset == null) {
            offset = findOffset(holder, name);
            known.put(name, offset);
        }
        return offset;
    }

    /** Offsets keep their classes alive: a case forgets its own. */
    static void forget() {
        OFFSETS.clear();
    }

    private static long findOffset(Class<?> holder, String name) throws Throwable {
        try {
            // Also finds those that reflection hides.
            return (Long) call("objectFieldOffset", new Class<?>[] {Class.class, String.class}, holder, name);
        } catch (NoSuchMethodException e) {
            Field field = holder.getDeclaredField(name);
            return (Long) call("objectFieldOffset", new Class<?>[] {Field.class}, field);
        }
    }

    static void put(Object object, long offset, Class<?> type, Object value) throws Throwable {
        Class<?> stored = type.isPrimitive() ? type : Object.class;
        Class<?>[] types = {Object.class, long.class, stored};
        if (stored != Object.class) {
            call("put" + capital(type), types, object, offset, value);
            return;
        }
        try {
            call("putReference", types, object, offset, value);
        } catch (NoSuchMethodException e) {
            call("putObject", types, object, offset, value);
        }
    }

    static Object get(Object object, long offset, Class<?> type) throws Throwable {
        Class<?>[] types = {Object.class, long.class};
        if (type.isPrimitive()) {
            return call("get" + capital(type), types, object, offset);
        }
        try {
            return call("getReference", types, object, offset);
        } catch (NoSuchMethodException e) {
            return call("getObject", types, object, offset);
        }
    }

    /** Replaces the eight bytes at an offset if they are what they are expected to be. */
    static boolean replaceLong(Object object, long offset, long expected, long value) throws Throwable {
        Class<?>[] types = {Object.class, long.class, long.class, long.class};
        try {
            return (Boolean) call("compareAndSetLong", types, object, offset, expected, value);
        } catch (NoSuchMethodException e) {
            return (Boolean) call("compareAndSwapLong", types, object, offset, expected, value);
        }
    }

    static void putStatic(Field field, Object value) throws Throwable {
        Class<?>[] types = {Field.class};
        Object base = call("staticFieldBase", types, field);
        put(base, (Long) call("staticFieldOffset", types, field), field.getType(), value);
    }

    static Object getStatic(Field field) throws Throwable {
        Class<?>[] types = {Field.class};
        Object base = call("staticFieldBase", types, field);
        return get(base, (Long) call("staticFieldOffset", types, field), field.getType());
    }

    /** Lets us use a member, whatever modules say. */
    static void open(AccessibleObject member) throws Throwable {
        try {
            put(member, offset(AccessibleObject.class, "override"), boolean.class, true);
        } catch (NoSuchFieldException e) {
            member.setAccessible(true);
        }
    }

    /** A method as it is declared, not as a subclass overrides it. */
    static MethodHandle exactly(Method method) throws Throwable {
        Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
        MethodHandles.Lookup lookup = (MethodHandles.Lookup) getStatic(field);
        return lookup.unreflectSpecial(method, method.getDeclaringClass());
    }

    private static String capital(Class<?> primitive) {
        String name = primitive.getName();
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
}
