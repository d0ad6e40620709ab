//@ about: messages of NullPointerException in code without debug information: which part of the expression was null
//@ generate
import java.nio.file.*;
import java.util.function.Consumer;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class HelpfulMessages {
    static final String SELF = "HelpfulMessages_", THIS = "L" + SELF + ";";
    static ClassWriter c;
    static MethodVisitor main;
    static int methods;

    public static void main(String[] args) throws Exception {
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, SELF, null, "java/lang/Object", null);
        c.visitField(0, "next", THIS, null, null);
        c.visitField(0, "number", "I", null, null);
        c.visitField(ACC_STATIC, "shared", THIS, null, null);
        c.visitField(ACC_STATIC, "grid", "[[I", null, null);
        MethodVisitor init = c.visitMethod(0, "<init>", "()V", null, null);
        init.visitVarInsn(ALOAD, 0);
        init.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        init.visitInsn(RETURN);
        init.visitMaxs(0, 0);
        MethodVisitor find = c.visitMethod(ACC_STATIC, "find", "(ILjava/lang/String;)" + THIS, null, null);
        find.visitInsn(ACONST_NULL);
        find.visitInsn(ARETURN);
        find.visitMaxs(0, 0);
        main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        trap(m -> { m.visitInsn(ACONST_NULL); m.visitInsn(ATHROW); });
        trap(m -> { m.visitInsn(ACONST_NULL); m.visitInsn(MONITORENTER); });
        trap(m -> { m.visitInsn(ACONST_NULL); m.visitFieldInsn(GETFIELD, SELF, "number", "I"); });
        trap(m -> { m.visitVarInsn(ALOAD, 0); m.visitFieldInsn(GETFIELD, SELF, "number", "I"); });
        trap(m -> { m.visitVarInsn(ALOAD, 0); m.visitInsn(ICONST_1); m.visitFieldInsn(PUTFIELD, SELF, "number", "I"); });
        trap(m -> { m.visitInsn(ACONST_NULL); m.visitVarInsn(ASTORE, 2); m.visitVarInsn(ALOAD, 2); m.visitInsn(ARRAYLENGTH); });
        trap(m -> { m.visitFieldInsn(GETSTATIC, SELF, "shared", THIS); m.visitFieldInsn(GETFIELD, SELF, "next", THIS); });
        trap(m -> { m.visitFieldInsn(GETSTATIC, SELF, "grid", "[[I"); m.visitInsn(ICONST_2); m.visitInsn(AALOAD); });
        trap(m -> {
            m.visitInsn(ICONST_3);
            m.visitMultiANewArrayInsn("[[I", 1);
            m.visitVarInsn(ASTORE, 2);
            m.visitVarInsn(ALOAD, 2);
            m.visitVarInsn(ILOAD, 1);
            m.visitInsn(AALOAD);
            m.visitInsn(ICONST_0);
            m.visitInsn(IALOAD);
        });
        trap(m -> {
            m.visitInsn(ICONST_5);
            m.visitLdcInsn("x");
            m.visitMethodInsn(INVOKESTATIC, SELF, "find", "(ILjava/lang/String;)" + THIS, false);
            m.visitFieldInsn(GETFIELD, SELF, "number", "I");
        });
        trap(m -> { m.visitVarInsn(ALOAD, 0); m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Object", "hashCode", "()I", false); });
        trap(m -> { m.visitInsn(ACONST_NULL); m.visitMethodInsn(INVOKEINTERFACE, "java/util/List", "size", "()I", true); });
        trap(m -> {
            m.visitInsn(ACONST_NULL);
            m.visitTypeInsn(CHECKCAST, "java/lang/String");
            m.visitIntInsn(BIPUSH, 'a');
            m.visitInsn(ICONST_0);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "indexOf", "(II)I", false);
        });
        int[] loads = {IALOAD, LALOAD, FALOAD, DALOAD, AALOAD, BALOAD, CALOAD, SALOAD};
        for (int load : loads) trap(m -> { m.visitInsn(ACONST_NULL); m.visitInsn(ICONST_1); m.visitInsn(load); });
        int[] stores = {IASTORE, LASTORE, FASTORE, DASTORE, AASTORE, BASTORE, CASTORE, SASTORE};
        int[] values = {ICONST_0, LCONST_0, FCONST_0, DCONST_0, ACONST_NULL, ICONST_0, ICONST_0, ICONST_0};
        for (int i = 0; i < stores.length; i++) {
            int store = stores[i], value = values[i];
            trap(m -> { m.visitInsn(ACONST_NULL); m.visitInsn(ICONST_1); m.visitInsn(value); m.visitInsn(store); });
        }
        trap(m -> {
            m.visitTypeInsn(NEW, SELF);
            m.visitInsn(DUP);
            m.visitMethodInsn(INVOKESPECIAL, SELF, "<init>", "()V", false);
            m.visitFieldInsn(PUTSTATIC, SELF, "shared", THIS);
            m.visitFieldInsn(GETSTATIC, SELF, "shared", THIS);
            m.visitFieldInsn(GETFIELD, SELF, "next", THIS);
            m.visitFieldInsn(GETFIELD, SELF, "number", "I");
        });
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], SELF + ".class"), c.toByteArray());
    }

    /** Calls static m(null, 1) with the given body and prints the message. */
    static void trap(Consumer<MethodVisitor> body) {
        String name = "m" + methods++;
        Label start = new Label(), end = new Label(), handler = new Label(), out = new Label();
        main.visitTryCatchBlock(start, end, handler, "java/lang/NullPointerException");
        main.visitLabel(start);
        main.visitInsn(ACONST_NULL);
        main.visitInsn(ICONST_1);
        main.visitMethodInsn(INVOKESTATIC, SELF, name, "(" + THIS + "I)V", false);
        main.visitLabel(end);
        main.visitJumpInsn(GOTO, out);
        main.visitLabel(handler);
        main.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Throwable", "getMessage", "()Ljava/lang/String;", false);
        main.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        main.visitInsn(SWAP);
        main.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
        main.visitLabel(out);
        MethodVisitor m = c.visitMethod(ACC_STATIC, name, "(" + THIS + "I)V", null, null);
        body.accept(m);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }
}
