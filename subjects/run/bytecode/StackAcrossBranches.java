//@ about: loops and joins with values left on the operand stack, in old class files and in new ones with full stack maps
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class StackAcrossBranches {
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        try (var in = StackAcrossBranches.class.getClassLoader().getResourceAsStream("StackAcrossBranches_.class")) {
            Files.copy(in, Path.of(args[0], "StackAcrossBranches_.class"));
        }
        for (String name : new String[] {"StackAcrossBranches_Old", "StackAcrossBranches_New"}) {
            boolean frames = name.endsWith("New");
            ClassWriter c = new ClassWriter(frames ? ClassWriter.COMPUTE_FRAMES : ClassWriter.COMPUTE_MAXS);
            c.visit(frames ? V17 : V1_3, ACC_PUBLIC | ACC_SUPER, name, null, "java/lang/Object", null);
            m = c.visitMethod(ACC_STATIC, "fibonacci", "(I)J", null, null);
            fibonacci();
            m = c.visitMethod(ACC_STATIC, "mixed", "(I)D", null, null);
            mixed();
            m = c.visitMethod(ACC_STATIC, "join", "(I)Ljava/lang/Object;", null, null);
            join();
            Files.write(Path.of(args[0], name + ".class"), c.toByteArray());
        }
    }

    /** a, b stay on the stack through the loop: a b -> b a+b. */
    static void fibonacci() {
        Label top = new Label(), out = new Label();
        m.visitInsn(LCONST_0);
        m.visitInsn(LCONST_1);
        m.visitLabel(top);
        m.visitVarInsn(ILOAD, 0);
        m.visitJumpInsn(IFLE, out);
        m.visitIincInsn(0, -1);
        m.visitInsn(DUP2_X2);
        m.visitInsn(LADD);
        m.visitJumpInsn(GOTO, top);
        m.visitLabel(out);
        m.visitInsn(POP2);
        m.visitInsn(LRETURN);
        m.visitMaxs(0, 0);
    }

    /** A double, a string and an int on the stack while the loop turns. */
    static void mixed() {
        Label top = new Label(), out = new Label(), skip = new Label();
        m.visitInsn(DCONST_1);
        m.visitLdcInsn("x");
        m.visitInsn(ICONST_0);
        m.visitLabel(top);
        m.visitVarInsn(ILOAD, 0);
        m.visitJumpInsn(IFLE, out);
        m.visitIincInsn(0, -1);
        m.visitInsn(SWAP);
        m.visitVarInsn(ILOAD, 0);
        m.visitInsn(ICONST_1);
        m.visitInsn(IAND);
        m.visitJumpInsn(IFEQ, skip);
        m.visitLdcInsn("yz");
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;", false);
        m.visitLabel(skip);
        m.visitInsn(SWAP);
        m.visitInsn(ICONST_3);
        m.visitInsn(IADD);
        m.visitJumpInsn(GOTO, top);
        m.visitLabel(out);
        m.visitInsn(SWAP);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "length", "()I", false);
        m.visitIntInsn(SIPUSH, 1000);
        m.visitInsn(IMUL);
        m.visitInsn(IADD);
        m.visitInsn(I2D);
        m.visitInsn(DSUB);
        m.visitInsn(DRETURN);
        m.visitMaxs(0, 0);
    }

    /** Different types meet on the stack and become their common superclass. */
    static void join() {
        Label second = new Label(), third = new Label(), meet = new Label();
        m.visitVarInsn(ILOAD, 0);
        m.visitInsn(DUP);
        m.visitJumpInsn(IFEQ, second);
        m.visitJumpInsn(IFLT, third);
        m.visitLdcInsn("string");
        m.visitJumpInsn(GOTO, meet);
        m.visitLabel(second);
        m.visitMethodInsn(INVOKESTATIC, "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", false);
        m.visitJumpInsn(GOTO, meet);
        m.visitLabel(third);
        m.visitInsn(ACONST_NULL);
        m.visitLabel(meet);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
    }
}

class StackAcrossBranches_ {
    public static void main(String[] args) {
        for (int n : new int[] {-1, 0, 1, 2, 10, 50, 90}) {
            System.out.println(n + ": " + StackAcrossBranches_Old.fibonacci(n) + " " + StackAcrossBranches_New.fibonacci(n));
            System.out.println(n + ": " + StackAcrossBranches_Old.mixed(n) + " " + StackAcrossBranches_New.mixed(n));
            System.out.println(n + ": " + StackAcrossBranches_Old.join(n) + " " + StackAcrossBranches_New.join(n));
        }
    }
}

/** What the generator writes. */
class StackAcrossBranches_Old {
    static native long fibonacci(int n);
    static native double mixed(int n);
    static native Object join(int n);
}

/** The same with stack maps. */
class StackAcrossBranches_New {
    static native long fibonacci(int n);
    static native double mixed(int n);
    static native Object join(int n);
}
