//@ about: VerifyError of new class files whose stack maps are missing or wrong, where an old class file would pass; jsr after version 50
//@ generate
import java.nio.file.*;
import java.util.function.Consumer;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class VerifyFrames {
    static String folder;

    public static void main(String[] args) throws Exception {
        folder = args[0];
        try (var in = VerifyFrames.class.getClassLoader().getResourceAsStream("VerifyFrames_.class")) {
            Files.copy(in, Path.of(folder, "VerifyFrames_.class"));
        }
        Object[] number = {INTEGER}, real = {FLOAT}, none = {}, text = {"java/lang/String"}, object = {"java/lang/Object"};
        for (int version : new int[] {V1_5, V1_6, V1_7, V17}) {
            String suffix = "_" + version;
            write("Right" + suffix, version, m -> loop(m, () -> m.visitFrame(F_NEW, 1, number, 0, none)));
            write("Missing" + suffix, version, m -> loop(m, () -> { }));
            write("Local" + suffix, version, m -> loop(m, () -> m.visitFrame(F_NEW, 1, real, 0, none)));
            write("Stack" + suffix, version, m -> loop(m, () -> m.visitFrame(F_NEW, 1, number, 1, text)));
            write("TooMuch" + suffix, version, m -> loop(m, () -> m.visitFrame(F_NEW, 2, new Object[] {INTEGER, INTEGER}, 0, none)));
            write("Forgets" + suffix, version, m -> loop(m, () -> m.visitFrame(F_NEW, 0, none, 0, none)));
            write("Widens" + suffix, version, m -> join(m, () -> m.visitFrame(F_NEW, 1, number, 1, object)));
            write("Narrows" + suffix, version, m -> join(m, () -> m.visitFrame(F_NEW, 1, number, 1, new Object[] {"java/lang/Integer"})));
            write("Jsr" + suffix, version, VerifyFrames::subroutine);
        }
    }

    /** while (n > 0) n--; with a frame at the top and one at the end. */
    static void loop(MethodVisitor m, Runnable frame) {
        Label top = new Label(), end = new Label();
        m.visitLabel(top);
        frame.run();
        m.visitVarInsn(ILOAD, 0);
        m.visitJumpInsn(IFLE, end);
        m.visitIincInsn(0, -1);
        m.visitJumpInsn(GOTO, top);
        m.visitLabel(end);
        m.visitFrame(F_NEW, 1, new Object[] {INTEGER}, 0, new Object[0]);
        m.visitInsn(RETURN);
    }

    /** pop(n > 0 ? "text" : null) */
    static void join(MethodVisitor m, Runnable frame) {
        Label other = new Label(), meet = new Label();
        m.visitVarInsn(ILOAD, 0);
        m.visitJumpInsn(IFLE, other);
        m.visitLdcInsn("text");
        m.visitJumpInsn(GOTO, meet);
        m.visitLabel(other);
        m.visitFrame(F_NEW, 1, new Object[] {INTEGER}, 0, new Object[0]);
        m.visitInsn(ACONST_NULL);
        m.visitLabel(meet);
        frame.run();
        m.visitInsn(POP);
        m.visitInsn(RETURN);
    }

    static void subroutine(MethodVisitor m) {
        Label sub = new Label();
        m.visitJumpInsn(JSR, sub);
        m.visitInsn(RETURN);
        m.visitLabel(sub);
        m.visitVarInsn(ASTORE, 1);
        m.visitVarInsn(RET, 1);
    }

    static void write(String name, int version, Consumer<MethodVisitor> body) throws Exception {
        ClassWriter c = new ClassWriter(0);
        c.visit(version, ACC_PUBLIC | ACC_SUPER, "VerifyFrames_" + name, null, "java/lang/Object", null);
        MethodVisitor m = c.visitMethod(ACC_STATIC, "m", "(I)V", null, null);
        body.accept(m);
        m.visitMaxs(4, 4);
        Files.write(Path.of(folder, "VerifyFrames_" + name + ".class"), c.toByteArray());
    }
}

class VerifyFrames_ {
    public static void main(String[] args) {
        for (String name : "Right Missing Local Stack TooMuch Forgets Widens Narrows Jsr".split(" ")) {
            for (int version : new int[] {49, 50, 51, 61}) {
                try {
                    System.out.println(Class.forName("VerifyFrames_" + name + "_" + version).getName());
                } catch (Throwable e) {
                    System.out.println(name + " " + version + ": " + e.getClass().getName());
                }
            }
        }
    }
}
