//@ about: all fifteen numeric conversions (i2b .. d2f) on limits, halves, NaN and infinities
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class Conversions {
    static final int[] OPCODES = {I2L, I2F, I2D, L2I, L2F, L2D, F2I, F2L, F2D, D2I, D2L, D2F, I2B, I2C, I2S};
    static final String[] TYPES = {"IJ", "IF", "ID", "JI", "JF", "JD", "FI", "FJ", "FD", "DI", "DJ", "DF", "II", "II", "II"};
    static final long[] INTEGERS = {0, 1, -1, 127, 128, -129, 255, 256, 32_768, 65_536, 0xffff8000L, 16_777_217, Integer.MAX_VALUE, Integer.MIN_VALUE,
        2_147_483_648L, 4_294_967_297L, 9_007_199_254_740_993L, Long.MAX_VALUE, Long.MIN_VALUE, 0x7fffff4000000001L};
    static final double[] REALS = {0, -0d, 0.5, -0.5, 0.999999999, -1.5, 1e-320, 16_777_217, 2_147_483_647.5, 2_147_483_648.0, -2_147_483_649.0, 9.3e18,
        -9.3e18, 1e39, -1e39, 3.4028235677973366e38, 1.401298464324817e-45, 7e-46, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "Conversions_", null, "java/lang/Object", null);
        MethodVisitor main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (int i = 0; i < OPCODES.length; i++) {
            String name = "op" + OPCODES[i], from = TYPES[i].substring(0, 1), to = TYPES[i].substring(1);
            MethodVisitor m = c.visitMethod(ACC_STATIC, name, "(" + from + ")" + to, null, null);
            m.visitVarInsn(Type.getType(from).getOpcode(ILOAD), 0);
            m.visitInsn(OPCODES[i]);
            m.visitInsn(Type.getType(to).getOpcode(IRETURN));
            m.visitMaxs(0, 0);
            int count = from.equals("I") || from.equals("J") ? INTEGERS.length : REALS.length;
            for (int v = 0; v < count; v++) {
                main.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
                main.visitLdcInsn(switch (from) {
                    case "I" -> (Object) (int) INTEGERS[v];
                    case "J" -> INTEGERS[v];
                    case "F" -> (float) REALS[v];
                    default -> REALS[v];
                });
                main.visitMethodInsn(INVOKESTATIC, "Conversions_", name, "(" + from + ")" + to, false);
                // Real results as bits: how they are printed is another matter.
                if (to.equals("F")) main.visitMethodInsn(INVOKESTATIC, "java/lang/Float", "floatToIntBits", "(F)I", false);
                if (to.equals("D")) main.visitMethodInsn(INVOKESTATIC, "java/lang/Double", "doubleToLongBits", "(D)J", false);
                String shown = to.replace('F', 'I').replace('D', 'J');
                main.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + shown + ")V", false);
            }
        }
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "Conversions_.class"), c.toByteArray());
    }
}
