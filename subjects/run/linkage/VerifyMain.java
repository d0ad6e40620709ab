//@ about: a main class that fails verification never starts: exit code 1, nothing printed
//@ stderr: ignore
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class VerifyMain {
    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(0);
        c.visit(V1_8, ACC_PUBLIC | ACC_SUPER, "VerifyMain_", null, "java/lang/Object", null);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitLdcInsn("never printed");
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(2, 1);
        m = c.visitMethod(ACC_STATIC, "unused", "()I", null, null);
        m.visitInsn(FCONST_1);
        m.visitInsn(IRETURN);
        m.visitMaxs(1, 0);
        Files.write(Path.of(args[0], "VerifyMain_.class"), c.toByteArray());
    }
}
