//@ about: jsr_w and wide ret, forwards and backwards (version 49)
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class JsrWide {
    static final int JSR_W = 201;
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "JsrWide_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        Label start = new Label(), early = new Label(), late = new Label(), inner = new Label();
        m.visitInsn(ICONST_1);
        m.visitVarInsn(ISTORE, 256);
        m.visitJumpInsn(GOTO, start);

        m.visitLabel(early);
        m.visitVarInsn(ASTORE, 300);
        m.visitVarInsn(ILOAD, 256);
        m.visitInsn(ICONST_3);
        m.visitInsn(IMUL);
        m.visitVarInsn(ISTORE, 256);
        m.visitVarInsn(RET, 300);

        m.visitLabel(start);
        for (int i = 0; i < 4; i++) {
            m.visitJumpInsn(JSR_W, early);
            print();
            m.visitJumpInsn(JSR_W, late);
            print();
            m.visitJumpInsn(JSR, late);
            print();
            m.visitJumpInsn(JSR, early);
            print();
        }
        m.visitInsn(RETURN);
        for (int i = 0; i < 40_000; i++) m.visitInsn(NOP);

        m.visitLabel(late);
        m.visitVarInsn(ASTORE, 65_000);
        m.visitIincInsn(256, -1000);
        m.visitJumpInsn(JSR_W, inner);
        m.visitVarInsn(RET, 65_000);
        m.visitLabel(inner);
        m.visitVarInsn(ASTORE, 255);
        m.visitIincInsn(256, 7);
        m.visitVarInsn(RET, 255);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "JsrWide_.class"), c.toByteArray());
    }

    static void print() {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitVarInsn(ILOAD, 256);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
    }
}
