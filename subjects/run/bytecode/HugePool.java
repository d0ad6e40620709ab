//@ about: a constant pool with 65,000 entries; members whose references have the highest indices
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class HugePool {
    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "HugePool_", null, "java/lang/Object", null);
        c.newConst(0);
        for (int i = 1; i < 44_000; i++) c.newConst(i * 3);
        for (int i = 1; i < 10_000; i++) c.newConst(i * 0x1_0000_0000L); // two entries each
        for (int i = 0; i < 200; i++) c.visitField(ACC_STATIC, "f" + i, "I", null, null);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        m.visitLdcInsn(0L);
        for (int i = 1; i < 44_000; i += 1000) {
            m.visitLdcInsn(i * 3);
            m.visitInsn(I2L);
            m.visitInsn(LADD);
        }
        for (int i = 1; i < 10_000; i += 1000) {
            m.visitLdcInsn(i * 0x1_0000_0000L);
            m.visitInsn(LADD);
        }
        m.visitVarInsn(LSTORE, 1);
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitVarInsn(LLOAD, 1);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(J)V", false);
        m.visitInsn(ICONST_0);
        m.visitVarInsn(ISTORE, 1);
        for (int i = 0; i < 200; i++) {
            m.visitIntInsn(SIPUSH, i * i);
            m.visitFieldInsn(PUTSTATIC, "HugePool_", "f" + i, "I");
        }
        for (int i = 0; i < 200; i++) {
            m.visitVarInsn(ILOAD, 1);
            m.visitInsn(ICONST_M1);
            m.visitInsn(IMUL);
            m.visitFieldInsn(GETSTATIC, "HugePool_", "f" + i, "I");
            m.visitInsn(IADD);
            m.visitVarInsn(ISTORE, 1);
        }
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitVarInsn(ILOAD, 1);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "HugePool_.class"), c.toByteArray());
    }
}
