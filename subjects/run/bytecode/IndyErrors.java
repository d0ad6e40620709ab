//@ about: invokedynamic that fails to link: exception, error, null, not a call site, wrong type; and the same failure again
//@ generate
import java.lang.invoke.*;
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class IndyErrors {
    static final String LOOKUP = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/Object;";
    static ClassWriter c;
    static MethodVisitor main;

    public static void main(String[] args) throws Exception {
        try (var in = IndyErrors.class.getClassLoader().getResourceAsStream("IndyErrors_Boot.class")) {
            Files.copy(in, Path.of(args[0], "IndyErrors_Boot.class"));
        }
        c = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        c.visit(V1_8, ACC_PUBLIC | ACC_SUPER, "IndyErrors_", null, "java/lang/Object", null);
        main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (String name : new String[] {"exception", "checked", "error", "nothing", "notSite", "wrongType", "target", "fine"}) attempt(name, "fail");
        attempt("missing", "noSuchBootstrap");
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "IndyErrors_.class"), c.toByteArray());
    }

    static void attempt(String name, String bootstrap) {
        for (int i = 0; i < 2; i++) main.visitMethodInsn(INVOKESTATIC, "IndyErrors_", name, "()V", false);
        MethodVisitor m = c.visitMethod(ACC_STATIC, name, "()V", null, null);
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
        m.visitLabel(start);
        m.visitInvokeDynamicInsn(name, "()V", new Handle(H_INVOKESTATIC, "IndyErrors_Boot", bootstrap, LOOKUP, false));
        m.visitLabel(end);
        m.visitInsn(RETURN);
        m.visitLabel(handler);
        m.visitLdcInsn(name);
        m.visitMethodInsn(INVOKESTATIC, "IndyErrors_Boot", "show", "(Ljava/lang/Throwable;Ljava/lang/String;)V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }
}

class IndyErrors_Boot {
    public static Object fail(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        System.out.println("bootstrap " + name);
        switch (name) {
            case "exception": throw new IllegalStateException("unchecked");
            case "checked": throw new java.io.IOException("checked");
            case "error": throw new AssertionError("an error");
            case "nothing": return null;
            case "notSite": return "a string";
            case "wrongType": return new ConstantCallSite(MethodHandles.constant(int.class, 1));
            default: return new ConstantCallSite(lookup.in(IndyErrors_Boot.class).findStatic(IndyErrors_Boot.class, name, type));
        }
    }

    public static void target() { throw new IllegalArgumentException("thrown by the target, not by linking"); }
    public static void fine() { System.out.println("fine"); }

    static final java.util.Set<String> seen = new java.util.HashSet<>();

    /** HotSpot does not keep the cause for the second attempt. */
    static void show(Throwable thrown, String name) {
        Throwable cause = seen.add(name) ? thrown.getCause() : null;
        System.out.println(name + ": " + thrown.getClass().getName() + (cause == null ? "" : " because of " + cause.getClass().getName()));
    }
}
