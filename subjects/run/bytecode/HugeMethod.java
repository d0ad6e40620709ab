//@ about: a method of 65,535 bytes, the longest there can be, with branches and handlers at its far end
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class HugeMethod {
    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "HugeMethod_", null, "java/lang/Object", null);
        MethodVisitor m = c.visitMethod(ACC_STATIC, "huge", "(I)I", null, null);
        Label start = new Label(), end = new Label(), handler = new Label(), middle = new Label();
        m.visitTryCatchBlock(start, end, handler, null);
        m.visitLabel(start);
        int length = 0;
        for (; length + 3 <= 30_000; length += 3) m.visitIincInsn(0, 1); // iinc: 3 bytes
        m.visitLabel(middle);
        for (; length + 3 <= 65_000; length += 3) m.visitIincInsn(0, 2);
        m.visitVarInsn(ILOAD, 0); // 1
        m.visitLdcInsn(100_000);  // 2
        m.visitJumpInsn(IF_ICMPLT, middle); // inverted and followed by goto_w: 8
        m.visitVarInsn(ILOAD, 0); // 1
        m.visitInsn(ICONST_0);    // 1
        m.visitInsn(IDIV);        // 1
        m.visitInsn(IRETURN);     // 1
        length += 15;
        m.visitLabel(end);
        for (; length < 65_535 - 5; length++) m.visitInsn(NOP);
        m.visitLabel(handler);
        m.visitInsn(POP);         // 1
        m.visitVarInsn(ILOAD, 0); // 1
        m.visitInsn(INEG);        // 1
        m.visitInsn(NOP);         // 1
        m.visitInsn(IRETURN);     // 1
        m.visitMaxs(0, 0);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (int n : new int[] {0, 1, 99_999, 50_000, -7}) {
            m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
            m.visitLdcInsn(n);
            m.visitMethodInsn(INVOKESTATIC, "HugeMethod_", "huge", "(I)I", false);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
        }
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "HugeMethod_.class"), c.toByteArray());
    }
}
