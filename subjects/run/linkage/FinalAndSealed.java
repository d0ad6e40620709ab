//@ about: errors for subclasses of final classes, overriders of final methods, strangers to sealed types, false nest mates
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class FinalAndSealed {
    static String folder;

    public static void main(String[] args) throws Exception {
        folder = args[0];
        try (var in = FinalAndSealed.class.getClassLoader().getResourceAsStream("FinalAndSealed_.class")) {
            Files.copy(in, Path.of(folder, "FinalAndSealed_.class"));
        }
        write("Final", type("Final", "java/lang/Object", ACC_SUPER | ACC_FINAL));
        write("OfFinal", type("OfFinal", "FinalAndSealed_Final", ACC_SUPER));
        ClassWriter c = type("Base", "java/lang/Object", ACC_SUPER);
        method(c, ACC_FINAL, "fixed");
        method(c, ACC_FINAL | ACC_PRIVATE, "hidden");
        method(c, ACC_FINAL | ACC_STATIC, "shared");
        write("Base", c);
        for (String name : new String[] {"fixed", "hidden", "shared"}) {
            c = type("Over" + name, "FinalAndSealed_Base", ACC_SUPER);
            method(c, name.equals("shared") ? ACC_STATIC : 0, name);
            write("Over" + name, c);
        }
        c = type("Sealed", "java/lang/Object", ACC_SUPER);
        c.visitAttribute(permits("FinalAndSealed_Allowed"));
        write("Sealed", c);
        write("Allowed", type("Allowed", "FinalAndSealed_Sealed", ACC_SUPER | ACC_FINAL));
        write("Stranger", type("Stranger", "FinalAndSealed_Sealed", ACC_SUPER | ACC_FINAL));
        c = type("SealedFace", "java/lang/Object", ACC_INTERFACE | ACC_ABSTRACT);
        c.visitAttribute(permits("FinalAndSealed_Nobody"));
        write("SealedFace", c);
        c = new ClassWriter(0);
        c.visit(V17, ACC_SUPER, "FinalAndSealed_Faced", null, "java/lang/Object", new String[] {"FinalAndSealed_SealedFace"});
        write("Faced", c);
        write("OfEnum", type("OfEnum", "java/util/concurrent/TimeUnit", ACC_SUPER));
        write("OfString", type("OfString", "java/lang/String", ACC_SUPER));

        // Mate claims a host that does not list it, so it may not use the host's private method.
        c = type("Host", "java/lang/Object", ACC_SUPER);
        c.visitNestMember("FinalAndSealed_Other");
        method(c, ACC_STATIC | ACC_PRIVATE, "secret");
        write("Host", c);
        for (String name : new String[] {"Mate", "Other"}) {
            c = type(name, "java/lang/Object", ACC_SUPER);
            c.visitNestHost("FinalAndSealed_Host");
            MethodVisitor m = c.visitMethod(ACC_STATIC, "<clinit>", "()V", null, null);
            m.visitMethodInsn(INVOKESTATIC, "FinalAndSealed_Host", "secret", "()V", false);
            m.visitInsn(RETURN);
            m.visitMaxs(0, 0);
            write(name, c);
        }
    }

    /** The ASM inside JDK 17 cannot write this attribute. */
    static Attribute permits(String subclass) {
        return new Attribute("PermittedSubclasses") {
            protected ByteVector write(ClassWriter c, byte[] code, int length, int maxStack, int maxLocals) {
                return new ByteVector().putShort(1).putShort(c.newClass(subclass));
            }
        };
    }

    static ClassWriter type(String name, String parent, int access) {
        ClassWriter c = new ClassWriter(0);
        c.visit(V17, access, "FinalAndSealed_" + name, null, parent, null);
        return c;
    }

    static void method(ClassWriter c, int access, String name) {
        MethodVisitor m = c.visitMethod(access, name, "()V", null, null);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 1);
    }

    static void write(String name, ClassWriter c) throws Exception {
        Files.write(Path.of(folder, "FinalAndSealed_" + name + ".class"), c.toByteArray());
    }
}

class FinalAndSealed_ {
    public static void main(String[] args) {
        String names = "Final OfFinal Base Overfixed Overhidden Overshared Sealed Allowed Stranger SealedFace Faced OfEnum OfString Host Mate Other";
        for (String name : names.split(" ")) {
            try {
                System.out.println(Class.forName("FinalAndSealed_" + name));
            } catch (Throwable e) {
                System.out.println(name + ": " + e.getClass().getName());
            }
        }
    }
}
