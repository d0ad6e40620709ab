//@ about: NoSuchFieldError for static and instance fields that are gone or have another type
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class MissingField {
    public static void main(String[] args) throws Exception {
        try (var in = MissingField.class.getClassLoader().getResourceAsStream("MissingField_.class")) {
            Files.copy(in, Path.of(args[0], "MissingField_.class"));
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V17, ACC_PUBLIC | ACC_SUPER, "MissingField_Library", null, "java/lang/Object", null);
        c.visitField(0, "retyped", "J", null, null);
        c.visitField(ACC_STATIC, "kept", "I", null, 3);
        MethodVisitor m = c.visitMethod(0, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "MissingField_Library.class"), c.toByteArray());
    }
}

class MissingField_ {
    /** The message differs between versions of Java, but names the field. */
    static void attempt(String field, Runnable body) {
        for (int i = 0; i < 2; i++) {
            try {
                body.run();
                System.out.println(field + ": fine");
            } catch (Throwable e) {
                System.out.println(field + ": " + e.getClass().getName() + ", named: " + e.getMessage().contains(field));
            }
        }
    }

    public static void main(String[] args) {
        MissingField_Library one = new MissingField_Library();
        attempt("plain", () -> System.out.println(one.plain));
        attempt("plain", () -> one.plain = "x");
        attempt("fixed", () -> System.out.println(MissingField_Library.fixed));
        attempt("fixed", () -> MissingField_Library.fixed = 5);
        attempt("retyped", () -> System.out.println(one.retyped));
        attempt("retyped", () -> one.retyped = 5);
        attempt("kept", () -> System.out.println(MissingField_Library.kept));
    }
}

/** What the caller was compiled against. */
class MissingField_Library {
    static long fixed;
    static int kept;
    String plain;
    int retyped;
}
