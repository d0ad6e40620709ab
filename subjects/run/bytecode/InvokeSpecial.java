//@ about: invokespecial of super methods, of a skipped superclass, of private and own methods, of interface defaults; with and without ACC_SUPER
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class InvokeSpecial {
    static final String A = "InvokeSpecial_A", B = "InvokeSpecial_B", C = "InvokeSpecial_C", D = "InvokeSpecial_D", I = "InvokeSpecial_I";

    public static void main(String[] args) throws Exception {
        ClassWriter i = type(V1_8, ACC_PUBLIC | ACC_ABSTRACT | ACC_INTERFACE, I, "java/lang/Object");
        text(i, ACC_PUBLIC, "who", "I.who");
        text(i, ACC_PUBLIC, "only", "I.only");
        ClassWriter a = type(V1_8, ACC_PUBLIC | ACC_SUPER, A, "java/lang/Object");
        text(a, ACC_PUBLIC, "who", "A.who");
        text(a, ACC_PUBLIC, "late", "A.late");
        text(a, ACC_PRIVATE, "secret", "A.secret");
        special(a, "ownSecret", A, "secret", false);
        special(a, "ownWho", A, "who", false);
        ClassWriter b = type(V1_8, ACC_PUBLIC | ACC_SUPER, B, A);
        text(b, ACC_PUBLIC, "who", "B.who");
        ClassWriter c = type(V1_8, ACC_PUBLIC | ACC_SUPER, C, B, I);
        text(c, ACC_PUBLIC, "who", "C.who");
        text(c, ACC_PUBLIC, "late", "C.late");
        text(c, ACC_PUBLIC, "secret", "C.secret");
        special(c, "superWho", B, "who", false);
        special(c, "grandWho", A, "who", false); // selection still starts at the direct superclass: B.who
        special(c, "superLate", B, "late", false);
        special(c, "thisWho", C, "who", false);
        special(c, "interfaceWho", I, "who", true);
        special(c, "interfaceOnly", I, "only", true);
        special(c, "objectString", "java/lang/Object", "getClass", false);
        ClassWriter d = type(V1_1, ACC_PUBLIC, D, C); // ACC_SUPER is taken for granted in all versions
        text(d, ACC_PUBLIC, "who", "D.who");
        special(d, "skipWho", A, "who", false);
        special(d, "skipLate", A, "late", false);

        ClassWriter main = type(V1_8, ACC_PUBLIC | ACC_SUPER, "InvokeSpecial_", "java/lang/Object");
        MethodVisitor m = main.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        String[] names = {"who", "ownSecret", "ownWho", "superWho", "grandWho", "superLate", "thisWho", "interfaceWho", "interfaceOnly", "only"};
        for (String receiver : new String[] {C, D}) for (String name : names) show(m, receiver, name);
        for (String name : new String[] {"skipWho", "skipLate"}) show(m, D, name);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        write(args[0], i, I);
        write(args[0], a, A);
        write(args[0], b, B);
        write(args[0], c, C);
        write(args[0], d, D);
        write(args[0], main, "InvokeSpecial_");
    }

    static ClassWriter type(int version, int access, String name, String parent, String... interfaces) {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(version, access, name, null, parent, interfaces);
        if ((access & ACC_INTERFACE) != 0) return c;
        MethodVisitor m = c.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, parent, "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        return c;
    }

    static void text(ClassWriter c, int access, String name, String text) {
        MethodVisitor m = c.visitMethod(access, name, "()Ljava/lang/String;", null, null);
        m.visitLdcInsn(text);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
    }

    static void special(ClassWriter c, String name, String owner, String target, boolean isInterface) {
        String result = target.equals("getClass") ? "()Ljava/lang/Class;" : "()Ljava/lang/String;";
        MethodVisitor m = c.visitMethod(ACC_PUBLIC, name, result, null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, owner, target, result, isInterface);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
    }

    static void show(MethodVisitor m, String receiver, String name) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitInsn(DUP);
        m.visitLdcInsn(receiver.substring(14) + "." + name + " ");
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "print", "(Ljava/lang/String;)V", false);
        m.visitTypeInsn(NEW, receiver);
        m.visitInsn(DUP);
        m.visitMethodInsn(INVOKESPECIAL, receiver, "<init>", "()V", false);
        m.visitMethodInsn(INVOKEVIRTUAL, receiver, name, "()Ljava/lang/String;", false);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
    }

    static void write(String folder, ClassWriter c, String name) throws Exception {
        Files.write(Path.of(folder, name + ".class"), c.toByteArray());
    }
}
