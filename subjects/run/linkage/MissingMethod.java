//@ about: NoSuchMethodError for static, virtual, interface and constructor calls, changed parameters and results, with its message
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class MissingMethod {
    public static void main(String[] args) throws Exception {
        try (var in = MissingMethod.class.getClassLoader().getResourceAsStream("MissingMethod_.class")) {
            Files.copy(in, Path.of(args[0], "MissingMethod_.class"));
        }
        // What has become of the library: everything gone except a constructor and one method.
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V17, ACC_PUBLIC | ACC_SUPER, "MissingMethod_Library", null, "java/lang/Object", new String[] {"MissingMethod_Face"});
        MethodVisitor m = c.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        m = c.visitMethod(ACC_PUBLIC, "changed", "(J)I", null, null);
        m.visitInsn(ICONST_5);
        m.visitInsn(IRETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "MissingMethod_Library.class"), c.toByteArray());
        ClassWriter face = new ClassWriter(0);
        face.visit(V17, ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT, "MissingMethod_Face", null, "java/lang/Object", null);
        Files.write(Path.of(args[0], "MissingMethod_Face.class"), face.toByteArray());
    }
}

class MissingMethod_ {
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
        attempt("static", () -> MissingMethod_Library.fixed());
        attempt("static with parameters", () -> MissingMethod_Library.sum(1, new long[][] {{2}}, "3", true));
        attempt("virtual", () -> new MissingMethod_Library().plain());
        attempt("result", () -> new MissingMethod_Library().changed(5L));
        attempt("parameter", () -> new MissingMethod_Library().changed(5));
        attempt("constructor", () -> new MissingMethod_Library('c', 1.5));
        attempt("interface", () -> ((MissingMethod_Face) new MissingMethod_Library()).face(new MissingMethod_Library[0]));
        attempt("static of interface", () -> MissingMethod_Face.help());
        attempt("inherited", () -> System.out.println(new MissingMethod_Library().equals("x")));
        attempt("null receiver", () -> { MissingMethod_Library none = null; none.plain(); });
    }
}

/** What the caller was compiled against. */
class MissingMethod_Library implements MissingMethod_Face {
    MissingMethod_Library() { }
    MissingMethod_Library(char c, double d) { }
    static void fixed() { }
    static int sum(int a, long[][] b, String c, boolean d) { return 0; }
    void plain() { }
    int changed(int n) { return n; }
    String changed(long n) { return ""; }
    public void face(MissingMethod_Library[] all) { }
}

interface MissingMethod_Face {
    void face(MissingMethod_Library[] all);
    static MissingMethod_Face help() { return null; }
}
