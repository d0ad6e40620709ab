//@ about: every arithmetic, shift and bit instruction of int, long, float and double on pairs of limits
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class Arithmetic {
    static final int[] INT = {IADD, ISUB, IMUL, IDIV, IREM, ISHL, ISHR, IUSHR, IAND, IOR, IXOR};
    static ClassWriter c;

    public static void main(String[] args) throws Exception {
        try (var in = Arithmetic.class.getClassLoader().getResourceAsStream("Arithmetic_.class")) {
            Files.copy(in, Path.of(args[0], "Arithmetic_.class"));
        }
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "Arithmetic_Code", null, "java/lang/Object", null);
        for (Type type : new Type[] {Type.INT_TYPE, Type.LONG_TYPE, Type.FLOAT_TYPE, Type.DOUBLE_TYPE}) {
            boolean real = type == Type.FLOAT_TYPE || type == Type.DOUBLE_TYPE;
            String t = type.getDescriptor();
            MethodVisitor m = c.visitMethod(ACC_STATIC, "apply", "(I" + t + t + ")" + t, null, null);
            int count = real ? 5 : INT.length;
            Label[] cases = new Label[count];
            for (int i = 0; i < count; i++) cases[i] = new Label();
            Label otherwise = new Label();
            m.visitVarInsn(ILOAD, 0);
            m.visitTableSwitchInsn(0, count - 1, otherwise, cases);
            for (int i = 0; i < count; i++) {
                m.visitLabel(cases[i]);
                m.visitVarInsn(type.getOpcode(ILOAD), 1);
                m.visitVarInsn(type.getOpcode(ILOAD), 1 + type.getSize());
                if (t.equals("J") && i >= 5 && i <= 7) m.visitInsn(L2I);
                m.visitInsn(type.getOpcode(INT[i]));
                m.visitInsn(type.getOpcode(IRETURN));
            }
            m.visitLabel(otherwise);
            m.visitVarInsn(type.getOpcode(ILOAD), 1);
            m.visitInsn(type.getOpcode(INEG));
            m.visitInsn(type.getOpcode(IRETURN));
            m.visitMaxs(0, 0);
        }
        Files.write(Path.of(args[0], "Arithmetic_Code.class"), c.toByteArray());
    }
}

class Arithmetic_ {
    public static void main(String[] args) {
        int[] ints = {0, 1, -1, 7, -33, Integer.MAX_VALUE, Integer.MIN_VALUE};
        long[] longs = {0, 1, -1, 65, -(1L << 33), Long.MAX_VALUE, Long.MIN_VALUE};
        double[] reals = {0, -0d, 1, -2.5, 3.25e7, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Float.MAX_VALUE, Float.MIN_VALUE};
        for (int op = 0; op <= 11; op++) {
            for (int left = 0; left < ints.length; left++) {
                StringBuilder line = new StringBuilder(op + ":");
                for (int right = 0; right < ints.length; right++) {
                    try {
                        line.append(' ').append(Arithmetic_Code.apply(op, ints[left], ints[right]));
                        line.append(' ').append(Arithmetic_Code.apply(op, longs[left], longs[right]));
                    } catch (ArithmeticException e) {
                        line.append(' ').append(e.getMessage());
                    }
                }
                System.out.println(line);
            }
        }
        for (int op = 0; op <= 5; op++) {
            for (double left : reals) {
                StringBuilder line = new StringBuilder("real " + op + ":");
                for (double right : reals) {
                    line.append(' ').append(Integer.toHexString(Float.floatToIntBits(Arithmetic_Code.apply(op, (float) left, (float) right))));
                    line.append(' ').append(Long.toHexString(Double.doubleToLongBits(Arithmetic_Code.apply(op, left, right))));
                }
                System.out.println(line);
            }
        }
    }
}

/** What the generator writes. */
class Arithmetic_Code {
    static native int apply(int op, int left, int right);
    static native long apply(int op, long left, long right);
    static native float apply(int op, float left, float right);
    static native double apply(int op, double left, double right);
}
