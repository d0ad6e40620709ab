//@ about: methods with 255 words of parameters: static, virtual, interface, constructor; all int, all long, mixed types
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class ManyParameters {
    static final String SELF = "ManyParameters_", FACE = "ManyParameters_Face";
    static ClassWriter c;
    static MethodVisitor main;

    public static void main(String[] args) throws Exception {
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, SELF, null, "java/lang/Object", new String[] {FACE});
        c.visitField(0, "made", "J", null, null);
        ClassWriter face = new ClassWriter(0);
        face.visit(V1_5, ACC_PUBLIC | ACC_ABSTRACT | ACC_INTERFACE, FACE, null, "java/lang/Object", null);
        main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);

        call("ints", ACC_STATIC, "I".repeat(255));
        call("longs", ACC_STATIC, "J".repeat(127) + "I");
        call("shifted", ACC_STATIC, "I" + "J".repeat(127));
        call("mixed", ACC_STATIC, "IJFDBSCZ".repeat(25));
        call("virtual", 0, "I".repeat(254));
        call("doubles", 0, "D".repeat(127));
        face.visitMethod(ACC_PUBLIC | ACC_ABSTRACT, "face", "(" + "JF".repeat(84) + "IZ)J", null, null);
        call("face", ACC_PUBLIC | ACC_INTERFACE, "JF".repeat(84) + "IZ");
        call("<init>", 0, "IJ".repeat(84) + "II");
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], SELF + ".class"), c.toByteArray());
        Files.write(Path.of(args[0], FACE + ".class"), face.toByteArray());
    }

    /** Defines a method that returns the weighted sum of its parameters, and calls it with 1, 2, 3, .. */
    static void call(String name, int access, String types) {
        boolean constructor = name.equals("<init>"), isStatic = (access & ACC_STATIC) != 0, isInterface = (access & ACC_INTERFACE) != 0;
        String descriptor = "(" + types + ")" + (constructor ? "V" : "J");
        MethodVisitor m = c.visitMethod(access & ~ACC_INTERFACE, name, descriptor, null, null);
        if (constructor) {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
            m.visitVarInsn(ALOAD, 0);
        }
        m.visitInsn(LCONST_0);
        int local = isStatic ? 0 : 1;
        for (int i = 0; i < types.length(); i++) {
            Type type = Type.getType(types.substring(i, i + 1));
            m.visitVarInsn(type.getOpcode(ILOAD), local);
            int toLong = switch (types.charAt(i)) { case 'J' -> NOP; case 'F' -> F2L; case 'D' -> D2L; default -> I2L; };
            m.visitInsn(toLong);
            m.visitLdcInsn(i + 1L);
            m.visitInsn(LMUL);
            m.visitInsn(LADD);
            local += type.getSize();
        }
        if (constructor) m.visitFieldInsn(PUTFIELD, SELF, "made", "J");
        m.visitInsn(constructor ? RETURN : LRETURN);
        m.visitMaxs(0, 0);

        main.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        if (constructor) {
            main.visitTypeInsn(NEW, SELF);
            main.visitInsn(DUP);
        } else if (!isStatic) {
            main.visitTypeInsn(NEW, SELF);
            main.visitInsn(DUP);
            for (int i = 0; i < 84; i++) {
                main.visitInsn(ICONST_0);
                main.visitInsn(LCONST_0);
            }
            main.visitInsn(ICONST_0);
            main.visitInsn(ICONST_0);
            main.visitMethodInsn(INVOKESPECIAL, SELF, "<init>", "(" + "IJ".repeat(84) + "II)V", false);
        }
        for (int i = 0; i < types.length(); i++) {
            int value = types.charAt(i) == 'Z' ? i % 2 : types.charAt(i) == 'B' ? i % 100 : i + 1;
            switch (types.charAt(i)) {
                case 'J' -> main.visitLdcInsn(value * 1_000_000_007L);
                case 'F' -> main.visitLdcInsn((float) value);
                case 'D' -> main.visitLdcInsn((double) value);
                default -> main.visitIntInsn(SIPUSH, value);
            }
        }
        int opcode = isStatic ? INVOKESTATIC : isInterface ? INVOKEINTERFACE : constructor ? INVOKESPECIAL : INVOKEVIRTUAL;
        main.visitMethodInsn(opcode, isInterface ? FACE : SELF, name, descriptor, isInterface);
        if (constructor) main.visitFieldInsn(GETFIELD, SELF, "made", "J");
        main.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(J)V", false);
    }
}
