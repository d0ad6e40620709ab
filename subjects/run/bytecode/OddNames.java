//@ about: members and classes whose names are no Java identifiers: spaces, signs, keywords, digits, unicode, very long
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class OddNames {
    static final String[] NAMES = {"class", "1", "-", "a b", " ", "a,b", "(", ")", "{x}", "\"", "'", "\\", "#", "int", "null", "a-b+c=d", "\n", "\t",
        "\u00e4\u00f6\u00fc", "\u65e5\u672c", "\ud83d\ude00", "\u0000", "init", "clinit", "^x^", "x".repeat(3000), "@", "%s", "$", "_", "this$0"};

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "OddNames_", null, "java/lang/Object", null);
        MethodVisitor main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (int i = 0; i < NAMES.length; i++) {
            member(c, "OddNames_", NAMES[i], i);
            call(main, "OddNames_", NAMES[i]);
        }
        for (String suffix : new String[] {"1", "-minus", "a b", "$", "$1", "class", "{}", "(x)", "#", "package-info", "~", "%"}) {
            ClassWriter odd = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            odd.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "OddNames_" + suffix, null, "java/lang/Object", null);
            member(odd, "OddNames_" + suffix, "odd name", suffix.length());
            Files.write(Path.of(args[0], "OddNames_" + suffix + ".class"), odd.toByteArray());
            call(main, "OddNames_" + suffix, "odd name");
            main.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
            main.visitLdcInsn(Type.getObjectType("[LOddNames_" + suffix + ";"));
            main.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Class", "getName", "()Ljava/lang/String;", false);
            main.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
        }
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "OddNames_.class"), c.toByteArray());
    }

    /** A static field and a method of that name; the method sets the field and returns it. */
    static void member(ClassWriter c, String owner, String name, int value) {
        c.visitField(ACC_PUBLIC | ACC_STATIC, name, "I", null, null);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, name, "()I", null, null);
        m.visitIntInsn(SIPUSH, value + 1000);
        m.visitFieldInsn(PUTSTATIC, owner, name, "I");
        m.visitFieldInsn(GETSTATIC, owner, name, "I");
        m.visitInsn(IRETURN);
        m.visitMaxs(0, 0);
    }

    static void call(MethodVisitor m, String owner, String name) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitMethodInsn(INVOKESTATIC, owner, name, "()I", false);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
    }
}
