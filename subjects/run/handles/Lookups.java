//@ about: what a lookup object finds and refuses, reflection objects turned into handles, call sites that change
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.*;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.util.ArrayList;
import java.util.List;

public class Lookups {
    interface Code {
        Object run() throws Throwable;
    }

    static void show(String name, Code code) {
        try {
            System.out.println(name + ": " + code.run());
        } catch (Throwable e) {
            System.out.println(name + ": " + e);
        }
    }

    static class Base {
        String who() { return "base"; }
    }

    static class Derived extends Base {
        @Override
        String who() { return "derived"; }

        static MethodHandle superWho() throws Exception {
            return lookup().findSpecial(Base.class, "who", methodType(String.class), Derived.class);
        }
    }

    interface Shape {
        int area();
        default String label() { return "shape of " + area(); }
    }

    record Square(int side) implements Shape {
        public int area() { return side * side; }
    }

    int count = 7;
    static String name = "old";
    final int fixed = 1;
    private int plus(int x) { return count + x; }
    static String all(String... words) { return String.join("+", words); }
    static int twice(int x) { return 2 * x; }

    public static void main(String[] args) throws Exception {
        Lookup here = lookup();
        members(here, new Lookups());
        refused(here);
        reflected(here, new Lookups());
        types();
        callSites(here);
    }

    static void members(Lookup here, Lookups o) {
        show("field", () -> {
            here.findSetter(Lookups.class, "count", int.class).invokeExact(o, 12);
            return (int) here.findGetter(Lookups.class, "count", int.class).invokeExact(o);
        });
        show("static field", () -> {
            here.findStaticSetter(Lookups.class, "name", String.class).invokeExact("new");
            return here.findStaticGetter(Lookups.class, "name", String.class).invoke();
        });
        show("private method", () -> here.findVirtual(Lookups.class, "plus", methodType(int.class, int.class)).invoke(o, 1));
        show("virtual", () -> (String) here.findVirtual(Base.class, "who", methodType(String.class)).invokeExact((Base) new Derived()));
        show("super", () -> (String) Derived.superWho().invokeExact(new Derived()));
        show("interface", () -> here.findVirtual(Shape.class, "area", methodType(int.class)).invoke(new Square(4)));
        show("default", () -> here.findVirtual(Shape.class, "label", methodType(String.class)).invoke(new Square(3)));
        show("constructor", () -> ((StringBuilder) here.findConstructor(StringBuilder.class, methodType(void.class, String.class)).invokeExact("abc")).reverse());
        show("bound", () -> here.bind("hello", "length", methodType(int.class)).invoke());
        show("variable arity", () -> here.findStatic(Lookups.class, "all", methodType(String.class, String[].class)).invoke("a", "b", "c"));
    }

    static void refused(Lookup here) {
        show("no method", () -> here.findStatic(Lookups.class, "nothing", methodType(void.class)));
        show("not static", () -> here.findStatic(Lookups.class, "plus", methodType(int.class, int.class)));
        show("static", () -> here.findVirtual(Lookups.class, "twice", methodType(int.class, int.class)));
        show("no field", () -> here.findGetter(Lookups.class, "nothing", int.class));
        show("no constructor", () -> here.findConstructor(Lookups.class, methodType(void.class, int.class)));
        show("not public", () -> publicLookup().findStatic(Lookups.class, "twice", methodType(int.class, int.class)));
        show("public", () -> publicLookup().findVirtual(String.class, "concat", methodType(String.class, String.class)).invoke("a", "b"));
        show("in", () -> here.in(String.class) + " " + publicLookup() + " " + here);
    }

    static void reflected(Lookup here, Lookups o) {
        show("method", () -> here.unreflect(Lookups.class.getDeclaredMethod("twice", int.class)).invoke(8));
        show("new", () -> here.unreflectConstructor(ArrayList.class.getConstructor()).invoke());
        show("get", () -> here.unreflectGetter(Lookups.class.getDeclaredField("count")).invoke(o));
        show("revealed", () -> here.revealDirect(here.unreflect(Lookups.class.getDeclaredMethod("twice", int.class))));
    }

    static void types() {
        MethodType type = methodType(int.class, String.class, List.class);
        show("types", () -> type.wrap() + " " + type.generic() + " " + type.changeReturnType(void.class).toMethodDescriptorString());
        show("equal", () -> type == methodType(int.class, String.class, List.class));
        show("parsed", () -> fromMethodDescriptorString("(I[Ljava/lang/String;)V", Lookups.class.getClassLoader()));
    }

    static void callSites(Lookup here) throws Exception {
        MethodHandle twice = here.findStatic(Lookups.class, "twice", methodType(int.class, int.class));
        MutableCallSite site = new MutableCallSite(methodType(int.class, int.class));
        MethodHandle invoker = site.dynamicInvoker();
        show("no target yet", () -> invoker.invoke(4));
        show("target", () -> {
            site.setTarget(twice);
            int first = (int) invoker.invokeExact(4);
            site.setTarget(here.findStatic(Math.class, "abs", methodType(int.class, int.class)));
            return first + " " + (int) invoker.invokeExact(-4);
        });
        show("wrong target", () -> {
            site.setTarget(here.findVirtual(String.class, "length", methodType(int.class)));
            return "set";
        });
    }
}
