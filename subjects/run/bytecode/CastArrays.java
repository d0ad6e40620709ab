//@ about: checkcast and instanceof between all kinds of arrays, interfaces and classes; messages of ClassCastException
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class CastArrays {
    static final String[] TARGETS = {"java/lang/Object", "java/lang/Cloneable", "java/io/Serializable", "java/lang/Comparable", "java/lang/String", "java/lang/Integer",
        "[I", "[J", "[Z", "[B", "[Ljava/lang/Object;", "[Ljava/lang/String;", "[Ljava/lang/Cloneable;", "[Ljava/lang/Comparable;", "[[I", "[[Ljava/lang/Object;",
        "[[[I", "[LCastArrays_;", "[[Ljava/io/Serializable;", "CastArrays_"};
    static final String[] VALUES = {"null", "string", "[I", "[J", "[Z", "[B", "[Ljava/lang/Object;", "[Ljava/lang/String;", "[Ljava/lang/Integer;", "[[I", "[[Ljava/lang/String;",
        "[[[I", "[LCastArrays_;", "[[LCastArrays_;", "[Ljava/lang/Runnable;"};
    static ClassWriter c;
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "CastArrays_", null, "java/lang/Object", new String[] {"java/lang/Cloneable"});
        for (int i = 0; i < TARGETS.length; i++) {
            m = c.visitMethod(ACC_STATIC, "test" + i, "(Ljava/lang/Object;)V", null, null);
            test(TARGETS[i]);
        }
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (String value : VALUES) {
            for (int i = 0; i < TARGETS.length; i++) {
                create(value);
                m.visitMethodInsn(INVOKESTATIC, "CastArrays_", "test" + i, "(Ljava/lang/Object;)V", false);
            }
            m.visitLdcInsn(" " + value + "\n");
            print("Ljava/lang/String;");
        }
        message("[I", "[J");
        message("string", "java/lang/Integer");
        message("[Ljava/lang/String;", "java/lang/Comparable");
        message("[LCastArrays_;", "[[I");
        message("string", "CastArrays_");
        message("[[LCastArrays_;", "CastArrays_");
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "CastArrays_.class"), c.toByteArray());
    }

    /** Prints what instanceof says, then 1 or 0 for whether checkcast passes. */
    static void test(String target) {
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/ClassCastException");
        m.visitVarInsn(ALOAD, 0);
        m.visitTypeInsn(INSTANCEOF, target);
        print("I");
        m.visitLabel(start);
        m.visitVarInsn(ALOAD, 0);
        m.visitTypeInsn(CHECKCAST, target);
        m.visitInsn(POP);
        m.visitLabel(end);
        m.visitInsn(ICONST_1);
        print("I");
        m.visitInsn(RETURN);
        m.visitLabel(handler);
        m.visitInsn(POP);
        m.visitInsn(ICONST_0);
        print("I");
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }

    static void message(String value, String target) {
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/ClassCastException");
        m.visitLabel(start);
        create(value);
        m.visitTypeInsn(CHECKCAST, target);
        m.visitInsn(POP);
        m.visitInsn(RETURN);
        m.visitLabel(end);
        m.visitLabel(handler);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Throwable", "getMessage", "()Ljava/lang/String;", false);
        print("Ljava/lang/String;");
        m.visitLdcInsn("\n");
        print("Ljava/lang/String;");
    }

    static void create(String value) {
        switch (value) {
            case "null" -> m.visitInsn(ACONST_NULL);
            case "string" -> m.visitLdcInsn("text");
            default -> {
                m.visitInsn(ICONST_0);
                m.visitMultiANewArrayInsn(value, 1);
            }
        }
    }

    static void print(String type) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitInsn(SWAP);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "print", "(" + type + ")V", false);
    }
}
