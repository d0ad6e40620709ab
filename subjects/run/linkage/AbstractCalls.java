//@ about: AbstractMethodError: an interface or superclass gained a method, super calls of what became abstract; with HotSpot's message
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class AbstractCalls {
    public static void main(String[] args) throws Exception {
        for (String copied : new String[] {"AbstractCalls_", "AbstractCalls_Sub", "AbstractCalls_Leaf"}) {
            try (var in = AbstractCalls.class.getClassLoader().getResourceAsStream(copied + ".class")) {
                Files.copy(in, Path.of(args[0], copied + ".class"));
            }
        }
        // Base and Face as they are now: all methods abstract.
        ClassWriter base = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        base.visit(V17, ACC_PUBLIC | ACC_SUPER | ACC_ABSTRACT, "AbstractCalls_Base", null, "java/lang/Object", null);
        MethodVisitor m = base.visitMethod(0, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        base.visitMethod(ACC_ABSTRACT, "one", "()V", null, null);
        base.visitMethod(ACC_ABSTRACT, "two", "(I[Ljava/lang/String;)J", null, null);
        base.visitMethod(ACC_ABSTRACT | ACC_PUBLIC, "toString", "()Ljava/lang/String;", null, null);
        Files.write(Path.of(args[0], "AbstractCalls_Base.class"), base.toByteArray());
        ClassWriter face = new ClassWriter(0);
        face.visit(V17, ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT, "AbstractCalls_Face", null, "java/lang/Object", null);
        face.visitMethod(ACC_PUBLIC | ACC_ABSTRACT, "face", "()Ljava/lang/Object;", null, null);
        Files.write(Path.of(args[0], "AbstractCalls_Face.class"), face.toByteArray());
    }
}

class AbstractCalls_ {
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
        AbstractCalls_Sub sub = new AbstractCalls_Sub();
        attempt("virtual", () -> sub.one());
        attempt("virtual with parameters", () -> sub.two(1, null));
        attempt("through the superclass", () -> ((AbstractCalls_Base) sub).one());
        attempt("interface", () -> ((AbstractCalls_Face) sub).face());
        attempt("super call", () -> sub.callSuper());
        attempt("toString", () -> System.out.println(sub.toString()));
        attempt("implemented further down", () -> new AbstractCalls_Leaf().one());
        attempt("through a lambda", () -> ((Runnable) sub::one).run());
    }
}

/** What the others were compiled against. */
class AbstractCalls_Base {
    void one() { }
    long two(int n, String[] words) { return 0; }
}

interface AbstractCalls_Face {
    default Object face() { return null; }
}

class AbstractCalls_Sub extends AbstractCalls_Base implements AbstractCalls_Face {
    void callSuper() { super.one(); }
}

class AbstractCalls_Leaf extends AbstractCalls_Sub {
    void one() { System.out.println("Leaf.one"); }
}
