//@ about: nest mates (version 55): private methods and fields of another class by invokevirtual, invokeinterface, getfield; no overriding of privates
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class NestMates {
    static final String HOST = "NestMates_", INNER = "NestMates_$Inner", SUB = "NestMates_$Sub", FACE = "NestMates_$Face";

    public static void main(String[] args) throws Exception {
        ClassWriter face = type(FACE, "java/lang/Object", ACC_PUBLIC | ACC_ABSTRACT | ACC_INTERFACE);
        face.visitNestHost(HOST);
        text(face, ACC_PRIVATE, "hidden", "Face.hidden");
        text(face, ACC_PRIVATE | ACC_STATIC, "fixed", "Face.fixed");
        ClassWriter inner = type(INNER, "java/lang/Object", ACC_PUBLIC | ACC_SUPER, FACE);
        inner.visitNestHost(HOST);
        inner.visitField(ACC_PRIVATE, "number", "I", null, null);
        inner.visitField(ACC_PRIVATE | ACC_STATIC, "shared", "J", null, null);
        text(inner, ACC_PRIVATE, "secret", "Inner.secret");
        text(inner, ACC_PRIVATE | ACC_STATIC, "fixed", "Inner.fixed");
        text(inner, ACC_PUBLIC | ACC_FINAL, "last", "Inner.last");
        ClassWriter sub = type(SUB, INNER, ACC_PUBLIC | ACC_SUPER | ACC_FINAL);
        sub.visitNestHost(HOST);
        text(sub, ACC_PUBLIC, "secret", "Sub.secret");
        text(sub, ACC_PUBLIC, "hidden", "Sub.hidden");

        ClassWriter host = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        host.visit(V11, ACC_PUBLIC | ACC_SUPER, HOST, null, "java/lang/Object", null);
        for (String member : new String[] {INNER, SUB, FACE}) host.visitNestMember(member);
        MethodVisitor m = host.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (String receiver : new String[] {INNER, SUB}) {
            m.visitTypeInsn(NEW, receiver);
            m.visitInsn(DUP);
            m.visitMethodInsn(INVOKESPECIAL, receiver, "<init>", "()V", false); // a private constructor
            m.visitVarInsn(ASTORE, 1);
            call(m, INVOKEVIRTUAL, INNER, "secret");
            call(m, INVOKEVIRTUAL, INNER, "last");
            call(m, INVOKEINTERFACE, FACE, "hidden");
            if (receiver == SUB) {
                call(m, INVOKEVIRTUAL, SUB, "secret");
                call(m, INVOKEVIRTUAL, SUB, "hidden");
                call(m, INVOKEVIRTUAL, SUB, "last");
            }
            m.visitVarInsn(ALOAD, 1);
            m.visitIntInsn(BIPUSH, 77);
            m.visitFieldInsn(PUTFIELD, INNER, "number", "I");
            m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
            m.visitVarInsn(ALOAD, 1);
            m.visitFieldInsn(GETFIELD, INNER, "number", "I");
            m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
        }
        call(m, INVOKESTATIC, INNER, "fixed");
        call(m, INVOKESTATIC, FACE, "fixed");
        m.visitFieldInsn(GETSTATIC, INNER, "shared", "J");
        m.visitInsn(LCONST_1);
        m.visitInsn(LADD);
        m.visitFieldInsn(PUTSTATIC, INNER, "shared", "J");
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitFieldInsn(GETSTATIC, INNER, "shared", "J");
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(J)V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], HOST + ".class"), host.toByteArray());
        Files.write(Path.of(args[0], INNER + ".class"), inner.toByteArray());
        Files.write(Path.of(args[0], SUB + ".class"), sub.toByteArray());
        Files.write(Path.of(args[0], FACE + ".class"), face.toByteArray());
    }

    static ClassWriter type(String name, String parent, int access, String... interfaces) {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V11, access, name, null, parent, interfaces);
        if ((access & ACC_INTERFACE) != 0) return c;
        MethodVisitor m = c.visitMethod(ACC_PRIVATE, "<init>", "()V", null, null);
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

    static void call(MethodVisitor m, int opcode, String owner, String name) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        if (opcode != INVOKESTATIC) m.visitVarInsn(ALOAD, 1);
        m.visitMethodInsn(opcode, owner, name, "()Ljava/lang/String;", owner == FACE);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
    }
}
