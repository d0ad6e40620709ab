//@ about: getName, getSimpleName, getTypeName, getCanonicalName, modifiers and kinds for all sorts of classes
import java.util.Map;

public class ClassNames {
    static class Nested {
        class Inner {
            class Innermost {
            }
        }
    }

    interface Face {
    }

    enum Plain { ONE }

    enum WithBodies {
        A { }, B
    }

    record Rec(int x) {
    }

    @interface Mark {
    }

    static abstract class Generic<T> {
    }

    static final class $Odd$Name_1 {
    }

    static void show(Class<?> c) {
        String kind = (c.isInterface() ? "interface " : "") + (c.isEnum() ? "enum " : "") + (c.isRecord() ? "record " : "") + (c.isArray() ? "array " : "")
            + (c.isPrimitive() ? "primitive " : "") + (c.isAnnotation() ? "annotation " : "") + (c.isAnonymousClass() ? "anonymous " : "")
            + (c.isLocalClass() ? "local " : "") + (c.isMemberClass() ? "member " : "") + (c.isSealed() ? "sealed " : "");
        System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.getCanonicalName() + " | '" + c.getPackageName() + "' | " + kind.trim() + " | "
            + (c.getSuperclass() == null ? "-" : c.getSuperclass().getName()) + " | " + (c.getEnclosingClass() == null ? "-" : c.getEnclosingClass().getSimpleName()));
    }

    static Class<?> localInMethod() {
        class Local {
        }
        return Local.class;
    }

    static Class<?> otherLocal() {
        class Local {
            Class<?> deeper() {
                return new Object() { }.getClass();
            }
        }
        show(new Local().deeper());
        return Local.class;
    }

    public static void main(String[] args) {
        show(ClassNames.class);
        show(Nested.class);
        show(Nested.Inner.Innermost.class);
        show(Face.class);
        show(Plain.class);
        show(WithBodies.A.getClass());
        show(WithBodies.B.getClass());
        show(WithBodies.A.getDeclaringClass());
        show(Rec.class);
        show(Mark.class);
        show(new Generic<String>() { }.getClass());
        show($Odd$Name_1.class);
        show(new Face() { }.getClass());
        show(localInMethod());
        show(otherLocal());
        show(ClassNamesTopLevel.class);
        show(Map.Entry.class);
        show(Object.class);
        for (Class<?> c : new Class<?>[] {int.class, void.class, boolean.class, int[].class, long[][].class, String[].class, Nested.Inner[].class, Plain[][].class}) {
            show(c);
        }
        System.out.println(ClassNames.class + " " + Face.class + " " + int.class + " " + int[].class + " " + Plain.ONE.getClass() + " " + Mark.class);
        System.out.println(Integer.TYPE == int.class && Void.TYPE == void.class && int.class != Integer.class);
        System.out.println(new Nested().getClass() == Nested.class && "".getClass() == String.class && new int[0].getClass() == int[].class);
        System.out.println(Nested.class.getModifiers() + " " + Face.class.getModifiers() + " " + Rec.class.getModifiers() + " " + $Odd$Name_1.class.getModifiers());
        System.out.println(Number.class.isInstance(1) + " " + Number.class.isInstance("1") + " " + Number.class.isAssignableFrom(Integer.class) + " " + Integer.class.cast(5));
        System.out.println(int[].class.descriptorString() + " " + Rec.class.descriptorString() + " " + int.class.arrayType().getName() + " " + Plain.class.getEnumConstants().length);
        try {
            Integer.class.cast("s");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}

class ClassNamesTopLevel {
}
