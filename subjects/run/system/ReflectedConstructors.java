//@ about: Constructor.newInstance: overloads, private, varargs, inner and generic classes, exceptions wrapped, argument conversion
import java.lang.reflect.*;
import java.util.*;

public class ReflectedConstructors {
    static class Many {
        final String how;
        Many() { how = "none"; }
        private Many(int n) { how = "int " + n; }
        Many(long n) { how = "long " + n; }
        Many(Integer n) { how = "Integer " + n; }
        Many(String... words) { how = "words " + words.length; }
        Many(List<? extends Number> list, Many other) { how = "list " + list + " " + other.how; }
        Many(double d) { if (d < 0) throw new IllegalArgumentException("negative " + d); how = "double " + d; }
    }

    record Pair<A, B>(A left, B right) { }

    static void attempt(Object[] arguments, Class<?>... types) {
        try {
            Constructor<Many> constructor = Many.class.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            System.out.println(constructor.newInstance(arguments).how);
        } catch (InvocationTargetException e) {
            System.out.println("wrapped " + e.getCause());
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Exception {
        attempt(new Object[0]);
        attempt(null);
        attempt(new Object[] {5}, int.class);
        attempt(new Object[] {5}, long.class);
        attempt(new Object[] {5}, Integer.class);
        attempt(new Object[] {null}, Integer.class);
        attempt(new Object[] {new String[] {"a", "b"}}, String[].class);
        attempt(new Object[] {List.of(1, 2), new Many()}, List.class, Many.class);
        attempt(new Object[] {-1.5}, double.class);
        attempt(new Object[] {1.5f}, double.class);
        attempt(new Object[] {"x"}, int.class);
        attempt(new Object[] {null}, int.class);
        attempt(new Object[] {5L}, int.class);
        attempt(new Object[] {1, 2}, int.class);
        attempt(new Object[] {'c'}, char.class);
        Constructor<?> pair = Pair.class.getDeclaredConstructors()[0];
        System.out.println(pair.newInstance(1, "x") + " " + pair.getParameterCount() + " " + Arrays.toString(pair.getParameterTypes())
            + " " + Arrays.toString(pair.getGenericParameterTypes()));
        System.out.println(Many.class.getDeclaredConstructor(int.class) + " " + Many.class.getDeclaredConstructor(String[].class).isVarArgs()
            + " " + Many.class.getConstructors().length + " " + Many.class.getDeclaredConstructors().length);
        System.out.println(String.class.getConstructor(char[].class).newInstance((Object) new char[] {'h', 'i'}) + " " + Integer.class.getConstructors().length);
    }
}
