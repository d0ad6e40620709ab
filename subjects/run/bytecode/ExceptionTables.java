//@ about: exception tables: order of entries, overlapping and nested ranges, ends of ranges, catch-all, handlers before and inside their range
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class ExceptionTables {
    static final String RUNTIME = "java/lang/RuntimeException", STATE = "java/lang/IllegalStateException", ERROR = "java/lang/Error";
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        try (var in = ExceptionTables.class.getClassLoader().getResourceAsStream("ExceptionTables_.class")) {
            Files.copy(in, Path.of(args[0], "ExceptionTables_.class"));
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "ExceptionTables_Code", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_STATIC, "order", "(I)I", null, null);
        order();
        m = c.visitMethod(ACC_STATIC, "overlap", "(I)I", null, null);
        overlap();
        m = c.visitMethod(ACC_STATIC, "backward", "(I)I", null, null);
        backward();
        m = c.visitMethod(ACC_STATIC, "self", "(I)I", null, null);
        self();
        m = c.visitMethod(ACC_STATIC, "cleared", "(I)I", null, null);
        cleared();
        Files.write(Path.of(args[0], "ExceptionTables_Code.class"), c.toByteArray());
    }

    /** The first matching entry counts, even if a later one is more specific. */
    static void order() {
        Label start = new Label(), end = new Label(), first = new Label(), second = new Label(), any = new Label();
        m.visitTryCatchBlock(start, end, first, RUNTIME);
        m.visitTryCatchBlock(start, end, second, STATE);
        m.visitTryCatchBlock(start, end, second, ERROR);
        m.visitTryCatchBlock(start, end, any, null);
        m.visitLabel(start);
        raise();
        m.visitLabel(end);
        result(0);
        handler(first, 1);
        handler(second, 2);
        handler(any, 3);
        m.visitMaxs(0, 0);
    }

    /** Three calls; the first range covers calls 1 and 2, the second 2 and 3, so each failure lands elsewhere. */
    static void overlap() {
        Label one = new Label(), two = new Label(), three = new Label(), end = new Label(), left = new Label(), right = new Label();
        m.visitTryCatchBlock(one, three, left, STATE);
        m.visitTryCatchBlock(two, end, right, RUNTIME);
        m.visitLabel(one);
        raise();
        m.visitIincInsn(0, -10);
        m.visitLabel(two);
        raise();
        m.visitIincInsn(0, -10);
        m.visitLabel(three);
        raise();
        m.visitIincInsn(0, -10);
        m.visitLabel(end); // exclusive: what is thrown from here on is not covered
        raise();
        result(4);
        handler(left, 5);
        handler(right, 6);
        m.visitMaxs(0, 0);
    }

    /** The handler stands before the code it protects. */
    static void backward() {
        Label begin = new Label(), start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, RUNTIME);
        m.visitJumpInsn(GOTO, begin);
        handler(handler, 7);
        m.visitLabel(begin);
        m.visitLabel(start);
        raise();
        m.visitLabel(end);
        result(8);
        m.visitMaxs(0, 0);
    }

    /** The handler lies inside its own range: it is entered again until it stops throwing. */
    static void self() {
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, RUNTIME);
        m.visitLdcInsn(0);
        m.visitVarInsn(ISTORE, 1);
        m.visitLabel(start);
        raise();
        result(9);
        m.visitLabel(handler);
        m.visitInsn(POP);
        m.visitIincInsn(1, 1);
        m.visitIincInsn(0, -1);
        raise();
        m.visitLabel(end);
        m.visitVarInsn(ILOAD, 1);
        m.visitIntInsn(BIPUSH, 10);
        m.visitInsn(IMUL);
        m.visitInsn(IRETURN);
        m.visitMaxs(0, 0);
    }

    /** What was on the stack is gone when the handler starts; locals keep what they had. */
    static void cleared() {
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
        m.visitInsn(ICONST_5);
        m.visitVarInsn(ISTORE, 1);
        m.visitLabel(start);
        m.visitLdcInsn(99L);
        m.visitLdcInsn("kept");
        m.visitInsn(ICONST_3);
        m.visitIincInsn(1, 1);
        raise();
        m.visitIincInsn(1, 1);
        m.visitLabel(end);
        m.visitInsn(IRETURN);
        m.visitLabel(handler);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Throwable", "getMessage", "()Ljava/lang/String;", false);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "length", "()I", false);
        m.visitIntInsn(BIPUSH, 10);
        m.visitInsn(IMUL);
        m.visitVarInsn(ILOAD, 1);
        m.visitInsn(IADD);
        m.visitInsn(IRETURN);
        m.visitMaxs(0, 0);
    }

    static void raise() {
        m.visitVarInsn(ILOAD, 0);
        m.visitMethodInsn(INVOKESTATIC, "ExceptionTables_", "raise", "(I)V", false);
    }

    static void handler(Label label, int result) {
        m.visitLabel(label);
        m.visitInsn(POP);
        result(result);
    }

    static void result(int result) {
        m.visitIntInsn(BIPUSH, result);
        m.visitInsn(IRETURN);
    }
}

class ExceptionTables_ {
    static void raise(int kind) throws Throwable {
        switch (kind) {
            case 1: throw new IllegalStateException("state");
            case 2: throw new RuntimeException("runtime");
            case 3: throw new AssertionError("error");
            case 4: throw new Exception("checked");
            case 5: throw new Throwable("throwable");
            case 6: System.out.println(1 / (kind - 6));
            default:
        }
    }

    public static void main(String[] args) {
        for (int kind = 0; kind <= 35; kind++) {
            StringBuilder line = new StringBuilder(kind + ":");
            for (int method = 0; method < 5; method++) {
                try {
                    line.append(' ').append(call(method, kind));
                } catch (Throwable e) {
                    line.append(' ').append(e.getMessage());
                }
            }
            System.out.println(line);
        }
    }

    static int call(int method, int kind) throws Throwable {
        switch (method) {
            case 0: return ExceptionTables_Code.order(kind);
            case 1: return ExceptionTables_Code.overlap(kind);
            case 2: return ExceptionTables_Code.backward(kind);
            case 3: return ExceptionTables_Code.self(kind);
            default: return ExceptionTables_Code.cleared(kind);
        }
    }
}

/** What the generator writes. */
class ExceptionTables_Code {
    static native int order(int kind) throws Throwable;
    static native int overlap(int kind) throws Throwable;
    static native int backward(int kind) throws Throwable;
    static native int self(int kind) throws Throwable;
    static native int cleared(int kind) throws Throwable;
}
