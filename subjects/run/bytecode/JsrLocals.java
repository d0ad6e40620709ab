//@ about: a subroutine shared by callers whose other locals have different types; return addresses moved with astore and swap (version 45)
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class JsrLocals {
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_1, ACC_PUBLIC | ACC_SUPER, "JsrLocals_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        Label tick = new Label(), argument = new Label();
        m.visitInsn(ICONST_0);
        m.visitVarInsn(ISTORE, 1);

        m.visitLdcInsn(42);
        m.visitVarInsn(ISTORE, 2);
        m.visitJumpInsn(JSR, tick);
        m.visitVarInsn(ILOAD, 2);
        println("I");

        m.visitLdcInsn("a string");
        m.visitVarInsn(ASTORE, 2);
        m.visitJumpInsn(JSR, tick);
        m.visitVarInsn(ALOAD, 2);
        println("Ljava/lang/String;");

        m.visitLdcInsn(1L << 40);
        m.visitVarInsn(LSTORE, 2);
        m.visitJumpInsn(JSR, tick);
        m.visitVarInsn(LLOAD, 2);
        println("J");

        m.visitLdcInsn(2.5);
        m.visitVarInsn(DSTORE, 2);
        m.visitJumpInsn(JSR, tick);
        m.visitVarInsn(DLOAD, 2);
        println("D");

        // An argument below the return address, reached with swap.
        for (int n : new int[] {3, 1000}) {
            m.visitLdcInsn(n);
            m.visitJumpInsn(JSR, argument);
            println("I");
        }
        m.visitVarInsn(ILOAD, 1);
        println("I");
        m.visitInsn(RETURN);

        m.visitLabel(tick);
        m.visitVarInsn(ASTORE, 9);
        m.visitIincInsn(1, 1);
        m.visitVarInsn(RET, 9);

        m.visitLabel(argument);
        m.visitInsn(SWAP);
        m.visitInsn(DUP);
        m.visitInsn(IMUL);
        m.visitInsn(SWAP);
        m.visitVarInsn(ASTORE, 10);
        m.visitIincInsn(1, 10);
        m.visitVarInsn(RET, 10);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "JsrLocals_.class"), c.toByteArray());
    }

    /** Prints the value on top of the stack. */
    static void println(String type) {
        boolean two = type.equals("J") || type.equals("D");
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitInsn(two ? DUP_X2 : SWAP);
        if (two) m.visitInsn(POP);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + type + ")V", false);
    }
}
