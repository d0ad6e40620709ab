//@ about: IllegalAccessError for private, package-private and protected members and classes of others, with its message
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class PrivateAccess {
    static final String SAME = "PrivateAccess_Library", OTHER = "PrivateAccess_other/Library", HIDDEN = "PrivateAccess_other/Hidden", FACE = "PrivateAccess_Face", SELF = "PrivateAccess_";
    static ClassWriter c;
    static MethodVisitor main;
    static int methods;

    public static void main(String[] args) throws Exception {
        Files.createDirectories(Path.of(args[0], "PrivateAccess_other"));
        library(args[0], SAME, ACC_PUBLIC | ACC_SUPER);
        library(args[0], OTHER, ACC_PUBLIC | ACC_SUPER);
        library(args[0], HIDDEN, ACC_SUPER);
        ClassWriter face = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        face.visit(V17, ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT, FACE, null, "java/lang/Object", null);
        empty(face, ACC_PRIVATE | ACC_STATIC, "secret");
        Files.write(Path.of(args[0], FACE + ".class"), face.toByteArray());

        c = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        c.visit(V17, ACC_PUBLIC | ACC_SUPER, SELF, null, "java/lang/Object", null);
        main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (String owner : new String[] {SAME, OTHER}) {
            for (String access : new String[] {"Private", "Package", "Protected", "Public"}) {
                attempt(m -> m.visitMethodInsn(INVOKESTATIC, owner, "call" + access, "()V", false));
                attempt(m -> { m.visitFieldInsn(GETSTATIC, owner, "field" + access, "I"); m.visitInsn(POP); });
                attempt(m -> { m.visitInsn(ICONST_1); m.visitFieldInsn(PUTSTATIC, owner, "field" + access, "I"); });
            }
            attempt(m -> { m.visitTypeInsn(NEW, owner); m.visitMethodInsn(INVOKESPECIAL, owner, "<init>", "()V", false); });
        }
        attempt(m -> m.visitMethodInsn(INVOKESTATIC, HIDDEN, "callPublic", "()V", false));
        attempt(m -> { m.visitTypeInsn(NEW, HIDDEN); m.visitInsn(POP); });
        attempt(m -> { m.visitInsn(ACONST_NULL); m.visitTypeInsn(CHECKCAST, HIDDEN); m.visitInsn(POP); });
        attempt(m -> { m.visitInsn(ICONST_0); m.visitTypeInsn(ANEWARRAY, HIDDEN); m.visitInsn(POP); });
        attempt(m -> m.visitMethodInsn(INVOKESTATIC, FACE, "secret", "()V", true));
        attempt(m -> { m.visitLdcInsn(Type.getObjectType(HIDDEN)); m.visitInsn(POP); });
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], SELF + ".class"), c.toByteArray());
    }

    static void library(String folder, String name, int access) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V17, access, name, null, "java/lang/Object", null);
        MethodVisitor m = c.visitMethod(ACC_PRIVATE, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        String[] names = {"Private", "Package", "Protected", "Public"};
        int[] flags = {ACC_PRIVATE, 0, ACC_PROTECTED, ACC_PUBLIC};
        for (int i = 0; i < names.length; i++) {
            empty(c, ACC_STATIC | flags[i], "call" + names[i]);
            c.visitField(ACC_STATIC | flags[i], "field" + names[i], "I", null, null);
        }
        Files.write(Path.of(folder, name + ".class"), c.toByteArray());
    }

    static void empty(ClassWriter c, int access, String name) {
        MethodVisitor m = c.visitMethod(access, name, "()V", null, null);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }

    /** Prints "fine" or what is thrown. */
    static void attempt(java.util.function.Consumer<MethodVisitor> body) {
        String name = "m" + methods++;
        main.visitMethodInsn(INVOKESTATIC, SELF, name, "()V", false);
        MethodVisitor m = c.visitMethod(ACC_STATIC, name, "()V", null, null);
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
        m.visitLabel(start);
        body.accept(m);
        m.visitLabel(end);
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitLdcInsn("fine");
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
        m.visitInsn(RETURN);
        m.visitLabel(handler);
        m.visitVarInsn(ASTORE, 0);
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/Object;)V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }
}
