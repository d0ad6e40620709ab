//@ about: nested subroutines: jsr inside jsr, leaving two at once, return addresses kept in different locals (version 46)
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class JsrNested {
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_2, ACC_PUBLIC | ACC_SUPER, "JsrNested_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_STATIC, "three", "(I)V", null, null);
        three();
        m = c.visitMethod(ACC_STATIC, "escape", "(I)I", null, null);
        escape();
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (int depth = 0; depth < 4; depth++) {
            m.visitIntInsn(BIPUSH, depth);
            m.visitMethodInsn(INVOKESTATIC, "JsrNested_", "three", "(I)V", false);
        }
        for (int n : new int[] {0, 1, 5, 6}) {
            m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
            m.visitIntInsn(BIPUSH, n);
            m.visitMethodInsn(INVOKESTATIC, "JsrNested_", "escape", "(I)I", false);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
        }
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "JsrNested_.class"), c.toByteArray());
    }

    /** Three levels; each is entered from two places of the level above; level k does nothing when depth is smaller than k. */
    static void three() {
        Label[] sub = {new Label(), new Label(), new Label()};
        say("main before, depth ");
        m.visitJumpInsn(JSR, sub[0]);
        say("main between, depth ");
        m.visitJumpInsn(JSR, sub[0]);
        m.visitInsn(RETURN);
        for (int level = 0; level < 3; level++) {
            Label out = new Label();
            m.visitLabel(sub[level]);
            m.visitVarInsn(ASTORE, 5 - level);
            m.visitVarInsn(ILOAD, 0);
            m.visitIntInsn(BIPUSH, level);
            m.visitJumpInsn(IF_ICMPLE, out);
            say("  ".repeat(level + 1) + "enter " + level + ", depth ");
            if (level < 2) {
                m.visitJumpInsn(JSR, sub[level + 1]);
                say("  ".repeat(level + 1) + "again " + level + ", depth ");
                m.visitJumpInsn(JSR, sub[level + 1]);
            }
            m.visitLabel(out);
            m.visitVarInsn(RET, 5 - level);
        }
        m.visitMaxs(0, 0);
    }

    /** An inner subroutine that either returns or leaves both subroutines by a plain jump. */
    static void escape() {
        Label outer = new Label(), inner = new Label(), done = new Label(), back = new Label();
        m.visitJumpInsn(JSR, outer);
        m.visitInsn(ICONST_1);
        m.visitInsn(IRETURN);
        m.visitLabel(outer);
        m.visitVarInsn(ASTORE, 1);
        m.visitJumpInsn(JSR, inner);
        m.visitIincInsn(0, 1);
        m.visitJumpInsn(JSR, inner);
        m.visitVarInsn(RET, 1);
        m.visitLabel(inner);
        m.visitVarInsn(ASTORE, 2);
        m.visitVarInsn(ILOAD, 0);
        m.visitInsn(ICONST_1);
        m.visitInsn(IAND);
        m.visitJumpInsn(IFEQ, back);
        m.visitVarInsn(ILOAD, 0);
        m.visitInsn(ICONST_5);
        m.visitJumpInsn(IF_ICMPGE, done);
        m.visitLabel(back);
        m.visitVarInsn(RET, 2);
        m.visitLabel(done);
        m.visitVarInsn(ILOAD, 0);
        m.visitIntInsn(BIPUSH, 100);
        m.visitInsn(IMUL);
        m.visitInsn(IRETURN);
        m.visitMaxs(0, 0);
    }

    static void say(String text) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitInsn(DUP);
        m.visitLdcInsn(text);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "print", "(Ljava/lang/String;)V", false);
        m.visitVarInsn(ILOAD, 0);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
    }
}
