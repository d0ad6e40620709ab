//@ about: all return instructions with values left below on the stack, from inside protected code and synchronized methods
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class Returns {
    static final Object[][] KINDS = {{"I", IRETURN, 12}, {"J", LRETURN, 1L << 60}, {"F", FRETURN, 0.75f}, {"D", DRETURN, -1e-300}, {"Ljava/lang/String;", ARETURN, "text"}};
    static ClassWriter c;

    public static void main(String[] args) throws Exception {
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "Returns_", null, "java/lang/Object", null);
        MethodVisitor main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (int access : new int[] {ACC_STATIC, ACC_STATIC | ACC_SYNCHRONIZED, ACC_STATIC | ACC_FINAL | ACC_STRICT}) {
            for (Object[] kind : KINDS) {
                String type = (String) kind[0], name = "return" + access;
                MethodVisitor m = c.visitMethod(access, name, "()" + type, null, null);
                clutter(m);
                m.visitLdcInsn(kind[2]);
                leave(m, (int) kind[1]);
                main.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
                main.visitLdcInsn(99L); // what the caller keeps below must survive
                main.visitMethodInsn(INVOKESTATIC, "Returns_", name, "()" + type, false);
                boolean two = type.equals("J") || type.equals("D");
                main.visitInsn(two ? DUP2_X2 : DUP_X2);
                main.visitInsn(two ? POP2 : POP);
                main.visitVarInsn(LSTORE, 1);
                main.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + type + ")V", false);
                main.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
                main.visitVarInsn(LLOAD, 1);
                main.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(J)V", false);
            }
            MethodVisitor m = c.visitMethod(access, "nothing" + access, "()V", null, null);
            clutter(m);
            leave(m, RETURN);
            main.visitMethodInsn(INVOKESTATIC, "Returns_", "nothing" + access, "()V", false);
        }
        main.visitInsn(ICONST_1);
        main.visitInsn(LCONST_1);
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "Returns_.class"), c.toByteArray());
    }

    static void clutter(MethodVisitor m) {
        m.visitInsn(ICONST_5);
        m.visitInsn(LCONST_1);
        m.visitInsn(ACONST_NULL);
        m.visitInsn(FCONST_2);
        m.visitInsn(DCONST_1);
    }

    /** A return protected by a catch-all handler: returning is no exception. */
    static void leave(MethodVisitor m, int opcode) {
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, null);
        m.visitLabel(start);
        m.visitInsn(opcode);
        m.visitLabel(end);
        m.visitLabel(handler);
        m.visitInsn(ATHROW);
        m.visitMaxs(0, 0);
    }
}
