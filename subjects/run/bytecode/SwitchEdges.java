//@ about: tableswitch and lookupswitch: no cases, one case, smallest and largest keys, every padding, large tables, backward targets
//@ generate
import java.nio.file.*;
import java.util.Arrays;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class SwitchEdges {
    static final int MIN = Integer.MIN_VALUE, MAX = Integer.MAX_VALUE;
    static ClassWriter c;
    static MethodVisitor main;
    static int methods;

    public static void main(String[] args) throws Exception {
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "SwitchEdges_", null, "java/lang/Object", null);
        main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (int padding = 0; padding < 4; padding++) {
            lookup(padding, new int[] {}, 0, 1, MIN, MAX);
            lookup(padding, new int[] {5}, 4, 5, 6);
            lookup(padding, new int[] {MIN, -1, 0, 1, MAX}, MIN, MIN + 1, -1, 0, 1, 2, MAX - 1, MAX);
            table(padding, 0, 0, -1, 0, 1);
            table(padding, -2, 2, -3, -2, -1, 0, 1, 2, 3, MIN, MAX);
            table(padding, MIN, MIN + 2, MAX, MIN, MIN + 1, MIN + 2, MIN + 3, 0);
            table(padding, MAX - 2, MAX, MIN, MAX - 3, MAX - 2, MAX - 1, MAX, 0);
            table(padding, MIN, MIN, MIN, MIN + 1, MAX);
        }
        table(0, -1000, 1000, -1001, -1000, -1, 0, 999, 1000, 1001);
        int[] keys = new int[1000];
        for (int i = 0; i < keys.length; i++) keys[i] = (i - 500) * 4_000_000;
        lookup(0, keys, keys[0], keys[1] - 1, keys[1], keys[500], keys[998], keys[999], keys[999] + 1, MIN, MAX);
        loop();
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "SwitchEdges_.class"), c.toByteArray());
    }

    static void lookup(int padding, int[] keys, int... tried) {
        MethodVisitor m = start(padding, tried);
        Label[] cases = labels(keys.length);
        Label otherwise = new Label();
        m.visitLookupSwitchInsn(otherwise, keys, cases);
        finish(m, cases, otherwise);
    }

    static void table(int padding, int low, int high, int... tried) {
        MethodVisitor m = start(padding, tried);
        Label[] cases = labels(high - low + 1);
        Label otherwise = new Label();
        m.visitTableSwitchInsn(low, high, otherwise, cases);
        finish(m, cases, otherwise);
    }

    static MethodVisitor start(int padding, int[] tried) {
        String name = "m" + methods++;
        for (int key : tried) {
            main.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
            main.visitLdcInsn(key);
            main.visitMethodInsn(INVOKESTATIC, "SwitchEdges_", name, "(I)I", false);
            main.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
        }
        MethodVisitor m = c.visitMethod(ACC_STATIC, name, "(I)I", null, null);
        for (int i = 0; i < padding; i++) m.visitInsn(NOP);
        m.visitVarInsn(ILOAD, 0);
        return m;
    }

    /** Each case returns its position, the default -1. */
    static void finish(MethodVisitor m, Label[] cases, Label otherwise) {
        for (int i = 0; i < cases.length; i++) {
            m.visitLabel(cases[i]);
            m.visitIntInsn(SIPUSH, i);
            m.visitInsn(IRETURN);
        }
        m.visitLabel(otherwise);
        m.visitInsn(ICONST_M1);
        m.visitInsn(IRETURN);
        m.visitMaxs(0, 0);
    }

    static Label[] labels(int count) {
        Label[] all = new Label[count];
        Arrays.setAll(all, i -> new Label());
        return all;
    }

    /** A state machine whose switches jump backwards, several keys to one target, with a value kept on the stack. */
    static void loop() {
        main.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        main.visitIntInsn(BIPUSH, 40);
        main.visitMethodInsn(INVOKESTATIC, "SwitchEdges_", "machine", "(I)I", false);
        main.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
        MethodVisitor m = c.visitMethod(ACC_STATIC, "machine", "(I)I", null, null);
        Label top = new Label(), odd = new Label(), zero = new Label();
        m.visitInsn(ICONST_0);
        m.visitLabel(top);
        m.visitIincInsn(0, -1);
        m.visitInsn(ICONST_2);
        m.visitInsn(IMUL);
        m.visitVarInsn(ILOAD, 0);
        m.visitLookupSwitchInsn(top, new int[] {-1, 0, 1, 3, 5, 7}, new Label[] {zero, zero, odd, odd, odd, odd});
        m.visitLabel(odd);
        m.visitInsn(ICONST_1);
        m.visitInsn(IADD);
        m.visitVarInsn(ILOAD, 0);
        m.visitTableSwitchInsn(1, 7, zero, top, zero, top, top, top, top, top);
        m.visitLabel(zero);
        m.visitInsn(IRETURN);
        m.visitMaxs(0, 0);
    }
}
