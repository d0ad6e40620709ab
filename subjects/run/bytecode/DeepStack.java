//@ about: operand stacks thousands of words deep holding int, long, float, double and references in turn
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class DeepStack {
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        try (var in = DeepStack.class.getClassLoader().getResourceAsStream("DeepStack_Sum.class")) {
            Files.copy(in, Path.of(args[0], "DeepStack_Sum.class"));
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "DeepStack_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (int i = 0; i < 5000; i++) m.visitIntInsn(SIPUSH, i);
        for (int i = 1; i < 5000; i++) m.visitInsn(i % 2 == 0 ? IADD : ISUB);
        println("I");
        for (int i = 0; i < 2000; i++) m.visitLdcInsn(i * 3L);
        for (int i = 1; i < 2000; i++) m.visitInsn(i % 3 == 0 ? LXOR : LADD);
        println("J");
        for (int i = 0; i < 600; i++) {
            m.visitIntInsn(SIPUSH, i);
            m.visitLdcInsn(i % 50 + 10_000_000_000L);
            m.visitLdcInsn(i % 50 + 0.5f);
            m.visitLdcInsn(i % 50 + 0.25);
            m.visitLdcInsn("s" + i % 50);
        }
        for (int i = 0; i < 600; i++) {
            m.visitMethodInsn(INVOKESTATIC, "DeepStack_Sum", "fold", "(IJFDLjava/lang/String;)V", false);
        }
        m.visitFieldInsn(GETSTATIC, "DeepStack_Sum", "total", "D");
        println("D");
        m.visitFieldInsn(GETSTATIC, "DeepStack_Sum", "letters", "I");
        println("I");
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "DeepStack_.class"), c.toByteArray());
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

class DeepStack_Sum {
    static double total;
    static int letters;

    static void fold(int i, long j, float f, double d, String s) {
        total = total / 2 + i + j - f * d;
        letters = letters * 31 + s.length() + s.charAt(1);
    }
}
