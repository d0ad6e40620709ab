//@ about: IncompatibleClassChangeError when members have become static, or are static no longer
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class StaticOrInstance {
    public static void main(String[] args) throws Exception {
        try (var in = StaticOrInstance.class.getClassLoader().getResourceAsStream("StaticOrInstance_.class")) {
            Files.copy(in, Path.of(args[0], "StaticOrInstance_.class"));
        }
        // Static and instance exchanged everywhere.
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V17, ACC_PUBLIC | ACC_SUPER, "StaticOrInstance_Library", null, "java/lang/Object", null);
        c.visitField(0, "fixed", "J", null, null);
        c.visitField(ACC_STATIC, "plain", "Ljava/lang/String;", null, null);
        MethodVisitor m = c.visitMethod(0, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        for (Object[] method : new Object[][] {{0, "call", "()V"}, {ACC_STATIC, "run", "(I[Ljava/lang/String;)V"}, {ACC_STATIC | ACC_PRIVATE, "hidden", "()V"}}) {
            m = c.visitMethod((int) method[0], (String) method[1], (String) method[2], null, null);
            m.visitInsn(RETURN);
            m.visitMaxs(0, 4);
        }
        Files.write(Path.of(args[0], "StaticOrInstance_Library.class"), c.toByteArray());
        ClassWriter face = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        face.visit(V17, ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT, "StaticOrInstance_Face", null, "java/lang/Object", null);
        face.visitMethod(ACC_PUBLIC | ACC_ABSTRACT, "help", "()V", null, null);
        m = face.visitMethod(ACC_PUBLIC | ACC_STATIC, "act", "()V", null, null);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "StaticOrInstance_Face.class"), face.toByteArray());
    }
}

class StaticOrInstance_ {
    static void attempt(String what, Runnable body) {
        for (int i = 0; i < 2; i++) {
            try {
                body.run();
                System.out.println(what + ": fine");
            } catch (Throwable e) {
                System.out.println(what + ": " + e);
            }
        }
    }

    public static void main(String[] args) {
        StaticOrInstance_Library one = new StaticOrInstance_Library();
        attempt("getstatic", () -> System.out.println(StaticOrInstance_Library.fixed));
        attempt("putstatic", () -> StaticOrInstance_Library.fixed = 5);
        attempt("getfield", () -> System.out.println(one.plain));
        attempt("putfield", () -> one.plain = "x");
        attempt("invokestatic", () -> StaticOrInstance_Library.call());
        attempt("invokevirtual", () -> one.run(5, new String[0]));
        attempt("static of an interface", () -> StaticOrInstance_Face.help());
        attempt("method of an interface", () -> { StaticOrInstance_Face none = null; none.act(); });
    }
}

/** What the caller was compiled against. */
class StaticOrInstance_Library {
    static long fixed;
    String plain;
    static void call() { }
    void run(int n, String[] words) { }
}

interface StaticOrInstance_Face {
    static void help() { }
    void act();
}
