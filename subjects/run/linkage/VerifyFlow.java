//@ about: VerifyError: stack underflow and overflow, different depths at a join, falling off the end, bad locals, bad branch targets
//@ generate
import java.nio.file.*;
import java.util.function.Consumer;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class VerifyFlow {
    static String folder;
    static int classes;

    public static void main(String[] args) throws Exception {
        folder = args[0];
        try (var in = VerifyFlow.class.getClassLoader().getResourceAsStream("VerifyFlow_.class")) {
            Files.copy(in, Path.of(folder, "VerifyFlow_.class"));
        }
        bad(m -> m.visitInsn(RETURN)); // 0 is fine
        bad(m -> m.visitInsn(NOP)); // falls off the end
        bad(m -> { m.visitInsn(POP); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(ICONST_0); m.visitInsn(POP2); m.visitInsn(RETURN); });
        bad(m -> { for (int i = 0; i < 5; i++) m.visitInsn(ICONST_0); m.visitInsn(RETURN); }); // deeper than max_stack
        bad(m -> { m.visitInsn(ICONST_0); m.visitVarInsn(ISTORE, 4); m.visitInsn(RETURN); }); // beyond max_locals
        bad(m -> { m.visitInsn(LCONST_0); m.visitVarInsn(LSTORE, 3); m.visitInsn(RETURN); });
        bad(m -> { m.visitVarInsn(ILOAD, 1); m.visitInsn(RETURN); }); // never set
        bad(m -> { m.visitInsn(LCONST_0); m.visitVarInsn(LSTORE, 1); m.visitInsn(ICONST_0); m.visitVarInsn(ISTORE, 2); m.visitVarInsn(LLOAD, 1); m.visitInsn(RETURN); });
        bad(m -> { // depth 0 or 1 at the join
            Label join = new Label();
            m.visitVarInsn(ILOAD, 0);
            m.visitJumpInsn(IFEQ, join);
            m.visitInsn(ICONST_0);
            m.visitLabel(join);
            m.visitInsn(RETURN);
        });
        bad(m -> { // a loop that pushes
            Label top = new Label();
            m.visitLabel(top);
            m.visitInsn(ICONST_0);
            m.visitJumpInsn(GOTO, top);
        });
        bad(m -> { // int or float at the join, then used
            Label join = new Label();
            m.visitInsn(ICONST_0);
            m.visitVarInsn(ISTORE, 1);
            m.visitVarInsn(ILOAD, 0);
            m.visitJumpInsn(IFEQ, join);
            m.visitInsn(FCONST_0);
            m.visitVarInsn(FSTORE, 1);
            m.visitLabel(join);
            m.visitVarInsn(ILOAD, 1);
            m.visitInsn(RETURN);
        });
        jump("Middle", 4);
        jump("Before", -1);
        jump("After", 100);
        jump("End", 7);
    }

    /** goto +n; sipush 0; return: with targets that are no instruction. */
    static void jump(String name, int offset) throws Exception {
        ClassWriter c = new ClassWriter(0);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "VerifyFlow_" + name, null, "java/lang/Object", null);
        MethodVisitor m = c.visitMethod(ACC_STATIC, "m", "(I)V", null, null);
        Label target = new Label();
        m.visitJumpInsn(GOTO, target);
        m.visitIntInsn(SIPUSH, 0x1234);
        m.visitLabel(target);
        m.visitInsn(RETURN);
        m.visitMaxs(4, 4);
        byte[] file = c.toByteArray();
        int at = 0;
        while ((file[at] & 0xff) != GOTO || file[at + 3] != SIPUSH || file[at + 4] != 0x12) at++;
        file[at + 1] = (byte) (offset >> 8);
        file[at + 2] = (byte) offset;
        Files.write(Path.of(folder, "VerifyFlow_" + name + ".class"), file);
    }

    static void bad(Consumer<MethodVisitor> body) throws Exception {
        String name = "VerifyFlow_" + classes++;
        ClassWriter c = new ClassWriter(0);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, name, null, "java/lang/Object", null);
        MethodVisitor m = c.visitMethod(ACC_STATIC, "m", "(I)V", null, null);
        body.accept(m);
        m.visitMaxs(4, 4);
        Files.write(Path.of(folder, name + ".class"), c.toByteArray());
    }
}

class VerifyFlow_ {
    public static void main(String[] args) {
        for (String name : "0 1 2 3 4 5 6 7 8 9 10 11 Middle Before After End".split(" ")) {
            try {
                System.out.println(Class.forName("VerifyFlow_" + name));
            } catch (Throwable e) {
                System.out.println(name + ": " + e.getClass().getName());
            }
        }
    }
}
