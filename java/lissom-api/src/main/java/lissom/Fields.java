package lissom;

import java.lang.reflect.Field;

/** Fields by name, by reflection. */
final class Fields {

    private Fields() {}

    static Object get(Object object, String name) {
        Class<?> type = object.getClass();
        while (type != null) {
            try {
                Field field = type.getDeclaredField(name);
                field.setAccessible(true);
                return field.get(object);
            } catch (NoSuchFieldException e) {
                type = type.getSuperclass();
            } catch (IllegalAccessException | RuntimeException e) {
                // RuntimeException: what modules throw, and Java 8 does not know the name of.
                throw new IllegalStateException(
                        type.getName() + "." + name + " is out of reach: open its package with --add-opens", e);
            }
        }
        throw new IllegalArgumentException(object.getClass().getName() + " has no field " + name);
    }
}
