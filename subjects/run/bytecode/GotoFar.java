//@ about: goto_w forwards and backwards, conditional branches to targets more than 32 KB away
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class GotoFar {
    static final int GOTO_W = 200;
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "GotoFar_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        near();
        far();
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "GotoFar_.class"), c.toByteArray());
    }

    /** A loop made of goto_w only. */
    static void near() {
        Label test = new Label(), body = new Label(), out = new Label();
        m.visitInsn(ICONST_0);
        m.visitVarInsn(ISTORE, 1);
        m.visitJumpInsn(GOTO_W, test);
        m.visitLabel(body);
        show();
        m.visitIincInsn(1, 1);
        m.visitLabel(test);
        m.visitVarInsn(ILOAD, 1);
        m.visitInsn(ICONST_5);
        m.visitJumpInsn(IF_ICMPGE, out);
        m.visitJumpInsn(GOTO_W, body);
        m.visitLabel(out);
    }

    /** Jumps to and fro over 40,000 bytes; what ASM makes of a conditional branch is an inverted one and a goto_w. */
    static void far() {
        Label high = new Label(), low = new Label(), done = new Label();
        m.visitLabel(low);
        m.visitIincInsn(1, 100);
        show();
        m.visitVarInsn(ILOAD, 1);
        m.visitIntInsn(SIPUSH, 500);
        m.visitJumpInsn(IF_ICMPLT, high);
        m.visitInsn(ACONST_NULL);
        m.visitJumpInsn(IFNULL, done);
        for (int i = 0; i < 40_000; i++) m.visitInsn(NOP);
        m.visitLabel(high);
        m.visitIincInsn(1, 1);
        m.visitVarInsn(ILOAD, 1);
        m.visitInsn(ICONST_2);
        m.visitInsn(IREM);
        m.visitJumpInsn(IFNE, low);
        m.visitIincInsn(1, 1000);
        show();
        m.visitJumpInsn(GOTO, low);
        m.visitLabel(done);
        show();
    }

    static void show() {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitVarInsn(ILOAD, 1);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
    }
}
