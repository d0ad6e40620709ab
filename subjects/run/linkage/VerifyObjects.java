//@ about: VerifyError: objects used before <init>, initialized twice, constructors without super(), handlers of no Throwable, protected misuse
//@ generate
import java.nio.file.*;
import java.util.function.Consumer;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class VerifyObjects {
    static String folder;
    static int classes;

    public static void main(String[] args) throws Exception {
        folder = args[0];
        try (var in = VerifyObjects.class.getClassLoader().getResourceAsStream("VerifyObjects_.class")) {
            Files.copy(in, Path.of(folder, "VerifyObjects_.class"));
        }
        String object = "java/lang/Object", builder = "java/lang/StringBuilder";
        bad("m", ACC_STATIC, m -> { m.visitTypeInsn(NEW, object); m.visitMethodInsn(INVOKESPECIAL, object, "<init>", "()V", false); }); // 0 is fine
        bad("m", ACC_STATIC, m -> { m.visitTypeInsn(NEW, object); m.visitMethodInsn(INVOKEVIRTUAL, object, "hashCode", "()I", false); });
        bad("m", ACC_STATIC, m -> { m.visitTypeInsn(NEW, object); m.visitMethodInsn(INVOKESTATIC, "java/lang/String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;", false); });
        bad("m", ACC_STATIC, m -> { m.visitTypeInsn(NEW, object); m.visitInsn(MONITORENTER); });
        bad("m", ACC_STATIC, m -> { m.visitTypeInsn(NEW, object); m.visitTypeInsn(INSTANCEOF, object); });
        bad("m", ACC_STATIC, m -> {
            m.visitTypeInsn(NEW, object);
            m.visitInsn(DUP);
            m.visitInsn(DUP);
            m.visitMethodInsn(INVOKESPECIAL, object, "<init>", "()V", false);
            m.visitMethodInsn(INVOKESPECIAL, object, "<init>", "()V", false);
        });
        bad("m", ACC_STATIC, m -> { m.visitLdcInsn("text"); m.visitMethodInsn(INVOKESPECIAL, object, "<init>", "()V", false); });
        bad("m", ACC_STATIC, m -> { m.visitTypeInsn(NEW, object); m.visitMethodInsn(INVOKESPECIAL, builder, "<init>", "()V", false); });
        bad("m", ACC_STATIC, m -> { m.visitTypeInsn(NEW, builder); m.visitMethodInsn(INVOKESPECIAL, object, "<init>", "()V", false); });
        bad("m", ACC_STATIC, m -> { m.visitTypeInsn(NEW, object); m.visitMethodInsn(INVOKEVIRTUAL, object, "<init>", "()V", false); });
        bad("m", ACC_STATIC, m -> m.visitTypeInsn(NEW, "[I"));
        bad("<init>", 0, m -> { m.visitVarInsn(ALOAD, 0); m.visitMethodInsn(INVOKESPECIAL, object, "<init>", "()V", false); }); // 11 is fine
        bad("<init>", 0, m -> m.visitInsn(NOP)); // no super()
        bad("<init>", 0, m -> { m.visitVarInsn(ALOAD, 0); m.visitMethodInsn(INVOKEVIRTUAL, object, "hashCode", "()I", false); m.visitVarInsn(ALOAD, 0); m.visitMethodInsn(INVOKESPECIAL, object, "<init>", "()V", false); });
        bad("<init>", 0, m -> { m.visitVarInsn(ALOAD, 0); m.visitMethodInsn(INVOKESPECIAL, builder, "<init>", "()V", false); });
        bad("m", ACC_STATIC, m -> m.visitMethodInsn(INVOKESTATIC, object, "<clinit>", "()V", false));
        bad("m", ACC_STATIC, m -> handler(m, "java/lang/String"));
        bad("m", ACC_STATIC, m -> handler(m, "java/lang/Error")); // 17 is fine
        bad("m", 0, m -> { m.visitVarInsn(ALOAD, 0); m.visitMethodInsn(INVOKESPECIAL, "java/lang/String", "hashCode", "()I", false); });
        bad("m", 0, m -> { m.visitLdcInsn("text"); m.visitMethodInsn(INVOKESPECIAL, object, "hashCode", "()I", false); });
        bad("m", 0, m -> { m.visitLdcInsn("text"); m.visitMethodInsn(INVOKEVIRTUAL, object, "clone", "()Ljava/lang/Object;", false); });
    }

    static void handler(MethodVisitor m, String type) {
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, type);
        m.visitLabel(start);
        m.visitInsn(ACONST_NULL);
        m.visitLabel(end);
        m.visitLabel(handler);
    }

    static void bad(String method, int access, Consumer<MethodVisitor> body) throws Exception {
        String name = "VerifyObjects_" + classes++;
        ClassWriter c = new ClassWriter(0);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, name, null, "java/lang/Object", null);
        MethodVisitor m = c.visitMethod(access, method, "()V", null, null);
        body.accept(m);
        m.visitInsn(RETURN);
        m.visitMaxs(4, 4);
        Files.write(Path.of(folder, name + ".class"), c.toByteArray());
    }
}

class VerifyObjects_ {
    public static void main(String[] args) {
        for (int i = 0; i <= 20; i++) {
            try {
                System.out.println(Class.forName("VerifyObjects_" + i));
            } catch (Throwable e) {
                System.out.println(i + ": " + e.getClass().getName());
            }
        }
    }
}
