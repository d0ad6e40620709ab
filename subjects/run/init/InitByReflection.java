//@ about: Class.forName, missing classes, initialization by reflection on fields and methods, failing initializers there
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

public class InitByReflection {
    static class Target {
        static int counter = init("Target.counter", 41);
        static final int CONSTANT = 9;

        static int next(int by) {
            return counter += by;
        }

        static void fail(String why) {
            throw new IllegalArgumentException(why);
        }
    }

    static class OnlyField {
        static String text = "t" + init("OnlyField.text", 1);
    }

    static class Failing {
        static int value = init("Failing.value", 1) / 0;
    }

    static class Quiet {
        static {
            init("Quiet", 0);
        }

        int instanceField = 3;
    }

    static int init(String what, int v) {
        System.out.println("  init " + what);
        return v;
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(String what, Action a) {
        System.out.println(what);
        try {
            System.out.println("  = " + a.run());
        } catch (Throwable t) {
            System.out.println("  ! " + t.getClass().getName() + ": " + t.getMessage());
            if (t instanceof InvocationTargetException || t instanceof ExceptionInInitializerError) {
                System.out.println("    cause " + t.getCause());
            }
        }
    }

    public static void main(String[] args) {
        ClassLoader loader = InitByReflection.class.getClassLoader();
        attempt("load only", () -> loader.loadClass("InitByReflection$Target").getSimpleName());
        attempt("list methods", () -> Target.class.getDeclaredMethods().length);
        attempt("find field", () -> Target.class.getDeclaredField("counter").getType());
        attempt("invoke", () -> {
            Method m = Target.class.getDeclaredMethod("next", int.class);
            return m.invoke(null, 1);
        });
        attempt("invoke again", () -> Target.class.getDeclaredMethod("next", int.class).invoke(null, 10));
        attempt("throwing method", () -> Target.class.getDeclaredMethod("fail", String.class).invoke(null, "reason"));
        attempt("get field", () -> {
            Field f = OnlyField.class.getDeclaredField("text");
            System.out.println("  have the field");
            return f.get(null);
        });
        attempt("set field", () -> {
            OnlyField.class.getDeclaredField("text").set(null, "changed");
            return OnlyField.text;
        });
        attempt("missing class", () -> Class.forName("NoSuchClassAnywhere"));
        attempt("missing nested", () -> Class.forName("InitByReflection$Missing"));
        attempt("dots for nested", () -> Class.forName("InitByReflection.Target"));
        attempt("primitive", () -> Class.forName("int"));
        attempt("array", () -> Class.forName("[[I").getSimpleName());
        attempt("array of objects", () -> Class.forName("[Ljava.lang.String;").getSimpleName());
        attempt("empty", () -> Class.forName(""));
        attempt("failing", () -> Class.forName("InitByReflection$Failing"));
        attempt("failing again", () -> Class.forName("InitByReflection$Failing"));
        attempt("failing, no init", () -> Class.forName("InitByReflection$Failing", false, loader).getSimpleName());
        attempt("quiet instance", () -> Quiet.class.getDeclaredConstructor().newInstance().instanceField);
        attempt("library class", () -> Class.forName("java.util.ArrayList").getDeclaredConstructor().newInstance());
    }
}
