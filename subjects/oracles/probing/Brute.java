package oracles.probing;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Makes every structure with a few objects and small numbers, keeps the valid ones, and looks at them in every way that
 * {@link Probed} can. Runs on a plain JVM.
 */
public final class Brute {
    private static final int LENGTH = 3;
    /** Strings take no room in the scope. */
    private static final String[] TEXTS = {"", "a"};

    private final int most;
    private final boolean hasStatics;
    private final Odometer odometer = new Odometer();
    private final Map<Class<?>, List<Field>> fields = new HashMap<>();
    private final Map<Class<?>, Constructor<?>> constructors = new HashMap<>();
    private final Map<Class<?>, Class<?>[]> subclasses = new HashMap<>();
    private final List<Object> objects = new ArrayList<>();
    private final List<Class<?>> groups = new ArrayList<>();
    private Probed root;

    private Brute(int most, boolean hasStatics) {
        this.most = most;
        this.hasStatics = hasStatics;
    }

    /** The number of objects, then the classes; behind a class with unknown static fields there is a plus sign. */
    public static void main(String[] args) throws Exception {
        for (int at = 1; at < args.length; at++) {
            boolean hasStatics = args[at].endsWith("+");
            Class<?> type = Class.forName(args[at].replace("+", ""));
            System.out.println("class " + at);
            new Brute(Integer.parseInt(args[0]), hasStatics).run(type.asSubclass(Probed.class));
        }
    }

    private void run(Class<? extends Probed> type) throws Exception {
        TreeSet<Long> near = new TreeSet<>();
        TreeSet<Long> far = new TreeSet<>();
        long heaps = 0;
        long valid = 0;
        boolean hasPeer = Peered.class.isAssignableFrom(type);
        do {
            objects.clear();
            groups.clear();
            root = (Probed) make(type, type);
            Probed other = hasPeer ? (Probed) reference(type) : null;
            for (int at = 0; at < objects.size(); at++) {
                fill(objects.get(at));
            }
            heaps++;
            if (!root.isValid() || other != null && !other.isValid()) {
                continue;
            }
            valid++;
            Odometer scripts = new Odometer();
            Picker.SCRIPT[0] = scripts;
            do {
                far.add(hasPeer ? ((Peered) root).deepWith(other) : root.deep());
            } while (scripts.advance());
            scripts = new Odometer();
            Picker.SCRIPT[0] = scripts;
            do {
                near.add(hasPeer ? ((Peered) root).shallowWith(other) : root.shallow());
            } while (scripts.advance());
        } while (odometer.advance());
        StringBuilder out = new StringBuilder("heaps " + heaps + "\nvalid " + valid + "\n");
        near.forEach(seen -> out.append("shallow ").append(seen).append('\n'));
        far.forEach(seen -> out.append("deep ").append(seen).append('\n'));
        System.out.print(out);
    }

    private Object make(Class<?> type, Class<?> group) throws Exception {
        Object made;
        if (type.isArray()) {
            made = Array.newInstance(type.getComponentType(), odometer.pick(LENGTH + 1));
        } else if (type == Integer.class) {
            made = boxed(root.domain("value"));
        } else if (type == String.class) {
            made = new String(TEXTS[odometer.pick(TEXTS.length)]);
        } else {
            Constructor<?> constructor = constructors.get(type);
            if (constructor == null) {
                constructor = type.getDeclaredConstructor();
                constructor.setAccessible(true);
                constructors.put(type, constructor);
            }
            made = constructor.newInstance();
        }
        objects.add(made);
        groups.add(group);
        return made;
    }

    @SuppressWarnings("removal")
    private Object boxed(int[] domain) {
        return new Integer(domain[odometer.pick(domain.length)]);
    }

    /** Null, an object that is there, or a new one. */
    private Object reference(Class<?> bound) throws Exception {
        if (bound.isEnum()) {
            Object[] all = bound.getEnumConstants();
            int picked = odometer.pick(all.length + 1);
            return picked == 0 ? null : all[picked - 1];
        }
        List<Object> old = new ArrayList<>();
        int count = 0;
        for (int at = 0; at < objects.size(); at++) {
            if (bound.isInstance(objects.get(at))) {
                old.add(objects.get(at));
            }
            if (groups.get(at) == bound && bound != String.class) {
                count++;
            }
        }
        Class<?>[] fresh = count < most ? subclasses(bound) : new Class<?>[0];
        int picked = odometer.pick(1 + old.size() + fresh.length);
        if (picked == 0) {
            return null;
        }
        return picked <= old.size() ? old.get(picked - 1) : make(fresh[picked - 1 - old.size()], bound);
    }

    /** The classes a new object may be of. */
    private Class<?>[] subclasses(Class<?> bound) {
        return subclasses.computeIfAbsent(bound, of -> {
            List<Class<?>> all = new ArrayList<>();
            if (!Modifier.isAbstract(of.getModifiers()) || of.isArray()) {
                all.add(of);
            }
            for (Class<?> other : root.getClass().getDeclaredClasses()) {
                if (other != of && of.isAssignableFrom(other)) {
                    all.add(other);
                }
            }
            return all.toArray(new Class<?>[0]);
        });
    }

    private void fill(Object object) throws Exception {
        if (object instanceof int[]) {
            int[] array = (int[]) object;
            int[] domain = root.domain("[]");
            for (int at = 0; at < array.length; at++) {
                array[at] = domain[odometer.pick(domain.length)];
            }
            return;
        }
        if (object instanceof Object[]) {
            Object[] array = (Object[]) object;
            for (int at = 0; at < array.length; at++) {
                array[at] = reference(array.getClass().getComponentType());
            }
            return;
        }
        if (object instanceof Integer || object instanceof String) {
            return;
        }
        for (Field field : fields(object.getClass())) {
            if (field.getType() == boolean.class) {
                field.setBoolean(object, odometer.pick(2) == 1);
            } else if (field.getType() == int.class) {
                int[] domain = root.domain(field.getName());
                field.setInt(object, domain[odometer.pick(domain.length)]);
            } else {
                field.set(object, reference(field.getType()));
            }
        }
    }

    private List<Field> fields(Class<?> type) {
        return fields.computeIfAbsent(type, of -> {
            List<Field> all = new ArrayList<>();
            for (Class<?> at = of; at != Object.class; at = at.getSuperclass()) {
                for (Field field : at.getDeclaredFields()) {
                    boolean isStatic = Modifier.isStatic(field.getModifiers());
                    if ((!isStatic || hasStatics && at == root.getClass()) && !field.isSynthetic()) {
                        field.setAccessible(true);
                        all.add(field);
                    }
                }
            }
            return all;
        });
    }
}
