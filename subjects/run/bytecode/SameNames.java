//@ about: fields of one name with different types, methods that differ only in their result, fields hidden by subclasses and interfaces
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class SameNames {
    static final String[] TYPES = {"I", "J", "F", "D", "Z", "B", "S", "C", "Ljava/lang/String;", "Ljava/lang/Object;", "[I"};
    static final String SELF = "SameNames_", SUB = "SameNames_Sub", FACE = "SameNames_Face";
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, SELF, null, "java/lang/Object", null);
        constructor(c, "java/lang/Object");
        for (String type : TYPES) {
            c.visitField(ACC_PUBLIC, "x", type, null, null);
            c.visitField(ACC_PUBLIC | ACC_STATIC, "y", type, null, null);
            m = c.visitMethod(ACC_PUBLIC, "get", "()" + type, null, null);
            push(type, 3);
            m.visitInsn(Type.getType(type).getOpcode(IRETURN));
            m.visitMaxs(0, 0);
        }
        c.visitMethod(ACC_PUBLIC, "get", "()V", null, null).visitInsn(RETURN);
        ClassWriter sub = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        sub.visit(V1_5, ACC_PUBLIC | ACC_SUPER, SUB, null, SELF, new String[] {FACE});
        constructor(sub, SELF);
        sub.visitField(ACC_PUBLIC, "x", "I", null, null);
        sub.visitField(ACC_PUBLIC | ACC_STATIC, "x", "Ljava/lang/Long;", null, null);
        m = sub.visitMethod(ACC_PUBLIC, "get", "()J", null, null);
        m.visitLdcInsn(-1L);
        m.visitInsn(LRETURN);
        m.visitMaxs(0, 0);
        ClassWriter face = new ClassWriter(0);
        face.visit(V1_5, ACC_PUBLIC | ACC_ABSTRACT | ACC_INTERFACE, FACE, null, "java/lang/Object", null);
        face.visitField(ACC_PUBLIC | ACC_STATIC | ACC_FINAL, "y", "I", null, 555);
        face.visitField(ACC_PUBLIC | ACC_STATIC | ACC_FINAL, "y", "D", null, 5.55);

        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        m.visitTypeInsn(NEW, SUB);
        m.visitInsn(DUP);
        m.visitMethodInsn(INVOKESPECIAL, SUB, "<init>", "()V", false);
        m.visitVarInsn(ASTORE, 1);
        for (int i = 0; i < TYPES.length; i++) {
            m.visitVarInsn(ALOAD, 1);
            push(TYPES[i], i);
            m.visitFieldInsn(PUTFIELD, SELF, "x", TYPES[i]);
            push(TYPES[i], i + 1);
            m.visitFieldInsn(PUTSTATIC, SELF, "y", TYPES[i]);
        }
        m.visitVarInsn(ALOAD, 1);
        m.visitIntInsn(SIPUSH, 999);
        m.visitFieldInsn(PUTFIELD, SUB, "x", "I");
        for (String type : TYPES) {
            for (String owner : new String[] {SELF, SUB}) {
                m.visitVarInsn(ALOAD, 1);
                m.visitFieldInsn(GETFIELD, owner, "x", type);
                println(type);
                m.visitFieldInsn(GETSTATIC, owner, "y", type); // through Sub the interface comes before the superclass
                println(type);
                m.visitVarInsn(ALOAD, 1);
                m.visitMethodInsn(INVOKEVIRTUAL, owner, "get", "()" + type, false);
                println(type);
            }
        }
        m.visitFieldInsn(GETSTATIC, SUB, "x", "Ljava/lang/Long;");
        println("Ljava/lang/Object;");
        m.visitVarInsn(ALOAD, 1);
        m.visitMethodInsn(INVOKEVIRTUAL, SUB, "get", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], SELF + ".class"), c.toByteArray());
        Files.write(Path.of(args[0], SUB + ".class"), sub.toByteArray());
        Files.write(Path.of(args[0], FACE + ".class"), face.toByteArray());
    }

    static void constructor(ClassWriter c, String parent) {
        m = c.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitMethodInsn(INVOKESPECIAL, parent, "<init>", "()V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }

    static void push(String type, int n) {
        switch (type) {
            case "J" -> m.visitLdcInsn(n * 10_000_000_000L);
            case "F" -> m.visitLdcInsn(n + 0.5f);
            case "D" -> m.visitLdcInsn(n + 0.25);
            case "Z" -> m.visitInsn(n % 2 == 0 ? ICONST_0 : ICONST_1);
            case "C" -> m.visitIntInsn(BIPUSH, 'a' + n);
            case "Ljava/lang/String;" -> m.visitLdcInsn("text " + n);
            case "Ljava/lang/Object;" -> m.visitLdcInsn(Type.getType("[".repeat(n % 10 + 1) + "I"));
            case "[I" -> m.visitInsn(ACONST_NULL);
            default -> m.visitIntInsn(BIPUSH, n);
        }
    }

    /** Prints the value on top of the stack. */
    static void println(String type) {
        boolean two = type.equals("J") || type.equals("D");
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitInsn(two ? DUP_X2 : SWAP);
        if (two) m.visitInsn(POP);
        String shown = type.equals("B") || type.equals("S") ? "I" : type.equals("[I") ? "Ljava/lang/Object;" : type;
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + shown + ")V", false);
    }
}
