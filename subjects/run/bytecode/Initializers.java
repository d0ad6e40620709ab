//@ about: <clinit> of old class files without ACC_STATIC, order of superclasses, which instructions initialize a class and which do not
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class Initializers {
    static String folder;

    public static void main(String[] args) throws Exception {
        folder = args[0];
        String previous = "java/lang/Object";
        for (String name : new String[] {"Top", "Middle", "Bottom"}) previous = type(name, previous, name.equals("Middle") ? 0 : ACC_STATIC);
        for (String name : new String[] {"Array", "Cast", "Literal", "Field", "Method", "Constant"}) type(name, "java/lang/Object", ACC_STATIC);
        String self = "Initializers_";
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, self, null, "java/lang/Object", null);
        clinit(c, "main class", 0);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        say(m, "main");
        say(m, "- anewarray, multianewarray, checkcast, instanceof, ldc: nothing");
        m.visitInsn(ICONST_1);
        m.visitTypeInsn(ANEWARRAY, "Initializers_Array");
        m.visitInsn(POP);
        m.visitInsn(ICONST_1);
        m.visitInsn(ICONST_1);
        m.visitMultiANewArrayInsn("[[LInitializers_Array;", 2);
        m.visitInsn(POP);
        m.visitInsn(ACONST_NULL);
        m.visitTypeInsn(CHECKCAST, "Initializers_Cast");
        m.visitInsn(POP);
        m.visitLdcInsn("x");
        m.visitTypeInsn(INSTANCEOF, "Initializers_Cast");
        m.visitInsn(POP);
        m.visitLdcInsn(Type.getType("LInitializers_Literal;"));
        m.visitInsn(POP);
        say(m, "- a superclass's field through a subclass: only the superclass");
        m.visitFieldInsn(GETSTATIC, "Initializers_Middle", "onlyTop", "I");
        m.visitInsn(POP);
        say(m, "- its method: only the superclass");
        m.visitMethodInsn(INVOKESTATIC, "Initializers_Bottom", "onlyTop", "()V", false);
        say(m, "- new: the rest");
        m.visitTypeInsn(NEW, "Initializers_Bottom");
        m.visitInsn(POP);
        say(m, "- putstatic, invokestatic, a constant");
        m.visitInsn(ICONST_1);
        m.visitFieldInsn(PUTSTATIC, "Initializers_Field", "f", "I");
        m.visitMethodInsn(INVOKESTATIC, "Initializers_Method", "m", "()V", false);
        m.visitFieldInsn(GETSTATIC, "Initializers_Constant", "constant", "I");
        m.visitInsn(POP);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(folder, self + ".class"), c.toByteArray());
    }

    static String type(String name, String parent, int access) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "Initializers_" + name, null, parent, null);
        c.visitField(ACC_STATIC, "f", "I", null, null);
        c.visitField(ACC_STATIC | ACC_FINAL, "constant", "I", null, 3);
        String method = name.equals("Top") ? "onlyTop" : "m";
        if (name.equals("Top")) c.visitField(ACC_STATIC, "onlyTop", "I", null, null);
        MethodVisitor m = c.visitMethod(ACC_STATIC, method, "()V", null, null);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        clinit(c, name, access);
        Files.write(Path.of(folder, "Initializers_" + name + ".class"), c.toByteArray());
        return "Initializers_" + name;
    }

    static void clinit(ClassWriter c, String name, int access) {
        MethodVisitor m = c.visitMethod(access, "<clinit>", "()V", null, null);
        say(m, "initializing " + name);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }

    static void say(MethodVisitor m, String text) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitLdcInsn(text);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
    }
}
