//@ about: class files of every version from 45.0 to 61, with odd minor versions up to 55, calling each other
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class ClassVersions {
    public static void main(String[] args) throws Exception {
        int[] versions = new int[23];
        int count = 0;
        for (int major = 45; major <= 61; major++) versions[count++] = major == 45 ? V1_1 : major;
        for (int odd : new int[] {45, 45 | 65_535 << 16, 46 | 7 << 16, 49 | 100 << 16, 52 | 1 << 16, 55 | 3 << 16}) versions[count++] = odd;
        String next = null;
        for (int version : versions) {
            String name = "ClassVersions_" + (version & 0xffff) + "_" + (version >>> 16);
            write(args[0], name, version, next);
            next = name;
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_1, ACC_PUBLIC | ACC_SUPER, "ClassVersions_", null, "java/lang/Object", null);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (int n : new int[] {0, 1, 100}) {
            m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
            m.visitIntInsn(BIPUSH, n);
            m.visitMethodInsn(INVOKESTATIC, next, "value", "(I)I", false);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
        }
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "ClassVersions_.class"), c.toByteArray());
    }

    /** static int value(int n) { int sum = major; while (n > 0) sum += n--; return next == null ? sum : sum + next.value(sum % 50) } */
    static void write(String folder, String name, int version, String next) throws Exception {
        boolean frames = (version & 0xffff) >= 50;
        ClassWriter c = new ClassWriter(frames ? ClassWriter.COMPUTE_FRAMES : ClassWriter.COMPUTE_MAXS);
        c.visit(version, ACC_PUBLIC | ACC_SUPER, name, null, "java/lang/Object", null);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "value", "(I)I", null, null);
        Label top = new Label(), out = new Label();
        m.visitIntInsn(BIPUSH, version & 0xffff);
        m.visitVarInsn(ISTORE, 1);
        m.visitLabel(top);
        m.visitVarInsn(ILOAD, 0);
        m.visitJumpInsn(IFLE, out);
        m.visitVarInsn(ILOAD, 1);
        m.visitVarInsn(ILOAD, 0);
        m.visitInsn(IADD);
        m.visitVarInsn(ISTORE, 1);
        m.visitIincInsn(0, -1);
        m.visitJumpInsn(GOTO, top);
        m.visitLabel(out);
        if (next != null) {
            m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
            m.visitLdcInsn(next);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
            m.visitVarInsn(ILOAD, 1);
            m.visitInsn(DUP);
            m.visitIntInsn(BIPUSH, 50);
            m.visitInsn(IREM);
            m.visitMethodInsn(INVOKESTATIC, next, "value", "(I)I", false);
            m.visitInsn(IADD);
            m.visitVarInsn(ISTORE, 1);
        }
        m.visitVarInsn(ILOAD, 1);
        m.visitInsn(IRETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(folder, name + ".class"), c.toByteArray());
    }
}
