//@ about: static, private and default methods and static fields of interfaces; when an interface is initialized
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class InterfaceStatics {
    static final int FACE = ACC_PUBLIC | ACC_ABSTRACT | ACC_INTERFACE, FIELD = ACC_PUBLIC | ACC_STATIC | ACC_FINAL;
    static String folder;

    public static void main(String[] args) throws Exception {
        folder = args[0];
        // Base has a default method, so initializing an implementing class initializes it; Marker has none; Late is only reached by its field.
        ClassWriter base = face("Base");
        initializer(base, "Base", "number", 7);
        text(base, ACC_PUBLIC, "hello", "Base.hello");
        text(base, ACC_PUBLIC | ACC_STATIC, "fixed", "Base.fixed");
        write(base, "Base");
        ClassWriter marker = face("Marker");
        initializer(marker, "Marker", "number", 8);
        marker.visitMethod(ACC_PUBLIC | ACC_ABSTRACT, "hello", "()Ljava/lang/String;", null, null);
        write(marker, "Marker");
        ClassWriter late = face("Late");
        initializer(late, "Late", "number", 9);
        late.visitField(FIELD, "constant", "I", null, 123);
        text(late, ACC_PRIVATE | ACC_STATIC, "hidden", "Late.hidden");
        MethodVisitor m = late.visitMethod(ACC_PUBLIC | ACC_STATIC, "reveal", "()Ljava/lang/String;", null, null);
        m.visitMethodInsn(INVOKESTATIC, "InterfaceStatics_Late", "hidden", "()Ljava/lang/String;", true);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
        write(late, "Late");

        ClassWriter thing = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        thing.visit(V1_8, ACC_PUBLIC | ACC_SUPER, "InterfaceStatics_Thing", null, "java/lang/Object",
            new String[] {"InterfaceStatics_Marker", "InterfaceStatics_Base", "InterfaceStatics_Late"});
        initializer(thing, "Thing", "own", 10);
        m = thing.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        m = thing.visitMethod(ACC_PUBLIC, "upwards", "()Ljava/lang/String;", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, "InterfaceStatics_Base", "hello", "()Ljava/lang/String;", true);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
        write(thing, "Thing");

        ClassWriter main = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        main.visit(V1_8, ACC_PUBLIC | ACC_SUPER, "InterfaceStatics_", null, "java/lang/Object", null);
        m = main.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        say(m, "new Thing");
        m.visitTypeInsn(NEW, "InterfaceStatics_Thing");
        m.visitInsn(DUP);
        m.visitMethodInsn(INVOKESPECIAL, "InterfaceStatics_Thing", "<init>", "()V", false);
        m.visitVarInsn(ASTORE, 1);
        out(m);
        m.visitVarInsn(ALOAD, 1);
        m.visitMethodInsn(INVOKEVIRTUAL, "InterfaceStatics_Thing", "upwards", "()Ljava/lang/String;", false);
        println(m, "Ljava/lang/String;");
        out(m);
        m.visitMethodInsn(INVOKESTATIC, "InterfaceStatics_Base", "fixed", "()Ljava/lang/String;", true);
        println(m, "Ljava/lang/String;");
        say(m, "Late.constant");
        out(m);
        m.visitFieldInsn(GETSTATIC, "InterfaceStatics_Late", "constant", "I"); // resolved at run time: this initializes
        println(m, "I");
        say(m, "Marker.number through Marker, Base's own");
        for (String owner : new String[] {"Marker", "Base", "Late"}) {
            out(m);
            m.visitFieldInsn(GETSTATIC, "InterfaceStatics_" + owner, "number", "I");
            println(m, "I");
        }
        out(m);
        m.visitFieldInsn(GETSTATIC, "InterfaceStatics_Thing", "constant", "I"); // inherited from Late
        println(m, "I");
        out(m);
        m.visitMethodInsn(INVOKESTATIC, "InterfaceStatics_Late", "reveal", "()Ljava/lang/String;", true);
        println(m, "Ljava/lang/String;");
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        write(main, "");
    }

    static ClassWriter face(String name) {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_8, FACE, "InterfaceStatics_" + name, null, "java/lang/Object", null);
        return c;
    }

    /** static final int field = value, announced when it is set. */
    static void initializer(ClassWriter c, String owner, String field, int value) {
        c.visitField(FIELD, field, "I", null, null);
        MethodVisitor m = c.visitMethod(ACC_STATIC, "<clinit>", "()V", null, null);
        say(m, "initializing " + owner);
        m.visitIntInsn(BIPUSH, value);
        m.visitFieldInsn(PUTSTATIC, "InterfaceStatics_" + owner, field, "I");
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }

    static void text(ClassWriter c, int access, String name, String text) {
        MethodVisitor m = c.visitMethod(access, name, "()Ljava/lang/String;", null, null);
        m.visitLdcInsn(text);
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
    }

    static void out(MethodVisitor m) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
    }

    static void println(MethodVisitor m, String type) {
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + type + ")V", false);
    }

    static void say(MethodVisitor m, String text) {
        out(m);
        m.visitLdcInsn(text);
        println(m, "Ljava/lang/String;");
    }

    static void write(ClassWriter c, String name) throws Exception {
        Files.write(Path.of(folder, "InterfaceStatics_" + name + ".class"), c.toByteArray());
    }
}
