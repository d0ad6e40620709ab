//@ about: var handles of fields, static fields, array elements and byte array views, in every kind of access mode
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

public class VarHandles {
    interface Code {
        Object run() throws Throwable;
    }

    static void show(String name, Code code) {
        try {
            System.out.println(name + ": " + code.run());
        } catch (Throwable e) {
            System.out.println(name + ": " + e.getClass().getName());
        }
    }

    int count = 12;
    final int fixed = 3;
    boolean flag;
    byte small = 100;
    float ratio = 1.5f;
    static String name = "old";

    public static void main(String[] args) throws Exception {
        fields(new VarHandles());
        kinds(new VarHandles());
        arrays();
        views();
    }

    static void fields(VarHandles o) throws Exception {
        VarHandle count = lookup().findVarHandle(VarHandles.class, "count", int.class);
        show("add", () -> (int) count.getAndAdd(o, 5) + " " + (int) count.get(o));
        show("compare and set", () -> count.compareAndSet(o, 17, 1) + " " + count.weakCompareAndSetPlain(o, 17, 2) + " " + (int) count.getVolatile(o));
        show("exchange", () -> (int) count.compareAndExchange(o, 1, 2) + " " + (int) count.compareAndExchangeAcquire(o, 1, 3) + " " + (int) count.getOpaque(o));
        show("bits", () -> (int) count.getAndBitwiseOr(o, 8) + " " + (int) count.getAndBitwiseAndRelease(o, 6) + " " + (int) count.getAndBitwiseXor(o, 7) + " " + (int) count.getAcquire(o));
        show("set", () -> {
            count.setRelease(o, (short) 4);
            Object boxed = count.getAndSet(o, 'c');
            return boxed + " " + o.count;
        });
        show("wrong value", () -> {
            count.set(o, "text");
            return o.count;
        });
        show("null", () -> (int) count.get((VarHandles) null));
        show("as method handle", () -> (int) count.toMethodHandle(VarHandle.AccessMode.GET_AND_SET).invokeExact(o, 98) + " " + o.count);
        show("invoker", () -> (int) varHandleInvoker(VarHandle.AccessMode.GET, methodType(int.class, VarHandles.class)).invokeExact(count, o));
        show("described", () -> count + " " + count.varType() + " " + count.coordinateTypes() + " " + count.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET));
        show("final", () -> {
            VarHandle fixed = lookup().findVarHandle(VarHandles.class, "fixed", int.class);
            System.out.println((int) fixed.get(o) + " " + fixed.isAccessModeSupported(VarHandle.AccessMode.SET));
            fixed.set(o, 4);
            return o.fixed;
        });
        VarHandle name = lookup().findStaticVarHandle(VarHandles.class, "name", String.class);
        show("static", () -> name.compareAndSet("new", "x") + " " + (String) name.getAndSet("new") + " " + (String) name.get());
        show("missing", () -> lookup().findVarHandle(VarHandles.class, "nothing", int.class));
        show("no sum of strings", () -> name.getAndAdd("x"));
    }

    static void kinds(VarHandles o) throws Exception {
        VarHandle flag = lookup().findVarHandle(VarHandles.class, "flag", boolean.class);
        VarHandle small = lookup().findVarHandle(VarHandles.class, "small", byte.class);
        VarHandle ratio = lookup().findVarHandle(VarHandles.class, "ratio", float.class);
        show("boolean", () -> flag.compareAndSet(o, false, true) + " " + (boolean) flag.getAndBitwiseXor(o, true) + " " + o.flag);
        show("byte", () -> (byte) small.getAndAdd(o, (byte) 100) + " " + o.small);
        show("float", () -> (float) ratio.getAndAdd(o, 0.25f) + " " + ratio.compareAndSet(o, 1.75f, Float.NaN) + " " + ratio.compareAndSet(o, Float.NaN, -0f) + " " + ratio.compareAndSet(o, 0f, 1f));
    }

    static void arrays() {
        VarHandle ints = arrayElementVarHandle(int[].class);
        VarHandle texts = arrayElementVarHandle(String[].class);
        int[] numbers = {1, 2, 3};
        String[] words = {"a", "b"};
        show("element", () -> (int) ints.getAndAdd(numbers, 1, 40) + " " + ints.compareAndSet(numbers, 0, 1, 7) + " " + Arrays.toString(numbers));
        show("out of bounds", () -> (int) ints.get(numbers, 3));
        show("words", () -> (String) texts.getAndSet(words, 0, "z") + " " + texts.compareAndSet(words, 1, "b", null) + " " + Arrays.toString(words));
        show("wrong element", () -> texts.getAndSet(words, 0, (Object) 3));
    }

    static void views() {
        VarHandle longs = byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
        VarHandle ints = byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
        VarHandle doubles = byteArrayViewVarHandle(double[].class, ByteOrder.LITTLE_ENDIAN);
        VarHandle chars = byteArrayViewVarHandle(char[].class, ByteOrder.BIG_ENDIAN);
        byte[] bytes = new byte[24];
        show("views", () -> {
            longs.set(bytes, 1, 0x1122334455667788L);
            ints.set(bytes, 9, -2);
            doubles.set(bytes, 14, 1.5);
            chars.set(bytes, 22, 'é');
            return Arrays.toString(bytes);
        });
        show("back", () -> (long) longs.get(bytes, 1) + " " + (int) ints.get(bytes, 9) + " " + (double) doubles.get(bytes, 14) + " " + (char) chars.get(bytes, 22) + " " + (int) ints.get(bytes, 0));
        show("past the end", () -> (long) longs.get(bytes, 17));
    }
}
