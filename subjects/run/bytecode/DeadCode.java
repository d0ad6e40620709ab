//@ about: unreachable code: after returns, throws and jumps, ill-typed where no verifier looks, unused handlers, ret without jsr
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class DeadCode {
    public static void main(String[] args) throws Exception {
        write(args[0], "DeadCode_", V1_5, true);
        write(args[0], "DeadCode_Frames", V1_8, false); // COMPUTE_FRAMES turns what is dead into nop .. athrow
    }

    static void write(String folder, String name, int version, boolean main) throws Exception {
        ClassWriter c = new ClassWriter(main ? 0 : ClassWriter.COMPUTE_FRAMES);
        c.visit(version, ACC_PUBLIC | ACC_SUPER, name, null, "java/lang/Object", null);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "value", "(I)I", null, null);
        Label alive = new Label(), start = new Label(), end = new Label(), handler = new Label(), never = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/RuntimeException");
        m.visitJumpInsn(GOTO, alive);
        m.visitInsn(POP2);
        m.visitInsn(LADD);
        m.visitLabel(start);
        m.visitInsn(AALOAD);
        m.visitMethodInsn(INVOKESTATIC, "no/such/Class", "missing", "()V", false);
        m.visitLabel(end);
        m.visitInsn(RETURN);
        m.visitLabel(handler);
        m.visitInsn(POP);
        m.visitLabel(never);
        if (main) m.visitVarInsn(RET, 0);
        m.visitLabel(alive);
        m.visitVarInsn(ILOAD, 0);
        m.visitInsn(ICONST_3);
        m.visitInsn(IMUL);
        m.visitInsn(IRETURN);
        m.visitInsn(IRETURN);
        m.visitInsn(ATHROW);
        m.visitJumpInsn(GOTO, never);
        m.visitInsn(DASTORE);
        m.visitInsn(RETURN);
        m.visitMaxs(4, 4);
        if (main) {
            m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
            for (String owner : new String[] {name, "DeadCode_Frames"}) {
                m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
                m.visitIntInsn(BIPUSH, 14);
                m.visitMethodInsn(INVOKESTATIC, owner, "value", "(I)I", false);
                m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
            }
            m.visitInsn(RETURN);
            m.visitMaxs(4, 4);
        }
        Files.write(Path.of(folder, name + ".class"), c.toByteArray());
    }
}
