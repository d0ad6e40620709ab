//@ about: InstantiationError when a class has become abstract, an interface or an annotation
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class AbstractNew {
    public static void main(String[] args) throws Exception {
        for (String copied : new String[] {"AbstractNew_", "AbstractNew_Sub"}) {
            try (var in = AbstractNew.class.getClassLoader().getResourceAsStream(copied + ".class")) {
                Files.copy(in, Path.of(args[0], copied + ".class"));
            }
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V17, ACC_PUBLIC | ACC_SUPER | ACC_ABSTRACT, "AbstractNew_Shape", null, "java/lang/Object", null);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "AbstractNew_Shape.class"), c.toByteArray());
        for (int flags : new int[] {0, ACC_ANNOTATION}) {
            String name = flags == 0 ? "AbstractNew_Face" : "AbstractNew_Note";
            c = new ClassWriter(0);
            String[] parents = flags == 0 ? null : new String[] {"java/lang/annotation/Annotation"};
            c.visit(V17, ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT | flags, name, null, "java/lang/Object", parents);
            Files.write(Path.of(args[0], name + ".class"), c.toByteArray());
        }
    }
}

class AbstractNew_ {
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
        attempt("abstract", () -> new AbstractNew_Shape());
        attempt("interface", () -> new AbstractNew_Face());
        attempt("annotation", () -> new AbstractNew_Note());
        attempt("subclass", () -> new AbstractNew_Sub());
        attempt("array", () -> System.out.println(new AbstractNew_Shape[2].length));
        attempt("method reference", () -> ((java.util.function.Supplier<Object>) AbstractNew_Shape::new).get());
        attempt("reflection", () -> {
            try {
                AbstractNew_Shape.class.getConstructor().newInstance();
            } catch (ReflectiveOperationException e) {
                System.out.println(e.getClass().getName());
            }
        });
    }
}

/** What the caller was compiled against. */
class AbstractNew_Shape { }

class AbstractNew_Face { }

class AbstractNew_Note { }

class AbstractNew_Sub extends AbstractNew_Shape { }
