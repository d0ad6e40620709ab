//@ about: dynamic constants that fail: exceptions wrapped in BootstrapMethodError, errors passed on, wrong types, the same failure again
//@ generate
import java.lang.invoke.MethodHandles;
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class CondyErrors {
    static final String LOOKUP = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;";
    static ClassWriter c;
    static MethodVisitor main;

    public static void main(String[] args) throws Exception {
        try (var in = CondyErrors.class.getClassLoader().getResourceAsStream("CondyErrors_Boot.class")) {
            Files.copy(in, Path.of(args[0], "CondyErrors_Boot.class"));
        }
        c = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        c.visit(V11, ACC_PUBLIC | ACC_SUPER, "CondyErrors_", null, "java/lang/Object", null);
        main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        attempt("exception", "fail", "Ljava/lang/String;");
        attempt("checked", "fail", "Ljava/lang/String;");
        attempt("error", "fail", "Ljava/lang/String;");
        attempt("wrongType", "fail", "Ljava/lang/String;");
        attempt("nullPrimitive", "fail", "I");
        attempt("missing", "noSuchBootstrap", "Ljava/lang/String;");
        attempt("fine", "fail", "Ljava/lang/String;");
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "CondyErrors_.class"), c.toByteArray());
    }

    static void attempt(String name, String bootstrap, String type) {
        for (int i = 0; i < 2; i++) main.visitMethodInsn(INVOKESTATIC, "CondyErrors_", name, "()V", false);
        MethodVisitor m = c.visitMethod(ACC_STATIC, name, "()V", null, null);
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitVarInsn(ASTORE, 0);
        m.visitLabel(start);
        m.visitVarInsn(ALOAD, 0);
        m.visitLdcInsn(new ConstantDynamic(name, type, new Handle(H_INVOKESTATIC, "CondyErrors_Boot", bootstrap, LOOKUP, false)));
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + type + ")V", false);
        m.visitLabel(end);
        m.visitInsn(RETURN);
        m.visitLabel(handler);
        m.visitLdcInsn(name);
        m.visitMethodInsn(INVOKESTATIC, "CondyErrors_Boot", "show", "(Ljava/lang/Throwable;Ljava/lang/String;)V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }
}

class CondyErrors_Boot {
    public static Object fail(MethodHandles.Lookup lookup, String name, Class<?> type) throws Exception {
        System.out.println("bootstrap " + name);
        switch (name) {
            case "exception": throw new IllegalStateException("unchecked");
            case "checked": throw new java.io.IOException("checked");
            case "error": throw new AssertionError("an error");
            case "wrongType": return 42;
            case "nullPrimitive": return null;
            default: return "no failure";
        }
    }

    static void show(Throwable thrown, String name) {
        Throwable cause = thrown.getCause();
        System.out.println(name + ": " + thrown.getClass().getName() + (cause == null ? "" : " because of " + cause.getClass().getName()));
    }
}
