//@ about: invokeinterface of methods of Object, on arrays and strings, inherited and re-declared methods, defaults along a diamond
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class InterfaceCalls {
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        for (String copied : new String[] {"Top", "Left", "Right", "Bottom", "Plain", "Own"}) {
            try (var in = InterfaceCalls.class.getClassLoader().getResourceAsStream("InterfaceCalls_" + copied + ".class")) {
                Files.copy(in, Path.of(args[0], "InterfaceCalls_" + copied + ".class"));
            }
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "InterfaceCalls_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        String text = "Ljava/lang/String;";
        for (String receiver : new String[] {"Plain", "Own"}) {
            create(receiver);
            for (String view : new String[] {"Top", "Left", "Right", "Bottom"}) {
                call("InterfaceCalls_" + view, "name", text);
                call("InterfaceCalls_" + view, "toString", text); // declared nowhere in the interfaces
                call("InterfaceCalls_" + view, "hashCode", "I");
                call("InterfaceCalls_" + view, "getClass", "Ljava/lang/Class;");
            }
        }
        // Interfaces that arrays and strings implement; the verifier lets any reference pass as an interface.
        m.visitLdcInsn("a string");
        m.visitVarInsn(ASTORE, 1);
        call("java/lang/CharSequence", "length", "I");
        call("java/lang/CharSequence", "toString", text);
        call("java/lang/CharSequence", "hashCode", "I");
        call("java/lang/Comparable", "toString", text);
        call("java/io/Serializable", "getClass", "Ljava/lang/Class;");
        m.visitInsn(ICONST_2);
        m.visitIntInsn(NEWARRAY, T_INT);
        m.visitVarInsn(ASTORE, 1);
        call("java/lang/Cloneable", "getClass", "Ljava/lang/Class;");
        call("java/io/Serializable", "getClass", "Ljava/lang/Class;");
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "InterfaceCalls_.class"), c.toByteArray());
    }

    static void create(String name) {
        m.visitTypeInsn(NEW, "InterfaceCalls_" + name);
        m.visitInsn(DUP);
        m.visitMethodInsn(INVOKESPECIAL, "InterfaceCalls_" + name, "<init>", "()V", false);
        m.visitVarInsn(ASTORE, 1);
    }

    static void call(String owner, String name, String result) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitVarInsn(ALOAD, 1);
        m.visitMethodInsn(INVOKEINTERFACE, owner, name, "()" + result, true);
        String printed = result.contains("Class") ? "Ljava/lang/Object;" : result;
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + printed + ")V", false);
    }
}

interface InterfaceCalls_Top {
    default String name() { return "Top.name"; }
}

interface InterfaceCalls_Left extends InterfaceCalls_Top { }

interface InterfaceCalls_Right extends InterfaceCalls_Top {
    default String name() { return "Right.name"; }
}

interface InterfaceCalls_Bottom extends InterfaceCalls_Left, InterfaceCalls_Right { }

class InterfaceCalls_Plain implements InterfaceCalls_Bottom {
    public int hashCode() { return 42; }
    public String toString() { return "a Plain"; }
}

class InterfaceCalls_Own extends InterfaceCalls_Plain {
    public String name() { return "Own.name over " + super.name(); }
}
