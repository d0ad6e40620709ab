//@ about: protected members across packages: through subclasses, through super, and what is refused although inherited
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class ProtectedAccess {
    static final String BASE = "ProtectedAccess_other/Base", SELF = "ProtectedAccess_", SUB = "ProtectedAccess_Sub";
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        Files.createDirectories(Path.of(args[0], "ProtectedAccess_other"));
        ClassWriter base = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        base.visit(V17, ACC_PUBLIC | ACC_SUPER, BASE, null, "java/lang/Object", null);
        constructor(base, ACC_PROTECTED, "java/lang/Object");
        text(base, ACC_PROTECTED, "open", "Base.open");
        text(base, 0, "local", "Base.local");            // package-private: not overridden in another package
        text(base, ACC_PROTECTED | ACC_STATIC, "fixed", "Base.fixed");
        base.visitField(ACC_PROTECTED | ACC_STATIC, "shared", "I", null, 7);
        m = base.visitMethod(ACC_PUBLIC, "ask", "()Ljava/lang/String;", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKEVIRTUAL, BASE, "local", "()Ljava/lang/String;", false);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], BASE + ".class"), base.toByteArray());

        ClassWriter sub = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        sub.visit(V17, ACC_PUBLIC | ACC_SUPER, SUB, null, BASE, null);
        constructor(sub, ACC_PUBLIC, BASE);
        text(sub, ACC_PUBLIC, "local", "Sub.local");
        m = sub.visitMethod(ACC_PUBLIC, "run", "()V", null, null);
        out();
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKEVIRTUAL, SUB, "open", "()Ljava/lang/String;", false);
        println("Ljava/lang/String;");
        out();
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, BASE, "open", "()Ljava/lang/String;", false);
        println("Ljava/lang/String;");
        out();
        m.visitMethodInsn(INVOKESTATIC, BASE, "fixed", "()Ljava/lang/String;", false);
        println("Ljava/lang/String;");
        out();
        m.visitFieldInsn(GETSTATIC, SUB, "shared", "I");
        println("I");
        out();
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKEVIRTUAL, BASE, "ask", "()Ljava/lang/String;", false);
        println("Ljava/lang/String;");
        out();
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKEVIRTUAL, SUB, "local", "()Ljava/lang/String;", false);
        println("Ljava/lang/String;");
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        m = sub.visitMethod(ACC_PUBLIC, "wrong", "()Ljava/lang/String;", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKEVIRTUAL, BASE, "local", "()Ljava/lang/String;", false);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], SUB + ".class"), sub.toByteArray());

        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        c.visit(V17, ACC_PUBLIC | ACC_SUPER, SELF, null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        create();
        m.visitMethodInsn(INVOKEVIRTUAL, SUB, "run", "()V", false);
        attempt("wrong", "()Ljava/lang/String;"); // the subclass calls Base.local
        attempt("open", "()Ljava/lang/String;");  // a stranger calls a protected method
        attempt("clone", "()Ljava/lang/Object;"); // and Object's
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], SELF + ".class"), c.toByteArray());
    }

    static void attempt(String method, String descriptor) {
        Label start = new Label(), end = new Label(), handler = new Label(), next = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/IllegalAccessError");
        m.visitLabel(start);
        create();
        m.visitMethodInsn(INVOKEVIRTUAL, SUB, method, descriptor, false);
        m.visitInsn(POP);
        m.visitLabel(end);
        m.visitJumpInsn(GOTO, next);
        m.visitLabel(handler);
        m.visitVarInsn(ASTORE, 1);
        out();
        m.visitVarInsn(ALOAD, 1);
        println("Ljava/lang/Object;");
        m.visitLabel(next);
    }

    static void create() {
        m.visitTypeInsn(NEW, SUB);
        m.visitInsn(DUP);
        m.visitMethodInsn(INVOKESPECIAL, SUB, "<init>", "()V", false);
    }

    static void constructor(ClassWriter c, int access, String parent) {
        m = c.visitMethod(access, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, parent, "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }

    static void text(ClassWriter c, int access, String name, String text) {
        m = c.visitMethod(access, name, "()Ljava/lang/String;", null, null);
        m.visitLdcInsn(text);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
    }

    static void out() {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
    }

    static void println(String type) {
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + type + ")V", false);
    }
}
