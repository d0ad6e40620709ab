//@ about: an int that does not fit is narrowed when stored into a boolean, byte, short or char field or array, and when returned as one
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class NarrowStores {
    static final int[] VALUES = {0, 1, 2, 3, -1, 127, 128, 255, 256, 257, 32_767, 32_768, 65_535, 65_536, 65_537, Integer.MIN_VALUE, Integer.MAX_VALUE};

    public static void main(String[] args) throws Exception {
        String self = "NarrowStores_";
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, self, null, "java/lang/Object", null);
        MethodVisitor init = c.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        init.visitVarInsn(ALOAD, 0);
        init.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        init.visitInsn(RETURN);
        init.visitMaxs(0, 0);
        MethodVisitor main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        main.visitTypeInsn(NEW, self);
        main.visitInsn(DUP);
        main.visitMethodInsn(INVOKESPECIAL, self, "<init>", "()V", false);
        main.visitVarInsn(ASTORE, 1);
        int[] kinds = {T_BOOLEAN, T_BYTE, T_SHORT, T_CHAR}, store = {BASTORE, BASTORE, SASTORE, CASTORE}, load = {BALOAD, BALOAD, SALOAD, CALOAD};
        for (int t = 0; t < 4; t++) {
            String type = "ZBSC".substring(t, t + 1);
            c.visitField(0, "field", type, null, null);
            c.visitField(ACC_STATIC, "shared", type, null, null);
            MethodVisitor m = c.visitMethod(ACC_STATIC, "cut", "(I)" + type, null, null);
            m.visitVarInsn(ILOAD, 0);
            m.visitInsn(IRETURN);
            m.visitMaxs(0, 0);
            main.visitInsn(ICONST_1);
            main.visitIntInsn(NEWARRAY, kinds[t]);
            main.visitVarInsn(ASTORE, 2);
            for (int value : VALUES) {
                main.visitVarInsn(ALOAD, 1);
                main.visitLdcInsn(value);
                main.visitFieldInsn(PUTFIELD, self, "field", type);
                main.visitLdcInsn(value);
                main.visitFieldInsn(PUTSTATIC, self, "shared", type);
                main.visitVarInsn(ALOAD, 2);
                main.visitInsn(ICONST_0);
                main.visitLdcInsn(value);
                main.visitInsn(store[t]);
                main.visitVarInsn(ALOAD, 1);
                main.visitFieldInsn(GETFIELD, self, "field", type);
                print(main, ' ');
                main.visitFieldInsn(GETSTATIC, self, "shared", type);
                print(main, ' ');
                main.visitVarInsn(ALOAD, 2);
                main.visitInsn(ICONST_0);
                main.visitInsn(load[t]);
                print(main, ' ');
                main.visitLdcInsn(value);
                main.visitMethodInsn(INVOKESTATIC, self, "cut", "(I)" + type, false);
                print(main, '\n');
            }
        }
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], self + ".class"), c.toByteArray());
    }

    static void print(MethodVisitor m, char separator) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitInsn(DUP_X1);
        m.visitInsn(SWAP);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "print", "(I)V", false);
        m.visitIntInsn(BIPUSH, separator);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "print", "(C)V", false);
    }
}
