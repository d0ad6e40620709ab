//@ about: what initializes a class (new, static call, static field, reflection, subclass) and what does not (arrays, casts, literals)
public class InitTriggers {
    static String last = "nothing";

    static void mark(String name) {
        last = name;
        System.out.println("  ! " + name + " initialized");
    }

    static class New { static { mark("New"); } }

    static class Call { static { mark("Call"); } static void m() { } }

    static class Get { static { mark("Get"); } static int f = 1; }

    static class Put { static { mark("Put"); } static int f; }

    static class ArrayOf { static { mark("ArrayOf"); } }

    static class MultiArray { static { mark("MultiArray"); } }

    static class CastTo { static { mark("CastTo"); } }

    static class TestFor { static { mark("TestFor"); } }

    static class Literal { static { mark("Literal"); } }

    static class Declared { static { mark("Declared"); } }

    static class Caught extends RuntimeException { static { mark("Caught"); } }

    static class ForNameLazy { static { mark("ForNameLazy"); } }

    static class ForName { static { mark("ForName"); } }

    static class Reflected { static { mark("Reflected"); } public Reflected() { } }

    static class MethodRef { static { mark("MethodRef"); } static int id(int x) { return x; } }

    static class Ctor { static { mark("Ctor"); } }

    static class Component { static { mark("Component"); } Component[] others = new Component[3]; }

    static class Argument { static { mark("Argument"); } static int twice(int x) { return 2 * x; } }

    static Declared unused(Declared d) {
        return d;
    }

    interface IntOp { int apply(int x); }

    public static void main(String[] args) throws Exception {
        step("array creation");
        ArrayOf[] array = new ArrayOf[3];
        MultiArray[][] grid = new MultiArray[2][2];
        step("array use");
        array[0] = null;
        System.out.println("  " + array.length + grid[1].length + array.getClass().getName());
        step("cast of null");
        CastTo c = (CastTo) null;
        step("instanceof");
        System.out.println("  " + ((Object) c instanceof TestFor));
        step("literal");
        System.out.println("  " + Literal.class.getName());
        step("declaration and passing null");
        unused(null);
        step("catch clause that does not match");
        try {
            if (args.length > 5) throw new Caught();
        } catch (Caught e) {
            System.out.println("  never");
        }
        step("Class.forName without initialization");
        Class<?> lazy = Class.forName("InitTriggers$ForNameLazy", false, InitTriggers.class.getClassLoader());
        System.out.println("  " + lazy.getSimpleName());
        step("Class.forName");
        System.out.println("  " + Class.forName("InitTriggers$ForName").getSimpleName());
        step("forName of an array");
        Class.forName("[LInitTriggers$ForNameLazy;");
        step("reflection");
        Class<?> r = Reflected.class;
        r.getDeclaredConstructors();
        step("newInstance");
        r.getDeclaredConstructor().newInstance();
        step("method reference");
        IntOp op = MethodRef::id;
        step("method reference called");
        System.out.println("  " + op.apply(5));
        step("constructor reference");
        java.util.function.Supplier<Ctor> maker = Ctor::new;
        step("constructor reference called");
        maker.get();
        step("new");
        new New();
        new New();
        step("static call");
        Call.m();
        step("arguments are evaluated before the class is initialized");
        System.out.println("  " + Argument.twice(noisy(4)));
        step("get");
        System.out.println("  " + Get.f);
        step("put");
        Put.f = noisy(3);
        step("instance creating arrays of its class");
        System.out.println("  " + new Component().others.length);
        System.out.println("last " + last);
    }

    static int noisy(int v) {
        System.out.println("  argument " + v);
        return v;
    }

    static void step(String what) {
        System.out.println(what);
    }
}
