//@ about: method handles adapted, bound, spread, collected, filtered, folded, permuted, guarded and looped
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Combinators {
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

    static String join(String a, String b) { return a + b; }
    static int add(int a, int b) { return a + b; }
    static String many(String first, Object... rest) { return first + Arrays.toString(rest); }
    static int sum(int... terms) { return Arrays.stream(terms).sum(); }
    static boolean isPositive(int a) { return a > 0; }
    static void print(Object o) { System.out.println("print " + o); }
    static int fail(int x) { throw new IllegalStateException("failed " + x); }
    static int recover(IllegalStateException e, int x) { return e.getMessage().length() + x; }
    static int one(int n) { return 1; }
    static int times(int product, int i, int n) { return product * (i + 1); }
    static boolean isLess(int v, int n) { return v < n; }
    static int plusThree(int v, int n) { return v + 3; }
    static List<String> fresh(List<String> in) { return new ArrayList<>(); }
    static List<String> prepend(List<String> all, String s) { all.add(0, s); return all; }

    static int cleanUp(Throwable thrown, int result, int x) {
        System.out.println("clean up " + thrown + " " + result + " " + x);
        return result + 1;
    }

    static MethodHandle find(String name, Class<?> result, Class<?>... params) throws Exception {
        return lookup().findStatic(Combinators.class, name, methodType(result, params));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle join = find("join", String.class, String.class, String.class);
        MethodHandle add = find("add", int.class, int.class, int.class);
        calls(join, add);
        arguments(join, add);
        results(join, add);
        arrays(add);
        control(add);
        loops();
    }

    static void calls(MethodHandle join, MethodHandle add) throws Exception {
        MethodHandle many = find("many", String.class, String.class, Object[].class);
        MethodHandle sum = find("sum", int.class, int[].class);
        show("exact", () -> (String) join.invokeExact("a", "b"));
        show("not exact", () -> join.invokeExact("a", "b"));
        show("cast", () -> join.invoke((Object) "a", "b"));
        show("bad cast", () -> join.invoke((Object) 1, "b"));
        show("boxed", () -> (Integer) add.invoke((Integer) 1, (short) 2));
        show("widened", () -> (long) add.invoke((byte) 1, 'a'));
        show("not widened", () -> add.invoke(1L, 2));
        show("variable arity", () -> many.invoke("x", 1, 2.0, "z") + (String) many.invoke("x") + sum.invoke(1, 2, 3));
        show("array passed", () -> many.invoke("x", new Object[] {1, 2}));
        show("fixed arity", () -> many.asFixedArity().invoke("x", 1));
        show("with arguments", () -> join.invokeWithArguments("p", "q") + " " + many.invokeWithArguments("p", 1, 2));
        show("from a list", () -> add.invokeWithArguments(List.of(3, 4)));
        show("too few", () -> add.invokeWithArguments(3));
        show("as type", () -> add.asType(methodType(Object.class, Object.class, byte.class)).invoke((Object) 4, (byte) 5));
        show("not that type", () -> add.asType(methodType(String.class, int.class)));
        show("explicit cast", () -> explicitCastArguments(add, methodType(byte.class, long.class, Object.class)).invoke(300L, (Object) null));
        show("invokers", () -> exactInvoker(add.type()).invoke(add, 3, 4) + " " + invoker(methodType(long.class, Object.class, byte.class)).invoke(add, (Object) 3, (byte) 4)
            + " " + spreadInvoker(add.type(), 1).invoke(add, 1, new Object[] {2}));
    }

    static void arguments(MethodHandle join, MethodHandle add) throws Exception {
        MethodHandle upper = lookup().findVirtual(String.class, "toUpperCase", methodType(String.class));
        show("bound", () -> join.bindTo("left ").invoke("right"));
        show("not bound", () -> join.bindTo(3));
        show("inserted", () -> (int) insertArguments(add, 1, 40).invokeExact(2));
        show("wrong value", () -> insertArguments(add, 1, "x"));
        show("too many", () -> insertArguments(add, 1, 1, 2));
        show("dropped", () -> dropArguments(join, 1, int.class, Object.class).invoke("a", 5, null, "b"));
        show("dropped by list", () -> dropArguments(join, 0, List.of(long.class)).invoke(5L, "a", "b"));
        show("permuted", () -> permuteArguments(join, methodType(String.class, String.class, int.class, String.class), 2, 0).invoke("a", 1, "b"));
        show("doubled", () -> permuteArguments(add, methodType(int.class, int.class), 0, 0).invoke(21));
        show("filtered", () -> filterArguments(join, 0, upper, upper).invoke("a", "b") + " " + filterArguments(join, 1, upper).invoke("a", "b"));
        show("wrong filter", () -> filterArguments(add, 0, upper));
        show("collected", () -> collectArguments(join, 1, join).invoke("a", "b", "c"));
        show("folded", () -> foldArguments(add, insertArguments(add, 0, 100)).invoke(5));
        MethodHandle print = find("print", void.class, Object.class).asType(methodType(void.class, String.class));
        show("folded for effect", () -> foldArguments(join, print).invoke("a", "b"));
    }

    static void results(MethodHandle join, MethodHandle add) throws Exception {
        MethodHandle length = lookup().findVirtual(String.class, "length", methodType(int.class));
        show("result filtered", () -> filterReturnValue(join, length).invoke("aa", "bbb"));
        show("result dropped", () -> dropReturn(add).invoke(1, 2));
        show("constants", () -> constant(int.class, 5).invoke() + " " + constant(String.class, "c").invoke() + " " + constant(long.class, 5).invoke());
        show("identity", () -> identity(String.class).invoke("i") + " " + (int) identity(int.class).invokeExact(4));
        show("zeros", () -> zero(double.class).invoke() + " " + empty(methodType(String.class, int.class)).invoke(3));
        show("text", () -> join + " " + join.type().parameterList());
    }

    static void arrays(MethodHandle add) throws Exception {
        int[] numbers = {1, 2, 3};
        show("element", () -> {
            arrayElementSetter(int[].class).invokeExact(numbers, 1, 9);
            return arrayElementGetter(int[].class).invoke(numbers, 1) + " of " + arrayLength(int[].class).invoke(numbers);
        });
        show("new array", () -> ((String[]) arrayConstructor(String[].class).invoke(4)).length);
        show("no array", () -> arrayLength(String.class));
        show("spread", () -> add.asSpreader(Object[].class, 2).invoke(new Object[] {3, 4}) + " " + add.asSpreader(int[].class, 2).invoke(new int[] {5, 6}));
        show("wrong length", () -> add.asSpreader(Object[].class, 2).invoke(new Object[] {3}));
        show("collector", () -> find("sum", int.class, int[].class).asCollector(int[].class, 3).invoke(1, 2, 3));
    }

    static void control(MethodHandle add) throws Exception {
        MethodHandle fail = find("fail", int.class, int.class);
        MethodHandle cleanUp = find("cleanUp", int.class, Throwable.class, int.class, int.class);
        show("guarded", () -> {
            MethodHandle guarded = guardWithTest(find("isPositive", boolean.class, int.class), insertArguments(add, 1, 1000), insertArguments(add, 1, -1000));
            return (int) guarded.invokeExact(1) + " " + (int) guarded.invokeExact(-1);
        });
        show("caught", () -> catchException(fail, IllegalStateException.class, find("recover", int.class, IllegalStateException.class, int.class)).invoke(55));
        show("finally", () -> tryFinally(insertArguments(add, 0, 5), cleanUp).invoke(6));
        show("finally thrown", () -> tryFinally(fail, cleanUp).invoke(6));
        show("thrown", () -> throwException(int.class, IllegalStateException.class).invoke(new IllegalStateException("thrown")));
        MethodHandle zero = dropArguments(constant(String.class, "zero"), 0, int.class);
        MethodHandle other = dropArguments(constant(String.class, "other"), 0, int.class);
        show("switched", () -> tableSwitch(other, zero).invoke(0) + " " + tableSwitch(other, zero).invoke(-7));
    }

    static void loops() throws Exception {
        MethodHandle isLess = find("isLess", boolean.class, int.class, int.class);
        MethodHandle plusThree = find("plusThree", int.class, int.class, int.class);
        MethodHandle times = find("times", int.class, int.class, int.class, int.class);
        show("counted", () -> countedLoop(identity(int.class), find("one", int.class, int.class), times).invoke(5));
        show("while", () -> whileLoop(zero(int.class), isLess, plusThree).invoke(10) + " " + doWhileLoop(zero(int.class), plusThree, isLess).invoke(-10));
        MethodHandle iterator = lookup().findVirtual(List.class, "iterator", methodType(java.util.Iterator.class));
        show("iterated", () -> iteratedLoop(iterator, find("fresh", List.class, List.class), find("prepend", List.class, List.class, String.class)).invoke(List.of("a", "b", "c")));
    }
}
