//@ about: IncompatibleClassChangeError when two unrelated interfaces provide the same default method; cases where one wins
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class ConflictingDefaults {
    public static void main(String[] args) throws Exception {
        for (String copied : new String[] {"", "Both", "Chosen", "Parent", "Inherits", "Left", "More", "Specific"}) {
            try (var in = ConflictingDefaults.class.getClassLoader().getResourceAsStream("ConflictingDefaults_" + copied + ".class")) {
                Files.copy(in, Path.of(args[0], "ConflictingDefaults_" + copied + ".class"));
            }
        }
        // Right has gained a default method that Left has too.
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V17, ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT, "ConflictingDefaults_Right", null, "java/lang/Object", null);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC, "who", "()Ljava/lang/String;", null, null);
        m.visitLdcInsn("Right");
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "ConflictingDefaults_Right.class"), c.toByteArray());
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V17, ACC_PUBLIC | ACC_SUPER, "ConflictingDefaults_Receiver", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_STATIC, "pass", "(Ljava/lang/Object;)LConflictingDefaults_Left;", null, null);
        m.visitVarInsn(ALOAD, 0); // returned without a cast
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "ConflictingDefaults_Receiver.class"), c.toByteArray());
    }
}

class ConflictingDefaults_ {
    static void attempt(String what, ConflictingDefaults_Left receiver) {
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(what + ": " + receiver.who());
            } catch (Throwable e) {
                // JDK 17 throws its subclass AbstractMethodError for the conflict.
                System.out.println(what + ": " + (e instanceof IncompatibleClassChangeError ? "IncompatibleClassChangeError" : e));
            }
        }
    }

    public static void main(String[] args) {
        attempt("conflict", new ConflictingDefaults_Both());
        attempt("own method", new ConflictingDefaults_Chosen());
        attempt("superclass wins", new ConflictingDefaults_Inherits());
        attempt("more specific interface wins", new ConflictingDefaults_Specific());
        // The verifier lets any object pass where an interface is wanted; the call looks.
        Object other = "no receiver";
        attempt("not implemented", ConflictingDefaults_Receiver.pass(other));
    }
}

interface ConflictingDefaults_Left {
    default String who() { return "Left"; }
}

/** What the others were compiled against. */
interface ConflictingDefaults_Right { }

class ConflictingDefaults_Both implements ConflictingDefaults_Left, ConflictingDefaults_Right { }

class ConflictingDefaults_Chosen implements ConflictingDefaults_Left, ConflictingDefaults_Right {
    public String who() { return "Chosen, " + ConflictingDefaults_Left.super.who(); }
}

class ConflictingDefaults_Parent {
    public String who() { return "Parent"; }
}

class ConflictingDefaults_Inherits extends ConflictingDefaults_Parent implements ConflictingDefaults_Left, ConflictingDefaults_Right { }

interface ConflictingDefaults_More extends ConflictingDefaults_Left {
    default String who() { return "More"; }
}

class ConflictingDefaults_Specific implements ConflictingDefaults_Left, ConflictingDefaults_More { }

/** What the generator writes: returns its argument. */
class ConflictingDefaults_Receiver {
    static ConflictingDefaults_Left pass(Object any) { return null; }
}
