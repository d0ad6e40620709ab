//@ about: an enum gained a constant after an exhaustive switch over it was compiled: the error of Java 17's switch expression, plain switches ignore it
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class MissingCase {
    static final String SELF = "MissingCase_Colour", TYPE = "LMissingCase_Colour;";
    static final String[] NAMES = {"BLUE", "RED", "GREEN"}; // BLUE is new, and comes first

    public static void main(String[] args) throws Exception {
        for (String copied : new String[] {"MissingCase_", "MissingCase_$1"}) {
            try (var in = MissingCase.class.getClassLoader().getResourceAsStream(copied + ".class")) {
                Files.copy(in, Path.of(args[0], copied + ".class"));
            }
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V17, ACC_PUBLIC | ACC_SUPER | ACC_FINAL | ACC_ENUM, SELF, "Ljava/lang/Enum<" + TYPE + ">;", "java/lang/Enum", null);
        for (String name : NAMES) c.visitField(ACC_PUBLIC | ACC_STATIC | ACC_FINAL | ACC_ENUM, name, TYPE, null, null);
        MethodVisitor m = c.visitMethod(ACC_PRIVATE, "<init>", "(Ljava/lang/String;I)V", null, null);
        m.visitVarInsn(ALOAD, 0);
        m.visitVarInsn(ALOAD, 1);
        m.visitVarInsn(ILOAD, 2);
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/Enum", "<init>", "(Ljava/lang/String;I)V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        m = c.visitMethod(ACC_STATIC, "<clinit>", "()V", null, null);
        for (int i = 0; i < NAMES.length; i++) {
            m.visitTypeInsn(NEW, SELF);
            m.visitInsn(DUP);
            m.visitLdcInsn(NAMES[i]);
            m.visitIntInsn(BIPUSH, i);
            m.visitMethodInsn(INVOKESPECIAL, SELF, "<init>", "(Ljava/lang/String;I)V", false);
            m.visitFieldInsn(PUTSTATIC, SELF, NAMES[i], TYPE);
        }
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "values", "()[" + TYPE, null, null);
        m.visitIntInsn(BIPUSH, NAMES.length);
        m.visitTypeInsn(ANEWARRAY, SELF);
        for (int i = 0; i < NAMES.length; i++) {
            m.visitInsn(DUP);
            m.visitIntInsn(BIPUSH, i);
            m.visitFieldInsn(GETSTATIC, SELF, NAMES[i], TYPE);
            m.visitInsn(AASTORE);
        }
        m.visitInsn(ARETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], SELF + ".class"), c.toByteArray());
    }
}

class MissingCase_ {
    static int expression(MissingCase_Colour colour) {
        return switch (colour) {
            case RED -> 1;
            case GREEN -> 2;
        };
    }

    static int statement(MissingCase_Colour colour) {
        switch (colour) {
            case RED: return 10;
            case GREEN: return 20;
        }
        return 30;
    }

    public static void main(String[] args) {
        for (MissingCase_Colour colour : MissingCase_Colour.values()) {
            System.out.println(colour + " " + colour.ordinal() + " " + statement(colour));
            try {
                System.out.println(expression(colour));
            } catch (IncompatibleClassChangeError e) {
                System.out.println(e);
            }
        }
        System.out.println(MissingCase_Colour.class.isEnum() + " " + Enum.valueOf(MissingCase_Colour.class, "RED").compareTo(MissingCase_Colour.GREEN));
    }
}

/** What the switches were compiled against. */
enum MissingCase_Colour { RED, GREEN }
