//@ about: all conditional branches on int, on two ints, on references and on null, taken and not taken, forwards and backwards
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class Branches {
    static final int[] VALUES = {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE};
    static ClassWriter c;
    static MethodVisitor main;

    public static void main(String[] args) throws Exception {
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "Branches_", null, "java/lang/Object", null);
        main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (int opcode : new int[] {IFEQ, IFNE, IFLT, IFGE, IFGT, IFLE}) {
            method(opcode, "(I)Z");
            for (int value : VALUES) call(opcode, "(I)Z", value);
            line();
        }
        for (int opcode : new int[] {IF_ICMPEQ, IF_ICMPNE, IF_ICMPLT, IF_ICMPGE, IF_ICMPGT, IF_ICMPLE}) {
            method(opcode, "(II)Z");
            for (int left : VALUES) for (int right : VALUES) call(opcode, "(II)Z", left, right);
            line();
        }
        for (int opcode : new int[] {IF_ACMPEQ, IF_ACMPNE}) {
            String type = "(Ljava/lang/Object;Ljava/lang/Object;)Z";
            method(opcode, type);
            for (Object left : new Object[] {"a", "b", null}) for (Object right : new Object[] {"a", "b", null}) call(opcode, type, left, right);
            line();
        }
        for (int opcode : new int[] {IFNULL, IFNONNULL}) {
            method(opcode, "(Ljava/lang/Object;)Z");
            for (Object value : new Object[] {"a", null}) call(opcode, "(Ljava/lang/Object;)Z", value);
            line();
        }
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "Branches_.class"), c.toByteArray());
    }

    /** Is the branch taken? The target of a taken branch lies before it. */
    static void method(int opcode, String type) {
        MethodVisitor m = c.visitMethod(ACC_STATIC, "op" + opcode, type, null, null);
        Label taken = new Label(), test = new Label(), next = new Label();
        m.visitJumpInsn(GOTO, test);
        m.visitLabel(taken);
        m.visitInsn(ICONST_1);
        m.visitInsn(IRETURN);
        m.visitLabel(test);
        Type[] parameters = Type.getArgumentTypes(type);
        for (int i = 0; i < 2; i++) { // once forwards to the very next instruction, once backwards
            for (int p = 0; p < parameters.length; p++) m.visitVarInsn(parameters[p].getOpcode(ILOAD), p);
            m.visitJumpInsn(opcode, i == 0 ? next : taken);
            if (i == 0) m.visitLabel(next);
        }
        m.visitInsn(ICONST_0);
        m.visitInsn(IRETURN);
        m.visitMaxs(0, 0);
    }

    static void call(int opcode, String type, Object... arguments) {
        main.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        for (Object argument : arguments) {
            if (argument == null) main.visitInsn(ACONST_NULL);
            else main.visitLdcInsn(argument);
        }
        main.visitMethodInsn(INVOKESTATIC, "Branches_", "op" + opcode, type, false);
        main.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "print", "(I)V", false);
    }

    static void line() {
        main.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        main.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "()V", false);
    }
}
