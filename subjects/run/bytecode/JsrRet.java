//@ about: jsr and ret as old compilers used them for finally (class file version 48)
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class JsrRet {
    public static void main(String[] args) throws Exception {
        try (var driver = JsrRet.class.getClassLoader().getResourceAsStream("JsrRet_.class")) {
            Files.copy(driver, Path.of(args[0], "JsrRet_.class"));
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_4, ACC_PUBLIC | ACC_SUPER, "JsrRet_Code", null, "java/lang/Object", null);
        c.visitField(ACC_STATIC, "count", "I", null, null);
        divide(c.visitMethod(ACC_STATIC, "divide", "(I)I", null, null));
        overrule(c.visitMethod(ACC_STATIC, "overrule", "(I)I", null, null));
        loop(c.visitMethod(ACC_STATIC, "loop", "(I)J", null, null));
        Files.write(Path.of(args[0], "JsrRet_Code.class"), c.toByteArray());
    }

    /** try { return 100 / n; } finally { count++; } */
    static void divide(MethodVisitor m) {
        Label start = new Label(), end = new Label(), handler = new Label(), sub = new Label();
        m.visitTryCatchBlock(start, end, handler, null);
        m.visitLabel(start);
        m.visitIntInsn(BIPUSH, 100);
        m.visitVarInsn(ILOAD, 0);
        m.visitInsn(IDIV);
        m.visitVarInsn(ISTORE, 1);
        m.visitLabel(end);
        m.visitJumpInsn(JSR, sub);
        m.visitVarInsn(ILOAD, 1);
        m.visitInsn(IRETURN);
        m.visitLabel(handler);
        m.visitVarInsn(ASTORE, 2);
        m.visitJumpInsn(JSR, sub);
        m.visitVarInsn(ALOAD, 2);
        m.visitInsn(ATHROW);
        m.visitLabel(sub);
        m.visitVarInsn(ASTORE, 3);
        m.visitFieldInsn(GETSTATIC, "JsrRet_Code", "count", "I");
        m.visitInsn(ICONST_1);
        m.visitInsn(IADD);
        m.visitFieldInsn(PUTSTATIC, "JsrRet_Code", "count", "I");
        m.visitVarInsn(RET, 3);
        m.visitMaxs(0, 0);
    }

    /** try { return 100 / n; } finally { return -n; }: the subroutine never returns to its caller. */
    static void overrule(MethodVisitor m) {
        Label start = new Label(), end = new Label(), handler = new Label(), sub = new Label();
        m.visitTryCatchBlock(start, end, handler, null);
        m.visitLabel(start);
        m.visitIntInsn(BIPUSH, 100);
        m.visitVarInsn(ILOAD, 0);
        m.visitInsn(IDIV);
        m.visitInsn(POP);
        m.visitJumpInsn(JSR, sub);
        m.visitLabel(end);
        m.visitLabel(handler);
        m.visitInsn(POP);
        m.visitJumpInsn(JSR, sub);
        m.visitLabel(sub);
        m.visitInsn(POP);
        m.visitVarInsn(ILOAD, 0);
        m.visitInsn(INEG);
        m.visitInsn(IRETURN);
        m.visitMaxs(0, 0);
    }

    /** A subroutine called from two places in a loop; the caller's stack holds a value across each call. */
    static void loop(MethodVisitor m) {
        Label top = new Label(), done = new Label(), sub = new Label();
        m.visitInsn(LCONST_1);
        m.visitVarInsn(LSTORE, 1);
        m.visitLabel(top);
        m.visitVarInsn(ILOAD, 0);
        m.visitJumpInsn(IFLE, done);
        m.visitInsn(LCONST_1);
        m.visitJumpInsn(JSR, sub);
        m.visitJumpInsn(JSR, sub);
        m.visitVarInsn(LLOAD, 1);
        m.visitInsn(LADD);
        m.visitVarInsn(LSTORE, 1);
        m.visitIincInsn(0, -1);
        m.visitJumpInsn(GOTO, top);
        m.visitLabel(done);
        m.visitVarInsn(LLOAD, 1);
        m.visitInsn(LRETURN);
        m.visitLabel(sub);
        m.visitVarInsn(ASTORE, 3);
        m.visitVarInsn(LLOAD, 1);
        m.visitInsn(LADD);
        m.visitVarInsn(RET, 3);
        m.visitMaxs(0, 0);
    }
}

class JsrRet_ {
    public static void main(String[] args) {
        for (int n : new int[] {7, -3, 0, 100, 0}) {
            try {
                System.out.println("divide " + n + ": " + JsrRet_Code.divide(n));
            } catch (ArithmeticException e) {
                System.out.println("divide " + n + ": " + e.getMessage());
            }
            System.out.println("count " + JsrRet_Code.count + ", overrule " + JsrRet_Code.overrule(n));
        }
        for (int n = 0; n < 12; n++) System.out.println("loop " + n + ": " + JsrRet_Code.loop(n));
    }
}

/** What the generator writes. */
class JsrRet_Code {
    static int count;
    static native int divide(int n);
    static native int overrule(int n);
    static native long loop(int n);
}
