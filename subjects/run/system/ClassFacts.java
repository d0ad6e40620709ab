//@ about: questions to Class: names, kinds, superclasses, interfaces, modifiers, components, records, isInstance, isAssignableFrom, cast
import java.io.Serializable;
import java.lang.reflect.*;
import java.util.*;

public class ClassFacts {
    interface Face extends Runnable, Comparable<Face> { }
    abstract static class Base implements Serializable { }
    static final class Leaf extends Base implements Cloneable { }
    protected class Inner { }
    private enum Kind { A, B { } }
    record Point(int x, List<String> names) { }
    @interface Note { }

    static String kinds(Class<?> c) {
        return (c.isInterface() ? "interface " : "") + (c.isArray() ? "array " : "") + (c.isPrimitive() ? "primitive " : "") + (c.isEnum() ? "enum " : "") + (c.isRecord() ? "record " : "")
            + (c.isAnnotation() ? "annotation " : "") + (c.isAnonymousClass() ? "anonymous " : "") + (c.isLocalClass() ? "local " : "") + (c.isMemberClass() ? "member " : "");
    }

    public static void main(String[] args) {
        class Local { }
        Object anonymous = new Object() { };
        Class<?>[] all = {ClassFacts.class, Face.class, Base.class, Leaf.class, Inner.class, Kind.class, Kind.B.getClass(), Point.class, Note.class, Local.class, anonymous.getClass(), int.class, void.class,
            int[].class, String[][].class, Object.class, Integer.class, Runnable.class, Map.Entry.class};
        for (Class<?> c : all) {
            System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.getCanonicalName() + " | " + c.getPackageName() + " | " + kinds(c) + "| " + Modifier.toString(c.getModifiers())
                + " | " + c.getSuperclass() + " | " + Arrays.toString(c.getInterfaces()) + " | " + c.getComponentType());
        }
        System.out.println(Leaf.class.toGenericString() + " | " + Face.class.toGenericString() + " | " + int.class + " | " + Inner.class.getEnclosingClass() + " | " + Inner.class.getDeclaringClass());
        for (RecordComponent part : Point.class.getRecordComponents()) System.out.println(part.getName() + " " + part.getType() + " " + part.getGenericType());
        System.out.println(Arrays.toString(String.class.getRecordComponents()));
        System.out.println(Number.class.isInstance(5) + " " + Number.class.isInstance("5") + " " + Number.class.isInstance(null)
            + " " + int.class.isInstance(5) + " " + Object[].class.isInstance(new String[0]));
        System.out.println(Number.class.isAssignableFrom(Integer.class) + " " + Integer.class.isAssignableFrom(Number.class)
            + " " + int.class.isAssignableFrom(Integer.class) + " " + int.class.isAssignableFrom(int.class) + " "
            + Object[].class.isAssignableFrom(int[][].class) + " " + Cloneable.class.isAssignableFrom(int[].class) + " " + Object.class.isAssignableFrom(Face.class));
        System.out.println(CharSequence.class.cast("text").length() + " " + String.class.cast(null) + " " + Leaf.class.asSubclass(Base.class).getSimpleName());
        try {
            Integer.class.cast("text");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            String.class.asSubclass(Number.class);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println((new ArrayList<String>().getClass() == (Class<?>) new ArrayList<Integer>().getClass()) + " " + (int.class == Integer.TYPE)
            + " " + Leaf.class.equals(new Leaf().getClass()) + " " + int[].class.arrayType() + " " + Leaf.class.desiredAssertionStatus());
    }
}
