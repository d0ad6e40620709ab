//@ about: package-private methods are overridden only within their package, also past a subclass in between; final ones only there
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class Overriding {
    static String folder;

    public static void main(String[] args) throws Exception {
        folder = args[0];
        try (var in = Overriding.class.getClassLoader().getResourceAsStream("Overriding_.class")) {
            Files.copy(in, Path.of(folder, "Overriding_.class"));
        }
        type("a/A", "java/lang/Object", 0);
        type("b/B", "Overriding_a/A", 0);            // does not override A's
        type("b/B2", "Overriding_b/B", ACC_PUBLIC);  // overrides B's
        type("a/C", "Overriding_b/B", ACC_PUBLIC);   // overrides A's, not B's
        type("a/D", "Overriding_b/B2", ACC_PUBLIC);  // overrides A's and B2's, so B's too
        type("a/E", "Overriding_a/D", ACC_PROTECTED);
        type("b/F", "Overriding_a/A", ACC_PUBLIC);
        type("a/G", "Overriding_b/F", 0);            // narrower access, yet overrides both
        type("a/Fixed", "java/lang/Object", ACC_FINAL);
        type("b/OverFixed", "Overriding_a/Fixed", 0);
        type("a/OverFixed", "Overriding_a/Fixed", 0);
        type("a/OverFixed2", "Overriding_b/OverFixed", ACC_PUBLIC);
    }

    /** A class with a method m and, for each way to call m as a method of this class, a static method. */
    static void type(String name, String parent, int access) throws Exception {
        String self = "Overriding_" + name;
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_8, ACC_PUBLIC | ACC_SUPER, self, null, parent, null);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, parent, "<init>", "()V", false);
        end(m, RETURN);
        m = c.visitMethod(access, "m", "()Ljava/lang/String;", null, null);
        m.visitLdcInsn(name);
        end(m, ARETURN);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "call", "(Ljava/lang/Object;)Ljava/lang/String;", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitTypeInsn(CHECKCAST, self);
        m.visitMethodInsn(INVOKEVIRTUAL, self, "m", "()Ljava/lang/String;", false);
        end(m, ARETURN);
        Path file = Path.of(folder, self + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, c.toByteArray());
    }

    static void end(MethodVisitor m, int opcode) {
        m.visitInsn(opcode);
        m.visitMaxs(0, 0);
    }
}

class Overriding_ {
    public static void main(String[] args) throws Exception {
        String[] names = "a.A b.B b.B2 a.C a.D a.E b.F a.G".split(" ");
        for (String of : names) {
            Object object = Class.forName("Overriding_" + of).getConstructor().newInstance();
            StringBuilder line = new StringBuilder(of + ":");
            for (String by : names) {
                Class<?> caller = Class.forName("Overriding_" + by);
                if (caller.isInstance(object)) {
                    line.append(" ").append(by).append(" calls ").append(caller.getMethod("call", Object.class).invoke(null, object));
                }
            }
            System.out.println(line);
        }
        for (String name : "a.Fixed b.OverFixed a.OverFixed a.OverFixed2".split(" ")) {
            try {
                System.out.println(Class.forName("Overriding_" + name));
            } catch (Throwable e) {
                System.out.println(e);
            }
        }
    }
}
