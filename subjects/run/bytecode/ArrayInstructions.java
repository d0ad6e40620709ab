//@ about: newarray, anewarray, arraylength and all sixteen array loads and stores, in range, out of range, on null and with a negative size
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class ArrayInstructions {
    static final Object[][] KINDS = {
        {"I", T_INT, IALOAD, IASTORE, -70_000}, {"J", T_LONG, LALOAD, LASTORE, 1L << 50}, {"F", T_FLOAT, FALOAD, FASTORE, 1.5f},
        {"D", T_DOUBLE, DALOAD, DASTORE, -2.5e100}, {"Ljava/lang/String;", 0, AALOAD, AASTORE, "text"}, {"B", T_BYTE, BALOAD, BASTORE, -128},
        {"Z", T_BOOLEAN, BALOAD, BASTORE, 1}, {"C", T_CHAR, CALOAD, CASTORE, 65_535}, {"S", T_SHORT, SALOAD, SASTORE, -32_768},
    };
    static ClassWriter c;
    static MethodVisitor main;
    static int methods;

    public static void main(String[] args) throws Exception {
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "ArrayInstructions_", null, "java/lang/Object", null);
        main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (Object[] kind : KINDS) {
            for (int index : new int[] {0, 2, 3, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}) use(kind, 3, index);
            use(kind, 0, 0);
            use(kind, -1, 0);
            use(kind, Integer.MIN_VALUE, 0);
            use(kind, null, 1);
        }
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "ArrayInstructions_.class"), c.toByteArray());
    }

    /** Creates an array (a null one without a length), prints element and length, stores, prints the element again; or prints what was thrown. */
    static void use(Object[] kind, Integer length, int index) {
        String name = "m" + methods++, type = (String) kind[0];
        main.visitMethodInsn(INVOKESTATIC, "ArrayInstructions_", name, "()V", false);
        MethodVisitor m = c.visitMethod(ACC_STATIC, name, "()V", null, null);
        Label start = new Label(), end = new Label(), handler = new Label(), second = new Label(), secondHandler = new Label();
        m.visitTryCatchBlock(start, second, handler, "java/lang/RuntimeException");
        m.visitTryCatchBlock(second, end, secondHandler, "java/lang/RuntimeException");
        m.visitLabel(start);
        if (length == null) {
            m.visitInsn(ACONST_NULL);
        } else {
            m.visitLdcInsn(length);
            if (type.length() == 1) m.visitIntInsn(NEWARRAY, (int) kind[1]);
            else m.visitTypeInsn(ANEWARRAY, "java/lang/String");
        }
        m.visitTypeInsn(CHECKCAST, "[" + type);
        m.visitVarInsn(ASTORE, 0);
        element(m, kind, index);
        m.visitVarInsn(ALOAD, 0);
        m.visitInsn(ARRAYLENGTH);
        println(m, "I");
        m.visitJumpInsn(GOTO, second);
        m.visitLabel(handler);
        String what = length == null ? "getClass" : "toString", result = length == null ? "()Ljava/lang/Class;" : "()Ljava/lang/String;";
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Object", what, result, false);
        println(m, "Ljava/lang/Object;");
        if (length != null && length < 0) m.visitInsn(RETURN); // no array to store into
        m.visitLabel(second);
        if (length == null) {
            m.visitInsn(ACONST_NULL);
            m.visitTypeInsn(CHECKCAST, "[" + type);
            m.visitVarInsn(ASTORE, 0);
        } else {
            m.visitLdcInsn(Math.max(length, 0));
            if (type.length() == 1) m.visitIntInsn(NEWARRAY, (int) kind[1]);
            else m.visitTypeInsn(ANEWARRAY, "java/lang/String");
            m.visitVarInsn(ASTORE, 0);
        }
        m.visitVarInsn(ALOAD, 0);
        m.visitLdcInsn(index);
        m.visitLdcInsn(kind[4]);
        m.visitInsn((int) kind[3]);
        element(m, kind, index);
        m.visitLabel(end);
        m.visitInsn(RETURN);
        m.visitLabel(secondHandler);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Object", what, result, false);
        println(m, "Ljava/lang/Object;");
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }

    static void element(MethodVisitor m, Object[] kind, int index) {
        m.visitVarInsn(ALOAD, 0);
        m.visitLdcInsn(index);
        m.visitInsn((int) kind[2]);
        String type = (String) kind[0];
        println(m, "BSC".contains(type) ? "I" : type);
    }

    /** Prints the value on top of the stack. */
    static void println(MethodVisitor m, String type) {
        boolean two = type.equals("J") || type.equals("D");
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitInsn(two ? DUP_X2 : SWAP);
        if (two) m.visitInsn(POP);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + type + ")V", false);
    }
}
