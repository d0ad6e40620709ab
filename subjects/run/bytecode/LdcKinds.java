//@ about: ldc, ldc_w and ldc2_w of int, float, long, double, String and Class, incl. NaN payloads, negative zero, odd strings and array classes
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class LdcKinds {
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "LdcKinds_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        constants();
        for (int i = 0; i < 300; i++) c.newConst(1_000_000 + i); // from here on indices need two bytes
        constants();
        wide();
        sameString();
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "LdcKinds_.class"), c.toByteArray());
    }

    static void constants() {
        for (int value : new int[] {0, -1, 6, 32_768, Integer.MIN_VALUE, Integer.MAX_VALUE}) show("I", value);
        for (float value : new float[] {0, -0f, 1, Float.MIN_VALUE, Float.MAX_VALUE, Float.NEGATIVE_INFINITY, Float.NaN}) show("F", value);
        for (long value : new long[] {0, 1, -1, 1L << 32, Long.MIN_VALUE, Long.MAX_VALUE}) show("J", value);
        for (double value : new double[] {0, -0d, 1e300, Double.MIN_VALUE, Double.POSITIVE_INFINITY, Double.NaN}) show("D", value);
        for (String value : new String[] {"", "plain", "tab\tand \"quotes\"", "a".repeat(100)}) show("Ljava/lang/String;", value);
        for (String type : new String[] {"Ljava/lang/String;", "LLdcKinds_;", "Ljava/lang/Runnable;", "[I", "[[J", "[Ljava/lang/Object;", "[[LLdcKinds_;"}) {
            show("Ljava/lang/Object;", Type.getType(type));
        }
    }

    static void show(String type, Object value) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitLdcInsn(value);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + type + ")V", false);
    }

    /** Constants whose bits do not show when printed. */
    static void wide() {
        for (int bits : new int[] {0x7fc0_0000, 0x7fc0_1234, 0xffc0_0001}) {
            m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
            m.visitLdcInsn(Float.intBitsToFloat(bits));
            m.visitMethodInsn(INVOKESTATIC, "java/lang/Float", "floatToRawIntBits", "(F)I", false);
            m.visitMethodInsn(INVOKESTATIC, "java/lang/Integer", "toHexString", "(I)Ljava/lang/String;", false);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
        }
        for (long bits : new long[] {0x7ff8_0000_0000_0000L, 0x7ff8_dead_beef_0001L, 0xfff8_0000_0000_0001L}) {
            m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
            m.visitLdcInsn(Double.longBitsToDouble(bits));
            m.visitMethodInsn(INVOKESTATIC, "java/lang/Double", "doubleToRawLongBits", "(D)J", false);
            m.visitMethodInsn(INVOKESTATIC, "java/lang/Long", "toHexString", "(J)Ljava/lang/String;", false);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
        }
        for (String text : new String[] {"\0", "a\0b", "\u00e9\u0800\uffff", "\ud83d\ude00", "\ud800 alone", "x".repeat(65_535)}) {
            m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
            m.visitInsn(DUP);
            m.visitLdcInsn(text);
            m.visitInsn(DUP_X1);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "length", "()I", false);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "hashCode", "()I", false);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
        }
    }

    /** A string constant is interned: the same as the one of another class and as what intern() gives. */
    static void sameString() {
        Label differ = new Label(), end = new Label();
        m.visitLdcInsn("");
        m.visitLdcInsn("main");
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;", false);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "intern", "()Ljava/lang/String;", false);
        m.visitLdcInsn("main");
        m.visitJumpInsn(IF_ACMPNE, differ);
        show("Ljava/lang/String;", "same");
        m.visitJumpInsn(GOTO, end);
        m.visitLabel(differ);
        show("Ljava/lang/String;", "different");
        m.visitLabel(end);
    }
}
