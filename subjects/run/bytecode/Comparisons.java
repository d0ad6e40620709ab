//@ about: lcmp, fcmpl, fcmpg, dcmpl and dcmpg as values, with NaN, infinities, zeros of both signs and limits
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class Comparisons {
    static final long[] LONGS = {0, 1, -1, 1L << 32, -(1L << 32), (1L << 32) + 1, Long.MAX_VALUE, Long.MIN_VALUE};
    static final double[] REALS = {0, -0d, 1, -1, 1.5, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Float.MAX_VALUE, 1e-45};

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "Comparisons_", null, "java/lang/Object", null);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (int opcode : new int[] {LCMP, FCMPL, FCMPG, DCMPL, DCMPG}) {
            int count = opcode == LCMP ? LONGS.length : REALS.length;
            for (int left = 0; left < count; left++) {
                for (int right = 0; right < count; right++) {
                    m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
                    m.visitLdcInsn(value(opcode, left));
                    m.visitLdcInsn(value(opcode, right));
                    m.visitInsn(opcode);
                    m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "print", "(I)V", false);
                }
                m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
                m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "()V", false);
            }
        }
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "Comparisons_.class"), c.toByteArray());
    }

    static Object value(int opcode, int index) {
        return switch (opcode) {
            case LCMP -> LONGS[index];
            case FCMPL, FCMPG -> (float) REALS[index];
            default -> REALS[index];
        };
    }
}
