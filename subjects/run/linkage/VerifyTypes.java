//@ about: VerifyError: operands of the wrong type for arithmetic, fields, calls, arrays, throws and returns, by both verifiers
//@ generate
import java.nio.file.*;
import java.util.function.Consumer;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class VerifyTypes {
    static String folder;
    static int classes;

    public static void main(String[] args) throws Exception {
        folder = args[0];
        try (var in = VerifyTypes.class.getClassLoader().getResourceAsStream("VerifyTypes_.class")) {
            Files.copy(in, Path.of(folder, "VerifyTypes_.class"));
        }
        bad(m -> { m.visitInsn(ICONST_1); m.visitInsn(ICONST_1); m.visitInsn(IADD); m.visitInsn(POP); m.visitInsn(RETURN); }); // 0 is fine
        bad(m -> { m.visitInsn(ICONST_1); m.visitInsn(FCONST_1); m.visitInsn(IADD); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(ACONST_NULL); m.visitInsn(INEG); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(LCONST_1); m.visitInsn(IADD); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(ICONST_1); m.visitInsn(ICONST_1); m.visitInsn(LADD); m.visitInsn(RETURN); });
        bad(m -> { m.visitLdcInsn("text"); m.visitVarInsn(ISTORE, 0); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(ICONST_1); m.visitInsn(ATHROW); });
        bad(m -> { m.visitLdcInsn("text"); m.visitInsn(ATHROW); });
        bad(m -> { m.visitLdcInsn("text"); m.visitInsn(ARRAYLENGTH); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(ICONST_1); m.visitIntInsn(NEWARRAY, T_INT); m.visitInsn(ICONST_0); m.visitInsn(LALOAD); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(ICONST_1); m.visitIntInsn(NEWARRAY, T_INT); m.visitInsn(ICONST_0); m.visitInsn(AALOAD); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(ICONST_1); m.visitIntInsn(NEWARRAY, T_INT); m.visitInsn(ICONST_0); m.visitInsn(FCONST_0); m.visitInsn(IASTORE); m.visitInsn(RETURN); });
        bad(m -> { m.visitLdcInsn("text"); m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Integer", "intValue", "()I", false); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(ICONST_1); m.visitMethodInsn(INVOKESTATIC, "java/lang/Long", "toString", "(J)Ljava/lang/String;", false); m.visitInsn(RETURN); });
        bad(m -> { m.visitLdcInsn("text"); m.visitInsn(ICONST_0); m.visitInsn(ISHL); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(FCONST_0); m.visitInsn(MONITORENTER); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(ICONST_0); m.visitTypeInsn(CHECKCAST, "java/lang/String"); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(ICONST_0); m.visitInsn(IRETURN); });  // the method is void
        bad(m -> { m.visitInsn(LCONST_0); m.visitInsn(POP); m.visitInsn(POP); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(ICONST_0); m.visitInsn(LCONST_0); m.visitInsn(SWAP); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(LCONST_0); m.visitInsn(DUP_X1); m.visitInsn(RETURN); });
        bad(m -> { m.visitInsn(ICONST_0); m.visitInsn(LCONST_0); m.visitInsn(ICONST_0); m.visitInsn(DUP2_X1); m.visitInsn(RETURN); });
        bad(m -> { m.visitLdcInsn("text"); m.visitInsn(ICONST_0); m.visitFieldInsn(PUTFIELD, "VerifyTypes_", "plain", "I"); m.visitInsn(RETURN); });
        bad(m -> { m.visitLdcInsn("text"); m.visitFieldInsn(PUTSTATIC, "VerifyTypes_", "number", "I"); m.visitInsn(RETURN); });
    }

    /** The same method for the old verifier and for the one that needs stack maps. */
    static void bad(Consumer<MethodVisitor> body) throws Exception {
        for (int version : new int[] {V1_5, V17}) {
            String name = "VerifyTypes_" + classes + (version == V17 ? "New" : "Old");
            ClassWriter c = new ClassWriter(0);
            c.visit(version, ACC_PUBLIC | ACC_SUPER, name, null, "java/lang/Object", null);
            MethodVisitor m = c.visitMethod(ACC_STATIC, "m", "()V", null, null);
            body.accept(m);
            m.visitMaxs(8, 8);
            Files.write(Path.of(folder, name + ".class"), c.toByteArray());
        }
        classes++;
    }
}

class VerifyTypes_ {
    static int number;
    int plain;

    public static void main(String[] args) {
        for (int i = 0; i < 24; i++) {
            for (String version : new String[] {"Old", "New"}) {
                try {
                    System.out.println(Class.forName("VerifyTypes_" + i + version));
                } catch (Throwable e) {
                    System.out.println(i + version + ": " + e.getClass().getName());
                }
            }
        }
    }
}
