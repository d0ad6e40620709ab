//@ about: IllegalAccessError when a final field is written from outside, or outside <init> and <clinit>; what versions before 53 allowed
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class FinalWrites {
    public static void main(String[] args) throws Exception {
        try (var in = FinalWrites.class.getClassLoader().getResourceAsStream("FinalWrites_.class")) {
            Files.copy(in, Path.of(args[0], "FinalWrites_.class"));
        }
        write(args[0], "FinalWrites_Old", V1_8);
        write(args[0], "FinalWrites_New", V9);
    }

    /** final int plain; static final int fixed; written by <init>, <clinit>, set() and setStatic(). */
    static void write(String folder, String name, int version) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(version, ACC_PUBLIC | ACC_SUPER, name, null, "java/lang/Object", null);
        c.visitField(ACC_FINAL, "plain", "I", null, null);
        c.visitField(ACC_FINAL | ACC_STATIC, "fixed", "I", null, null);
        for (String method : new String[] {"<init>", "set"}) {
            MethodVisitor m = c.visitMethod(0, method, "()V", null, null);
            m.visitVarInsn(ALOAD, 0);
            if (method.equals("<init>")) {
                m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
                m.visitVarInsn(ALOAD, 0);
            }
            m.visitIntInsn(BIPUSH, method.length());
            m.visitFieldInsn(PUTFIELD, name, "plain", "I");
            m.visitInsn(RETURN);
            m.visitMaxs(0, 0);
        }
        for (String method : new String[] {"<clinit>", "setStatic"}) {
            MethodVisitor m = c.visitMethod(ACC_STATIC, method, "()V", null, null);
            m.visitIntInsn(BIPUSH, method.length() * 10);
            m.visitFieldInsn(PUTSTATIC, name, "fixed", "I");
            m.visitInsn(RETURN);
            m.visitMaxs(0, 0);
        }
        Files.write(Path.of(folder, name + ".class"), c.toByteArray());
    }
}

class FinalWrites_ {
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
        FinalWrites_Old old = new FinalWrites_Old();
        FinalWrites_New fresh = new FinalWrites_New();
        System.out.println(old.plain + " " + FinalWrites_Old.fixed + " " + fresh.plain + " " + FinalWrites_New.fixed);
        attempt("field from outside", () -> old.plain = 1);
        attempt("static from outside", () -> FinalWrites_Old.fixed = 1);
        attempt("old field", () -> old.set());
        attempt("old static", () -> FinalWrites_Old.setStatic());
        attempt("new field", () -> fresh.set());
        attempt("new static", () -> FinalWrites_New.setStatic());
        System.out.println(old.plain + " " + FinalWrites_Old.fixed + " " + fresh.plain + " " + FinalWrites_New.fixed);
    }
}

/** What the generator writes, but for the finals. */
class FinalWrites_Old {
    int plain;
    static int fixed;
    native void set();
    static native void setStatic();
}

class FinalWrites_New {
    int plain;
    static int fixed;
    native void set();
    static native void setStatic();
}
