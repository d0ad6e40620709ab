//@ about: IncompatibleClassChangeError when a class has become an interface or an interface a class: calls, extends, implements
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class ClassOrInterface {
    public static void main(String[] args) throws Exception {
        for (String copied : new String[] {"ClassOrInterface_", "ClassOrInterface_Child", "ClassOrInterface_Faced", "ClassOrInterface_Other"}) {
            try (var in = ClassOrInterface.class.getClassLoader().getResourceAsStream(copied + ".class")) {
                Files.copy(in, Path.of(args[0], copied + ".class"));
            }
        }
        ClassWriter base = new ClassWriter(0);
        base.visit(V17, ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT, "ClassOrInterface_Base", null, "java/lang/Object", null);
        base.visitMethod(ACC_PUBLIC | ACC_ABSTRACT, "act", "()V", null, null);
        help(base);
        Files.write(Path.of(args[0], "ClassOrInterface_Base.class"), base.toByteArray());
        ClassWriter face = new ClassWriter(0);
        face.visit(V17, ACC_PUBLIC | ACC_SUPER, "ClassOrInterface_Face", null, "java/lang/Object", null);
        MethodVisitor m = face.visitMethod(ACC_PUBLIC, "act", "()V", null, null);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 1);
        help(face);
        Files.write(Path.of(args[0], "ClassOrInterface_Face.class"), face.toByteArray());
    }

    static void help(ClassWriter c) {
        MethodVisitor m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "help", "()V", null, null);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }
}

class ClassOrInterface_ {
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
        attempt("invokevirtual of an interface", () -> { ClassOrInterface_Base none = null; none.act(); });
        attempt("invokeinterface of a class", () -> { ClassOrInterface_Face none = null; none.act(); });
        attempt("invokestatic of an interface", () -> ClassOrInterface_Base.help());
        attempt("interface invokestatic of a class", () -> ClassOrInterface_Face.help());
        attempt("new of an interface", () -> new ClassOrInterface_Base());
        attempt("extends an interface", () -> new ClassOrInterface_Child());
        attempt("implements a class", () -> new ClassOrInterface_Faced());
        attempt("interface extends a class", () -> System.out.println(ClassOrInterface_Other.field));
        attempt("cast", () -> { Object text = "text"; System.out.println((ClassOrInterface_Base) text); });
    }
}

/** What the caller was compiled against: a class that is now an interface, and the reverse. */
class ClassOrInterface_Base {
    void act() { }
    static void help() { }
}

interface ClassOrInterface_Face {
    void act();
    static void help() { }
}

class ClassOrInterface_Child extends ClassOrInterface_Base { }

class ClassOrInterface_Faced implements ClassOrInterface_Face {
    public void act() { }
}

interface ClassOrInterface_Other extends ClassOrInterface_Face {
    Object field = new Object();
}
