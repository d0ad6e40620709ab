//@ about: every instruction that traps on null, and those that do not; athrow of null; order of evaluation before the trap
//@ generate
import java.nio.file.*;
import java.util.function.Consumer;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class NullTraps {
    static final String SELF = "NullTraps_";
    static ClassWriter c;
    static MethodVisitor main;

    public static void main(String[] args) throws Exception {
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, SELF, null, "java/lang/Object", null);
        c.visitField(0, "number", "I", null, null);
        c.visitField(0, "wide", "J", null, null);
        c.visitField(ACC_STATIC, "shared", "I", null, 3);
        main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        trap("athrow", m -> m.visitInsn(ATHROW));
        trap("arraylength", m -> m.visitInsn(ARRAYLENGTH));
        trap("monitorenter", m -> m.visitInsn(MONITORENTER));
        trap("monitorexit", m -> m.visitInsn(MONITOREXIT));
        trap("getfield", m -> m.visitFieldInsn(GETFIELD, SELF, "number", "I"));
        trap("getfield wide", m -> m.visitFieldInsn(GETFIELD, SELF, "wide", "J"));
        trap("putfield", m -> { m.visitInsn(ICONST_1); m.visitFieldInsn(PUTFIELD, SELF, "number", "I"); });
        trap("putfield wide", m -> { m.visitInsn(LCONST_1); m.visitFieldInsn(PUTFIELD, SELF, "wide", "J"); });
        trap("invokevirtual", m -> m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Object", "hashCode", "()I", false));
        trap("invokevirtual final", m -> m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "length", "()I", false));
        trap("invokevirtual on array", m -> m.visitMethodInsn(INVOKEVIRTUAL, "[I", "clone", "()Ljava/lang/Object;", false));
        trap("invokeinterface", m -> m.visitMethodInsn(INVOKEINTERFACE, "java/util/List", "size", "()I", true));
        trap("invokeinterface wide", m -> {
            m.visitInsn(DCONST_1);
            m.visitMethodInsn(INVOKEINTERFACE, "java/util/function/DoubleUnaryOperator", "applyAsDouble", "(D)D", true);
        });
        trap("invokespecial", m -> m.visitMethodInsn(INVOKESPECIAL, SELF, "hidden", "()V", false));
        int[] loads = {IALOAD, LALOAD, FALOAD, DALOAD, AALOAD, BALOAD, CALOAD, SALOAD};
        for (int load : loads) trap("array load " + load, m -> { m.visitInsn(ICONST_M1); m.visitInsn(load); });
        int[] stores = {IASTORE, LASTORE, FASTORE, DASTORE, AASTORE, BASTORE, CASTORE, SASTORE};
        int[] values = {ICONST_0, LCONST_0, FCONST_0, DCONST_0, ACONST_NULL, ICONST_0, ICONST_0, ICONST_0};
        for (int i = 0; i < stores.length; i++) {
            int store = stores[i], value = values[i];
            trap("array store " + store, m -> { m.visitInsn(ICONST_M1); m.visitInsn(value); m.visitInsn(store); });
        }
        trap("checkcast", m -> m.visitTypeInsn(CHECKCAST, "java/lang/Integer"));
        trap("checkcast array", m -> m.visitTypeInsn(CHECKCAST, "[[D"));
        trap("instanceof", m -> m.visitTypeInsn(INSTANCEOF, "java/lang/Object"));
        trap("ifnull", m -> { Label next = new Label(); m.visitJumpInsn(IFNULL, next); m.visitLabel(next); });
        trap("areturn", m -> { m.visitMethodInsn(INVOKESTATIC, SELF, "same", "(Ljava/lang/Object;)Ljava/lang/Object;", false); });
        trap("static through nothing", m -> { m.visitInsn(POP); m.visitFieldInsn(GETSTATIC, SELF, "shared", "I"); });
        trap("division first", m -> { m.visitInsn(ICONST_1); m.visitInsn(ICONST_0); m.visitInsn(IDIV); m.visitFieldInsn(PUTFIELD, SELF, "number", "I"); });
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        MethodVisitor m = c.visitMethod(ACC_PRIVATE, "hidden", "()V", null, null);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        m = c.visitMethod(ACC_STATIC, "same", "(Ljava/lang/Object;)Ljava/lang/Object;", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], SELF + ".class"), c.toByteArray());
    }

    /** Runs the instructions with null on the stack; prints the class of what is thrown. */
    static void trap(String name, Consumer<MethodVisitor> body) {
        main.visitMethodInsn(INVOKESTATIC, SELF, name, "()V", false);
        MethodVisitor m = c.visitMethod(ACC_STATIC, name, "()V", null, null);
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, null);
        m.visitLabel(start);
        m.visitInsn(ACONST_NULL);
        body.accept(m);
        m.visitLabel(end);
        m.visitLdcInsn("no trap");
        print(m, name);
        m.visitLabel(handler);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;", false);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Class", "getName", "()Ljava/lang/String;", false);
        print(m, name);
        m.visitMaxs(0, 0);
    }

    /** Prints the string on top of the stack after the name, and returns. */
    static void print(MethodVisitor m, String name) {
        m.visitVarInsn(ASTORE, 0);
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitLdcInsn(name + ": ");
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;", false);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
        m.visitInsn(RETURN);
    }
}
