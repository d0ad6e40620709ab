//@ about: constructors that branch, loop and set their own fields before calling super or this
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class EarlyFields {
    static final String BASE = "EarlyFields_Base", CODE = "EarlyFields_Code";

    public static void main(String[] args) throws Exception {
        for (String copied : new String[] {"EarlyFields_", BASE}) {
            try (var in = EarlyFields.class.getClassLoader().getResourceAsStream(copied + ".class")) {
                Files.copy(in, Path.of(args[0], copied + ".class"));
            }
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, CODE, null, BASE, null);
        c.visitField(ACC_FINAL, "early", "I", null, null);
        c.visitField(0, "wide", "J", null, null);
        // Code(int n): early = n; wide = 1 + .. + n; then super("negative") / super("small", n) / this() by n.
        MethodVisitor m = c.visitMethod(0, "<init>", "(I)V", null, null);
        Label top = new Label(), sum = new Label(), small = new Label(), large = new Label();
        m.visitVarInsn(ALOAD, 0);
        m.visitVarInsn(ILOAD, 1);
        m.visitFieldInsn(PUTFIELD, CODE, "early", "I");
        m.visitInsn(LCONST_0);
        m.visitVarInsn(LSTORE, 2);
        m.visitVarInsn(ILOAD, 1);
        m.visitVarInsn(ISTORE, 4);
        m.visitJumpInsn(GOTO, sum);
        m.visitLabel(top);
        m.visitVarInsn(LLOAD, 2);
        m.visitVarInsn(ILOAD, 4);
        m.visitInsn(I2L);
        m.visitInsn(LADD);
        m.visitVarInsn(LSTORE, 2);
        m.visitIincInsn(4, -1);
        m.visitLabel(sum);
        m.visitVarInsn(ILOAD, 4);
        m.visitJumpInsn(IFGT, top);
        m.visitVarInsn(ALOAD, 0);
        m.visitVarInsn(LLOAD, 2);
        m.visitFieldInsn(PUTFIELD, CODE, "wide", "J");
        m.visitVarInsn(ALOAD, 0);
        m.visitVarInsn(ILOAD, 1);
        m.visitJumpInsn(IFGE, small);
        m.visitLdcInsn("negative");
        m.visitMethodInsn(INVOKESPECIAL, BASE, "<init>", "(Ljava/lang/String;)V", false);
        m.visitInsn(RETURN);
        m.visitLabel(small);
        m.visitVarInsn(ILOAD, 1);
        m.visitIntInsn(BIPUSH, 100);
        m.visitJumpInsn(IF_ICMPGE, large);
        m.visitLdcInsn("small");
        m.visitVarInsn(ILOAD, 1);
        m.visitMethodInsn(INVOKESPECIAL, BASE, "<init>", "(Ljava/lang/String;I)V", false);
        m.visitInsn(RETURN);
        m.visitLabel(large);
        m.visitMethodInsn(INVOKESPECIAL, CODE, "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);

        m = c.visitMethod(0, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitLdcInsn("large");
        m.visitMethodInsn(INVOKESPECIAL, BASE, "<init>", "(Ljava/lang/String;)V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);

        m = c.visitMethod(0, "seen", "()J", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitFieldInsn(GETFIELD, CODE, "early", "I");
        m.visitIntInsn(SIPUSH, 1000);
        m.visitInsn(IMUL);
        m.visitInsn(I2L);
        m.visitVarInsn(ALOAD, 0);
        m.visitFieldInsn(GETFIELD, CODE, "wide", "J");
        m.visitInsn(LADD);
        m.visitInsn(LRETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], CODE + ".class"), c.toByteArray());
    }
}

class EarlyFields_ {
    public static void main(String[] args) {
        for (int n : new int[] {-5, 0, 1, 10, 99, 100, 1000}) new EarlyFields_Code(n);
        new EarlyFields_Code();
    }
}

/** Its constructor calls a method of the subclass, which sees the fields set before super(). */
class EarlyFields_Base {
    EarlyFields_Base(String text) { System.out.println(text + " sees " + seen()); }
    EarlyFields_Base(String text, int n) { this(text + " " + n); }
    long seen() { return -1; }
}

/** What the generator writes. */
class EarlyFields_Code extends EarlyFields_Base {
    EarlyFields_Code(int n) { super(""); }
    EarlyFields_Code() { super(""); }
}
