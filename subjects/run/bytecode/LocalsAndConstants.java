//@ about: every constant instruction and every short and long form of loads and stores, with locals that share slots between types
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class LocalsAndConstants {
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "LocalsAndConstants_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (int opcode = ICONST_M1; opcode <= ICONST_5; opcode++) constant(opcode, "I");
        constant(LCONST_0, "J");
        constant(LCONST_1, "J");
        for (int opcode = FCONST_0; opcode <= FCONST_2; opcode++) constant(opcode, "F");
        constant(DCONST_0, "D");
        constant(DCONST_1, "D");
        constant(ACONST_NULL, "Ljava/lang/Object;");
        for (int value : new int[] {-128, -1, 0, 127}) number(BIPUSH, value);
        for (int value : new int[] {-32_768, -129, 0, 32_767}) number(SIPUSH, value);

        // Forms 0 to 3 and the general one; each type walks over the slots the one before it has used.
        for (int local = 0; local <= 5; local++) {
            keep(ISTORE, ILOAD, local, "I", 100 + local);
            keep(FSTORE, FLOAD, local, "F", 0.5f + local);
            keep(ASTORE, ALOAD, local, "Ljava/lang/String;", "slot " + local);
            keep(LSTORE, LLOAD, local, "J", (1L << 40) + local);
            keep(DSTORE, DLOAD, local, "D", 0.125 + local);
        }
        // A full set of neighbours, written first and read afterwards.
        m.visitLdcInsn(1L << 33);
        m.visitVarInsn(LSTORE, 0);
        m.visitLdcInsn(2.5);
        m.visitVarInsn(DSTORE, 2);
        m.visitInsn(ICONST_5);
        m.visitVarInsn(ISTORE, 4);
        m.visitInsn(FCONST_2);
        m.visitVarInsn(FSTORE, 5);
        for (Object[] each : new Object[][] {{LLOAD, 0, "J"}, {DLOAD, 2, "D"}, {ILOAD, 4, "I"}, {FLOAD, 5, "F"}}) {
            m.visitVarInsn((int) each[0], (int) each[1]);
            println((String) each[2]);
        }
        m.visitIincInsn(4, -6);
        m.visitVarInsn(ILOAD, 4);
        println("I");
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "LocalsAndConstants_.class"), c.toByteArray());
    }

    static void constant(int opcode, String type) {
        m.visitInsn(opcode);
        println(type);
    }

    static void number(int opcode, int value) {
        m.visitIntInsn(opcode, value);
        println("I");
    }

    static void keep(int store, int load, int local, String type, Object value) {
        m.visitLdcInsn(value);
        m.visitVarInsn(store, local);
        m.visitVarInsn(load, local);
        println(type);
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
