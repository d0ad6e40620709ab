//@ about: array covariance: aastore checks at run time what the verifier lets pass, ArrayStoreException, arrays of arrays and of interfaces
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class ArrayStores {
    static final String[] ARRAYS = {"[Ljava/lang/Object;", "[Ljava/lang/String;", "[Ljava/lang/Number;", "[Ljava/lang/Integer;", "[Ljava/lang/CharSequence;",
        "[Ljava/lang/Comparable;", "[Ljava/lang/Cloneable;", "[Ljava/io/Serializable;", "[[I", "[[Ljava/lang/Object;", "[[[I", "[[Ljava/lang/Cloneable;", "[LArrayStores_;"};
    static final String[] VALUES = {"null", "object", "string", "integer", "[I", "[J", "[Ljava/lang/Object;", "[Ljava/lang/String;", "[[I", "[[[I", "self"};
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "ArrayStores_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        // static void store(Object[] array, Object value): prints + or what was thrown
        m = c.visitMethod(ACC_STATIC, "store", "([Ljava/lang/Object;Ljava/lang/Object;)V", null, null);
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/ArrayStoreException");
        m.visitLabel(start);
        m.visitVarInsn(ALOAD, 0);
        m.visitInsn(ICONST_0);
        m.visitVarInsn(ALOAD, 1);
        m.visitInsn(AASTORE);
        m.visitLdcInsn("+");
        m.visitLabel(end);
        print();
        m.visitInsn(RETURN);
        m.visitLabel(handler);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Throwable", "getMessage", "()Ljava/lang/String;", false);
        print();
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);

        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (String array : ARRAYS) {
            m.visitLdcInsn(array + ": ");
            print();
            for (String value : VALUES) {
                m.visitInsn(ICONST_1);
                m.visitTypeInsn(ANEWARRAY, Type.getType(array.substring(1)).getInternalName());
                create(value);
                m.visitMethodInsn(INVOKESTATIC, "ArrayStores_", "store", "([Ljava/lang/Object;Ljava/lang/Object;)V", false);
                m.visitLdcInsn(" ");
                print();
            }
            m.visitLdcInsn("\n");
            print();
        }
        // The order of checks: null array, then index, then type.
        direct(true, 0);
        direct(false, 1);
        direct(false, 0);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "ArrayStores_.class"), c.toByteArray());
    }

    static void create(String value) {
        switch (value) {
            case "null" -> m.visitInsn(ACONST_NULL);
            case "string" -> m.visitLdcInsn("text");
            case "integer" -> {
                m.visitInsn(ICONST_5);
                m.visitMethodInsn(INVOKESTATIC, "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", false);
            }
            case "object", "self" -> {
                String type = value.equals("self") ? "ArrayStores_" : "java/lang/Object";
                m.visitTypeInsn(NEW, type);
                m.visitInsn(DUP);
                m.visitMethodInsn(INVOKESPECIAL, type, "<init>", "()V", false);
            }
            default -> {
                m.visitInsn(ICONST_0);
                m.visitMultiANewArrayInsn(value, 1);
            }
        }
    }

    /** A value known to be no String is stored into a String[]: aastore itself must refuse. */
    static void direct(boolean isNull, int index) {
        Label start = new Label(), end = new Label(), handler = new Label(), out = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/RuntimeException");
        m.visitLabel(start);
        if (isNull) {
            m.visitInsn(ACONST_NULL);
        } else {
            m.visitInsn(ICONST_1);
            m.visitTypeInsn(ANEWARRAY, "java/lang/String");
        }
        m.visitIntInsn(BIPUSH, index);
        m.visitInsn(ICONST_0);
        m.visitIntInsn(NEWARRAY, T_BYTE);
        m.visitInsn(AASTORE);
        m.visitLabel(end);
        m.visitJumpInsn(GOTO, out);
        m.visitLabel(handler);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;", false);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Class", "getName", "()Ljava/lang/String;", false);
        print();
        m.visitLabel(out);
        m.visitLdcInsn("\n");
        print();
    }

    static void print() {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitInsn(SWAP);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "print", "(Ljava/lang/String;)V", false);
    }
}
