//@ about: hand-made synthetic bridge methods, covariant results along a chain, a bridge that is missing, varargs and synthetic flags
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class Bridges {
    static final int BRIDGE = ACC_PUBLIC | ACC_BRIDGE | ACC_SYNTHETIC;
    static final String BASE = "Bridges_Base", MIDDLE = "Bridges_Middle", LEAF = "Bridges_Leaf", OBJECT = "()Ljava/lang/Object;", TEXT = "()Ljava/lang/CharSequence;", STRING = "()Ljava/lang/String;";

    public static void main(String[] args) throws Exception {
        ClassWriter base = type(BASE, "java/lang/Object");
        value(base, ACC_PUBLIC, OBJECT, "Base");
        ClassWriter middle = type(MIDDLE, BASE); // overrides properly: the bridge leads to the covariant method
        value(middle, ACC_PUBLIC, TEXT, "Middle");
        forward(middle, OBJECT, MIDDLE, TEXT);
        ClassWriter leaf = type(LEAF, MIDDLE); // has no bridges: only callers of the exact descriptor see it
        value(leaf, ACC_PUBLIC | ACC_SYNTHETIC, STRING, "Leaf");

        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "Bridges_", null, "java/lang/Object", new String[] {"java/lang/Comparable", "java/util/function/Supplier"});
        MethodVisitor m = c.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        // compareTo(Bridges_) and its bridge, which casts
        m = c.visitMethod(ACC_PUBLIC, "compareTo", "(LBridges_;)I", null, null);
        m.visitIntInsn(BIPUSH, 42);
        m.visitInsn(IRETURN);
        m.visitMaxs(0, 0);
        m = c.visitMethod(BRIDGE | ACC_VARARGS, "compareTo", "(Ljava/lang/Object;)I", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitVarInsn(ALOAD, 1);
        m.visitTypeInsn(CHECKCAST, "Bridges_");
        m.visitMethodInsn(INVOKEVIRTUAL, "Bridges_", "compareTo", "(LBridges_;)I", false);
        m.visitInsn(IRETURN);
        m.visitMaxs(0, 0);
        value(c, ACC_PUBLIC | ACC_STRICT, STRING, "supplied");
        m = c.visitMethod(BRIDGE, "get", OBJECT, null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKEVIRTUAL, "Bridges_", "value", STRING, false);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);

        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (String receiver : new String[] {BASE, MIDDLE, LEAF}) {
            call(m, receiver, BASE, OBJECT);
            if (receiver != BASE) call(m, receiver, MIDDLE, TEXT);
            if (receiver != BASE) call(m, receiver, MIDDLE, OBJECT);
            if (receiver == LEAF) call(m, receiver, LEAF, STRING);
        }
        create(m, "Bridges_");
        m.visitVarInsn(ASTORE, 1);
        for (String argument : new String[] {"Bridges_", BASE}) {
            Label start = new Label(), end = new Label(), handler = new Label(), out = new Label();
            m.visitTryCatchBlock(start, end, handler, "java/lang/ClassCastException");
            m.visitLabel(start);
            m.visitVarInsn(ALOAD, 1);
            create(m, argument);
            m.visitMethodInsn(INVOKEINTERFACE, "java/lang/Comparable", "compareTo", "(Ljava/lang/Object;)I", true);
            m.visitVarInsn(ISTORE, 2);
            m.visitLabel(end);
            m.visitJumpInsn(GOTO, out);
            m.visitLabel(handler);
            m.visitInsn(POP);
            m.visitInsn(ICONST_M1);
            m.visitVarInsn(ISTORE, 2);
            m.visitLabel(out);
            m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
            m.visitVarInsn(ILOAD, 2);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
        }
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitVarInsn(ALOAD, 1);
        m.visitMethodInsn(INVOKEINTERFACE, "java/util/function/Supplier", "get", OBJECT, true);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/Object;)V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "Bridges_.class"), c.toByteArray());
        Files.write(Path.of(args[0], BASE + ".class"), base.toByteArray());
        Files.write(Path.of(args[0], MIDDLE + ".class"), middle.toByteArray());
        Files.write(Path.of(args[0], LEAF + ".class"), leaf.toByteArray());
    }

    static ClassWriter type(String name, String parent) {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, name, null, parent, null);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, parent, "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        return c;
    }

    static void value(ClassWriter c, int access, String descriptor, String text) {
        MethodVisitor m = c.visitMethod(access, "value", descriptor, null, null);
        m.visitLdcInsn(text);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
    }

    static void forward(ClassWriter c, String from, String owner, String to) {
        MethodVisitor m = c.visitMethod(BRIDGE, "value", from, null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKEVIRTUAL, owner, "value", to, false);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
    }

    static void create(MethodVisitor m, String type) {
        m.visitTypeInsn(NEW, type);
        m.visitInsn(DUP);
        m.visitMethodInsn(INVOKESPECIAL, type, "<init>", "()V", false);
    }

    static void call(MethodVisitor m, String receiver, String owner, String descriptor) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        create(m, receiver);
        m.visitMethodInsn(INVOKEVIRTUAL, owner, "value", descriptor, false);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/Object;)V", false);
    }
}
