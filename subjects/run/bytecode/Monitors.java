//@ about: monitorenter and monitorexit outside of any block structure: nested, crossed, in loops, on arrays and classes; synchronized methods that throw
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class Monitors {
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "Monitors_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_STATIC | ACC_SYNCHRONIZED, "failing", "(I)I", null, null);
        m.visitLdcInsn(Type.getType("LMonitors_;"));
        m.visitVarInsn(ASTORE, 1);
        held(1);
        m.visitIntInsn(BIPUSH, 12);
        m.visitVarInsn(ILOAD, 0);
        m.visitInsn(IDIV);
        m.visitInsn(IRETURN);
        m.visitMaxs(0, 0);

        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        object(1);
        object(2);
        repeated();
        crossed();
        loop();
        m.visitInsn(ICONST_1);
        m.visitIntInsn(NEWARRAY, T_INT);
        m.visitVarInsn(ASTORE, 1);
        m.visitLdcInsn(Type.getType("[Ljava/lang/String;"));
        m.visitVarInsn(ASTORE, 2);
        crossed();
        missing();
        failing(3);
        failing(0);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "Monitors_.class"), c.toByteArray());
    }

    static void object(int local) {
        m.visitTypeInsn(NEW, "java/lang/Object");
        m.visitInsn(DUP);
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        m.visitVarInsn(ASTORE, local);
    }

    /** Entered twice: free only after the second exit. */
    static void repeated() {
        lock(MONITORENTER, 1);
        lock(MONITORENTER, 1);
        held(1);
        lock(MONITOREXIT, 1);
        held(1);
        lock(MONITOREXIT, 1);
        held(1);
    }

    /** Left in the order of entering. */
    static void crossed() {
        lock(MONITORENTER, 1);
        lock(MONITORENTER, 2);
        held(1);
        lock(MONITOREXIT, 1);
        held(1);
        held(2);
        lock(MONITOREXIT, 2);
        held(2);
    }

    /** One lock entered before and left inside a loop, and entered again at its end. */
    static void loop() {
        Label top = new Label(), out = new Label();
        m.visitInsn(ICONST_3);
        m.visitVarInsn(ISTORE, 3);
        lock(MONITORENTER, 1);
        m.visitLabel(top);
        m.visitIincInsn(3, -1);
        lock(MONITOREXIT, 1);
        held(1);
        m.visitVarInsn(ILOAD, 3);
        m.visitJumpInsn(IFEQ, out);
        lock(MONITORENTER, 1);
        m.visitJumpInsn(GOTO, top);
        m.visitLabel(out);
    }

    static void missing() {
        for (int opcode : new int[] {MONITORENTER, MONITOREXIT}) {
            Label start = new Label(), end = new Label(), handler = new Label(), out = new Label();
            m.visitTryCatchBlock(start, end, handler, "java/lang/NullPointerException");
            m.visitLabel(start);
            m.visitInsn(ACONST_NULL);
            m.visitInsn(opcode);
            m.visitLabel(end);
            m.visitJumpInsn(GOTO, out);
            m.visitLabel(handler);
            m.visitInsn(POP);
            m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
            m.visitLdcInsn("null " + opcode);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
            m.visitLabel(out);
        }
    }

    static void failing(int divisor) {
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/ArithmeticException");
        m.visitLabel(start);
        m.visitIntInsn(BIPUSH, divisor);
        m.visitMethodInsn(INVOKESTATIC, "Monitors_", "failing", "(I)I", false);
        m.visitInsn(POP);
        m.visitInsn(ACONST_NULL);
        m.visitLabel(end);
        m.visitLabel(handler);
        m.visitInsn(POP);
        m.visitLdcInsn(Type.getType("LMonitors_;"));
        m.visitVarInsn(ASTORE, 4);
        held(4);
    }

    static void lock(int opcode, int local) {
        m.visitVarInsn(ALOAD, local);
        m.visitInsn(opcode);
    }

    static void held(int local) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitVarInsn(ALOAD, local);
        m.visitMethodInsn(INVOKESTATIC, "java/lang/Thread", "holdsLock", "(Ljava/lang/Object;)Z", false);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Z)V", false);
    }
}
