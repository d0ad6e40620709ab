//@ about: ConstantValue attributes of every type: final or not, ignored on instance fields, set before <clinit> runs
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class ConstantValues {
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        String self = "ConstantValues_";
        Object[][] fields = {
            {"I", -123_456}, {"J", Long.MIN_VALUE}, {"F", -0f}, {"D", Double.NaN}, {"Z", 1}, {"B", -128}, {"S", -32_768}, {"C", 66},
            {"Ljava/lang/String;", "text"}, {"I", 0}, {"Z", 0}, {"Ljava/lang/String;", ""},
        };
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, self, null, "java/lang/Object", null);
        for (int i = 0; i < fields.length; i++) {
            String type = (String) fields[i][0];
            c.visitField(ACC_STATIC | ACC_FINAL, "fixed" + i, type, null, fields[i][1]);
            c.visitField(ACC_STATIC, "open" + i, type, null, fields[i][1]); // not final: set all the same
            c.visitField(ACC_STATIC, "plain" + i, type, null, null);
            c.visitField(0, "instance" + i, type, null, fields[i][1]);      // not static: ignored
        }
        m = c.visitMethod(ACC_STATIC, "<clinit>", "()V", null, null);
        m.visitLdcInsn("in <clinit>");
        println("Ljava/lang/String;");
        show(self, "fixed", fields, false);
        m.visitIntInsn(BIPUSH, 77);
        m.visitFieldInsn(PUTSTATIC, self, "open0", "I");
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        m = c.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        m.visitTypeInsn(NEW, self);
        m.visitInsn(DUP);
        m.visitMethodInsn(INVOKESPECIAL, self, "<init>", "()V", false);
        m.visitVarInsn(ASTORE, 1);
        show(self, "open", fields, false);
        show(self, "plain", fields, false);
        show(self, "instance", fields, true);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], self + ".class"), c.toByteArray());
    }

    static void show(String owner, String name, Object[][] fields, boolean instance) {
        for (int i = 0; i < fields.length; i++) {
            if (instance) m.visitVarInsn(ALOAD, 1);
            m.visitFieldInsn(instance ? GETFIELD : GETSTATIC, owner, name + i, (String) fields[i][0]);
            println((String) fields[i][0]);
        }
    }

    /** Prints the value on top of the stack. */
    static void println(String type) {
        boolean two = type.equals("J") || type.equals("D");
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitInsn(two ? DUP_X2 : SWAP);
        if (two) m.visitInsn(POP);
        String shown = type.equals("B") || type.equals("S") || type.equals("C") ? "I" : type;
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + shown + ")V", false);
    }
}
