//@ about: ldc of MethodType and of MethodHandle of all nine kinds (getField .. invokeInterface)
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class LdcHandles {
    static ClassWriter c;

    public static void main(String[] args) throws Exception {
        for (String copied : new String[] {"LdcHandles_", "LdcHandles_Target", "LdcHandles_Shape"}) {
            try (var in = LdcHandles.class.getClassLoader().getResourceAsStream(copied + ".class")) {
                Files.copy(in, Path.of(args[0], copied + ".class"));
            }
        }
        String target = "LdcHandles_Target", shape = "LdcHandles_Shape", self = "LdcHandles_Code";
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_8, ACC_PUBLIC | ACC_SUPER, self, null, target, null);
        handle("getField", new Handle(H_GETFIELD, target, "size", "I", false));
        handle("getStatic", new Handle(H_GETSTATIC, target, "total", "J", false));
        handle("putField", new Handle(H_PUTFIELD, target, "size", "I", false));
        handle("putStatic", new Handle(H_PUTSTATIC, target, "total", "J", false));
        handle("invokeVirtual", new Handle(H_INVOKEVIRTUAL, target, "describe", "(I)Ljava/lang/String;", false));
        handle("invokeStatic", new Handle(H_INVOKESTATIC, target, "sum", "([I)I", false));
        handle("invokeSpecial", new Handle(H_INVOKESPECIAL, target, "describe", "(I)Ljava/lang/String;", false));
        handle("newInvokeSpecial", new Handle(H_NEWINVOKESPECIAL, target, "<init>", "(I)V", false));
        handle("invokeInterface", new Handle(H_INVOKEINTERFACE, shape, "area", "(DJ)D", true));
        handle("interfaceStatic", new Handle(H_INVOKESTATIC, shape, "unit", "()LLdcHandles_Shape;", true));
        for (String type : new String[] {"()V", "(IJFD)Ljava/lang/String;", "([[ILjava/util/List;)Z", "(BSCZ)LLdcHandles_Target;"}) {
            MethodVisitor m = c.visitMethod(ACC_STATIC, "type" + type.length(), "()Ljava/lang/invoke/MethodType;", null, null);
            m.visitLdcInsn(Type.getMethodType(type));
            m.visitInsn(ARETURN);
            m.visitMaxs(0, 0);
        }
        MethodVisitor m = c.visitMethod(ACC_PUBLIC, "<init>", "(I)V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitVarInsn(ILOAD, 1);
        m.visitMethodInsn(INVOKESPECIAL, target, "<init>", "(I)V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        m = c.visitMethod(0, "describe", "(I)Ljava/lang/String;", null, null);
        m.visitLdcInsn("overridden");
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], self + ".class"), c.toByteArray());
    }

    static void handle(String name, Handle handle) {
        MethodVisitor m = c.visitMethod(ACC_STATIC, name, "()Ljava/lang/invoke/MethodHandle;", null, null);
        m.visitLdcInsn(handle);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
    }
}

class LdcHandles_ {
    public static void main(String[] args) throws Throwable {
        LdcHandles_Target plain = new LdcHandles_Target(5), derived = new LdcHandles_Code(6);
        System.out.println((int) LdcHandles_Code.getField().invokeExact(plain));
        LdcHandles_Code.putField().invokeExact(plain, 50);
        System.out.println(plain.size);
        LdcHandles_Code.putStatic().invokeExact(1L << 40);
        System.out.println((long) LdcHandles_Code.getStatic().invokeExact() == LdcHandles_Target.total);
        System.out.println((String) LdcHandles_Code.invokeVirtual().invokeExact(plain, 1));
        System.out.println((String) LdcHandles_Code.invokeVirtual().invokeExact(derived, 2));
        System.out.println((String) LdcHandles_Code.invokeSpecial().invokeExact((LdcHandles_Code) derived, 3));
        System.out.println((int) LdcHandles_Code.invokeStatic().invokeExact(new int[] {1, 2, 3}));
        System.out.println((int) LdcHandles_Code.invokeStatic().invoke(4, 5, 6, 7));
        LdcHandles_Target made = (LdcHandles_Target) LdcHandles_Code.newInvokeSpecial().invokeExact(77);
        System.out.println(made.size);
        LdcHandles_Shape unit = (LdcHandles_Shape) LdcHandles_Code.interfaceStatic().invokeExact();
        System.out.println((double) LdcHandles_Code.invokeInterface().invokeExact(unit, 2.5, 4L));
        System.out.println((double) LdcHandles_Code.invokeInterface().invoke((Object) made, 2, 4));
        System.out.println(LdcHandles_Code.getField() + " " + LdcHandles_Code.putStatic() + " " + LdcHandles_Code.invokeSpecial());
        System.out.println(LdcHandles_Code.invokeStatic().isVarargsCollector() + " " + LdcHandles_Code.invokeInterface().type());
        System.out.println(LdcHandles_Code.type3() + " " + LdcHandles_Code.type24() + " " + LdcHandles_Code.type22() + " " + LdcHandles_Code.type25());
        System.out.println(LdcHandles_Code.type3() == LdcHandles_Code.type3());
    }
}

interface LdcHandles_Shape {
    double area(double side, long factor);

    static LdcHandles_Shape unit() {
        return new LdcHandles_Target(1);
    }
}

class LdcHandles_Target implements LdcHandles_Shape {
    static long total;
    int size;

    LdcHandles_Target(int size) { this.size = size; }
    String describe(int n) { return "target " + size + " " + n; }
    static int sum(int... values) {
        int all = 0;
        for (int value : values) all += value;
        return all;
    }
    public double area(double side, long factor) { return size * side * factor; }
}

/** What the generator writes. */
class LdcHandles_Code extends LdcHandles_Target {
    LdcHandles_Code(int size) { super(size); }
    static native java.lang.invoke.MethodHandle getField();
    static native java.lang.invoke.MethodHandle getStatic();
    static native java.lang.invoke.MethodHandle putField();
    static native java.lang.invoke.MethodHandle putStatic();
    static native java.lang.invoke.MethodHandle invokeVirtual();
    static native java.lang.invoke.MethodHandle invokeStatic();
    static native java.lang.invoke.MethodHandle invokeSpecial();
    static native java.lang.invoke.MethodHandle newInvokeSpecial();
    static native java.lang.invoke.MethodHandle invokeInterface();
    static native java.lang.invoke.MethodHandle interfaceStatic();
    static native java.lang.invoke.MethodType type3();
    static native java.lang.invoke.MethodType type22();
    static native java.lang.invoke.MethodType type24();
    static native java.lang.invoke.MethodType type25();
}
