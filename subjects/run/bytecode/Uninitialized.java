//@ about: objects between new and <init>: many copies, kept in locals, swapped, nested, abandoned; when new initializes the class
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class Uninitialized {
    static final String BOX = "Uninitialized_Box";
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        for (String copied : new String[] {BOX, "Uninitialized_Late"}) {
            try (var in = Uninitialized.class.getClassLoader().getResourceAsStream(copied + ".class")) {
                Files.copy(in, Path.of(args[0], copied + ".class"));
            }
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "Uninitialized_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        copies();
        locals();
        nested();
        crossed();
        abandoned();
        late();
        loop();
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "Uninitialized_.class"), c.toByteArray());
    }

    /** One constructor call initializes every copy. */
    static void copies() {
        Label differ = new Label();
        m.visitTypeInsn(NEW, BOX);
        m.visitInsn(DUP);
        m.visitInsn(DUP2);
        m.visitVarInsn(ASTORE, 1);
        m.visitVarInsn(ASTORE, 300);
        m.visitIntInsn(BIPUSH, 11);
        init("I");
        m.visitInsn(DUP);
        show();
        m.visitVarInsn(ALOAD, 1);
        m.visitJumpInsn(IF_ACMPNE, differ);
        m.visitVarInsn(ALOAD, 300);
        show();
        m.visitLabel(differ);
    }

    /** The argument is computed between new and <init>, by code that throws and catches. */
    static void locals() {
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/ArithmeticException");
        m.visitIntInsn(BIPUSH, 22);
        m.visitVarInsn(ISTORE, 2);
        m.visitTypeInsn(NEW, BOX);
        m.visitVarInsn(ASTORE, 1);
        m.visitLabel(start);
        m.visitInsn(ICONST_1);
        m.visitInsn(ICONST_0);
        m.visitInsn(IDIV);
        m.visitVarInsn(ISTORE, 2);
        m.visitInsn(ACONST_NULL);
        m.visitLabel(end);
        m.visitLabel(handler);
        m.visitInsn(POP);
        m.visitVarInsn(ALOAD, 1);
        m.visitVarInsn(ILOAD, 2);
        init("I");
        m.visitVarInsn(ALOAD, 1);
        show();
    }

    /** new Box(new Box(new Box(33))) with all three created first. */
    static void nested() {
        for (int i = 1; i <= 3; i++) {
            m.visitTypeInsn(NEW, BOX);
            m.visitInsn(DUP);
            m.visitVarInsn(ASTORE, i);
        }
        m.visitIntInsn(BIPUSH, 33);
        init("I");
        m.visitVarInsn(ALOAD, 3);
        init("L" + BOX + ";");
        m.visitVarInsn(ALOAD, 2);
        init("L" + BOX + ";");
        m.visitVarInsn(ALOAD, 1);
        show();
    }

    /** Two uninitialized objects on the stack, the lower one initialized first. */
    static void crossed() {
        m.visitTypeInsn(NEW, BOX);
        m.visitInsn(DUP);
        m.visitTypeInsn(NEW, BOX);
        m.visitInsn(DUP_X2); // box2 box1 box1 box2
        m.visitInsn(SWAP);   // box2 box1 box2 box1
        m.visitIntInsn(BIPUSH, 44);
        init("I");           // box2 box1 box2
        m.visitIntInsn(BIPUSH, 55);
        init("I");           // box2 box1
        show();
        show();
    }

    static void abandoned() {
        m.visitTypeInsn(NEW, BOX);
        m.visitInsn(POP);
        m.visitTypeInsn(NEW, "java/lang/StringBuilder");
        m.visitInsn(DUP);
        m.visitInsn(POP2);
    }

    /** The class is initialized by new, before the constructor's argument is computed. */
    static void late() {
        m.visitTypeInsn(NEW, "Uninitialized_Late");
        m.visitInsn(DUP);
        m.visitLdcInsn("computing the argument");
        m.visitMethodInsn(INVOKESTATIC, BOX, "say", "(Ljava/lang/String;)Ljava/lang/String;", false);
        m.visitMethodInsn(INVOKESPECIAL, "Uninitialized_Late", "<init>", "(Ljava/lang/String;)V", false);
        m.visitInsn(POP);
    }

    /** The same new instruction again and again; all objects differ. */
    static void loop() {
        Label top = new Label();
        m.visitInsn(ACONST_NULL);
        m.visitVarInsn(ASTORE, 1);
        m.visitInsn(ICONST_4);
        m.visitVarInsn(ISTORE, 2);
        m.visitLabel(top);
        m.visitTypeInsn(NEW, BOX);
        m.visitInsn(DUP);
        m.visitVarInsn(ALOAD, 1);
        init("L" + BOX + ";");
        m.visitVarInsn(ASTORE, 1);
        m.visitIincInsn(2, -1);
        m.visitVarInsn(ILOAD, 2);
        m.visitJumpInsn(IFNE, top);
        m.visitVarInsn(ALOAD, 1);
        show();
    }

    static void init(String type) {
        m.visitMethodInsn(INVOKESPECIAL, BOX, "<init>", "(" + type + ")V", false);
    }

    static void show() {
        m.visitMethodInsn(INVOKEVIRTUAL, BOX, "show", "()V", false);
    }
}

class Uninitialized_Box {
    final Object content;

    Uninitialized_Box(int number) { content = number; }
    Uninitialized_Box(Uninitialized_Box inner) { content = inner; }
    static String say(String text) {
        System.out.println(text);
        return text;
    }
    void show() { System.out.println(this); }
    public String toString() { return "[" + content + "]"; }
}

class Uninitialized_Late {
    static { System.out.println("class initialized"); }

    Uninitialized_Late(String argument) { System.out.println("constructed after " + argument); }
}
