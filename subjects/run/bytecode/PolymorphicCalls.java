//@ about: signature-polymorphic invokeExact and invoke: call-site types decide, conversions, WrongMethodTypeException
//@ generate
import java.lang.invoke.*;
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class PolymorphicCalls {
    static ClassWriter c;
    static MethodVisitor main;
    static int methods;

    public static void main(String[] args) throws Exception {
        try (var in = PolymorphicCalls.class.getClassLoader().getResourceAsStream("PolymorphicCalls_Target.class")) {
            Files.copy(in, Path.of(args[0], "PolymorphicCalls_Target.class"));
        }
        c = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        c.visit(V1_8, ACC_PUBLIC | ACC_SUPER, "PolymorphicCalls_", null, "java/lang/Object", null);
        main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        String mixed = "(IJD)Ljava/lang/String;";
        attempt("invokeExact", "mixed", mixed, mixed, 1, 2L, 3.5);
        attempt("invokeExact", "mixed", mixed, "(IID)Ljava/lang/String;", 1, 2, 3.5);
        attempt("invokeExact", "mixed", mixed, "(IJD)Ljava/lang/Object;", 1, 2L, 3.5);
        attempt("invokeExact", "mixed", mixed, "(IJD)V", 1, 2L, 3.5);
        attempt("invoke", "mixed", mixed, "(IID)Ljava/lang/String;", 1, 2, 3.5);
        attempt("invoke", "mixed", mixed, "(IIF)Ljava/lang/Object;", 1, 2, 3.5f);
        attempt("invoke", "mixed", mixed, "(III)V", 1, 2, 3);
        attempt("invoke", "mixed", mixed, "(IJ)Ljava/lang/String;", 1, 2L);
        attempt("invoke", "mixed", mixed, "(JJD)Ljava/lang/String;", 1L, 2L, 3.5);
        attempt("invoke", "boxed", "(Ljava/lang/Integer;)J", "(I)J", 5);
        attempt("invoke", "boxed", "(Ljava/lang/Integer;)J", "(I)D", 6);
        attempt("invoke", "boxed", "(Ljava/lang/Integer;)J", "(I)Ljava/lang/Object;", 7);
        attempt("invoke", "boxed", "(Ljava/lang/Integer;)J", "(I)I", 8);
        attempt("invoke", "boxed", "(Ljava/lang/Integer;)J", "(J)J", 9L);
        attempt("invoke", "words", "([Ljava/lang/String;)I", "(Ljava/lang/String;Ljava/lang/String;)I", "a", "b");
        attempt("invoke", "words", "([Ljava/lang/String;)I", "()I");
        attempt("invokeExact", "words", "([Ljava/lang/String;)I", "(Ljava/lang/String;)I", "a");
        attempt("invokeExact", "nothing", "()V", "()V");
        attempt("invoke", "nothing", "()V", "()Ljava/lang/Object;");
        attempt("invoke", "nothing", "()V", "()J");
        attempt("invokeExact", "thrower", "(I)I", "(I)I", 3);
        attempt("invoke", "upper", "(Ljava/lang/String;)Ljava/lang/Object;", "(Ljava/lang/Object;)Ljava/lang/String;", "fits");
        attempt("invoke", "upper", "(Ljava/lang/String;)Ljava/lang/Object;", "(Ljava/lang/Object;)Ljava/lang/Integer;", "does not");
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "PolymorphicCalls_.class"), c.toByteArray());
    }

    /** Calls a handle of the target with the types `site`, prints the result or the class of what was thrown. */
    static void attempt(String how, String target, String type, String site, Object... arguments) {
        String name = "m" + methods++, result = site.substring(site.indexOf(')') + 1);
        main.visitMethodInsn(INVOKESTATIC, "PolymorphicCalls_", name, "()V", false);
        MethodVisitor m = c.visitMethod(ACC_STATIC, name, "()V", null, null);
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
        m.visitLabel(start);
        m.visitLdcInsn(new Handle(H_INVOKESTATIC, "PolymorphicCalls_Target", target, type, false));
        for (Object argument : arguments) m.visitLdcInsn(argument);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", how, site, false);
        String shown = result.startsWith("L") ? "Ljava/lang/Object;" : result.equals("V") ? "" : result;
        m.visitMethodInsn(INVOKESTATIC, "PolymorphicCalls_Target", "show", "(" + shown + ")V", false);
        m.visitLabel(end);
        m.visitInsn(RETURN);
        m.visitLabel(handler);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;", false);
        m.visitMethodInsn(INVOKESTATIC, "PolymorphicCalls_Target", "show", "(Ljava/lang/Object;)V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }
}

class PolymorphicCalls_Target {
    public static String mixed(int i, long j, double d) { return i + "," + j + "," + d; }
    public static long boxed(Integer n) { return n * 10L; }
    public static int words(String... all) { return all.length; }
    public static void nothing() { System.out.println("nothing called"); }
    public static int thrower(int n) { throw new IllegalStateException("" + n); }
    public static Object upper(String text) { return text.toUpperCase(); }

    static void show() { System.out.println("void"); }
    static void show(int value) { System.out.println("int " + value); }
    static void show(long value) { System.out.println("long " + value); }
    static void show(double value) { System.out.println("double " + value); }
    static void show(Object value) { System.out.println(value); }
}
