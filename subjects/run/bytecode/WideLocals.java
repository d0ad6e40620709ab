//@ about: wide iload/lload/fload/dload/aload, the stores and iinc, with local numbers up to 65534
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class WideLocals {
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "WideLocals_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        // Around 255/256 every other slot: neighbours must not disturb each other.
        for (int base : new int[] {254, 300, 1000, 32_766, 65_525}) {
            store(base, ISTORE, base * 3);
            store(base + 1, LSTORE, base * 0x1_0000_0001L);
            store(base + 3, FSTORE, base / 4f);
            store(base + 4, DSTORE, base / 3d);
            store(base + 6, ASTORE, "text " + base);
            for (int amount : new int[] {1, -1, 127, -128, 128, -129, 32_767, -32_768}) m.visitIincInsn(base, amount);
        }
        for (int base : new int[] {254, 300, 1000, 32_766, 65_525}) {
            show(base, ILOAD, "I");
            show(base + 1, LLOAD, "J");
            show(base + 3, FLOAD, "F");
            show(base + 4, DLOAD, "D");
            show(base + 6, ALOAD, "Ljava/lang/String;");
        }
        // A small local with a large constant needs the wide form too.
        store(3, ISTORE, Integer.MAX_VALUE - 5);
        m.visitIincInsn(3, 200);
        show(3, ILOAD, "I");
        m.visitIincInsn(3, -30_000);
        show(3, ILOAD, "I");
        // The last slots of the largest possible frame.
        store(65_533, LSTORE, Long.MIN_VALUE);
        show(65_533, LLOAD, "J");
        store(65_534, ISTORE, -7);
        m.visitIincInsn(65_534, 7);
        show(65_534, ILOAD, "I");
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "WideLocals_.class"), c.toByteArray());
    }

    static void store(int local, int opcode, Object value) {
        m.visitLdcInsn(value);
        m.visitVarInsn(opcode, local);
    }

    static void show(int local, int opcode, String type) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitVarInsn(opcode, local);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + type + ")V", false);
    }
}
