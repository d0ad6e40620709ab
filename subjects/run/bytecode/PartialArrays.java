//@ about: multianewarray with fewer sizes than dimensions, with size zero, with a negative size, and with one dimension
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class PartialArrays {
    static ClassWriter c;
    static MethodVisitor main;
    static int methods;

    public static void main(String[] args) throws Exception {
        try (var show = PartialArrays.class.getClassLoader().getResourceAsStream("PartialArrays_Show.class")) {
            Files.copy(show, Path.of(args[0], "PartialArrays_Show.class"));
        }
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "PartialArrays_", null, "java/lang/Object", null);
        main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (String element : new String[] {"I", "J", "F", "D", "B", "S", "C", "Z", "Ljava/lang/String;", "Ljava/lang/Runnable;"}) {
            create("[[" + element, 2, 3);
            create("[[" + element, 2);
            create("[[[" + element, 2, 1);
        }
        create("[I", 4);
        create("[Ljava/lang/Object;", 1);
        create("[[[[[I", 1, 2, 1, 2, 1);
        create("[[[[[I", 1, 2, 1);
        create("[[I", 0, 5);
        create("[[I", 5, 0);
        create("[[[I", 2, 0, 3);
        create("[[I", -1, 2);
        create("[[I", 2, -3);
        create("[[I", 0, -4);
        create("[[[I", 1, 0, -5);
        create("[[I", -6);
        create("[LPartialArrays_;", -7);
        create("[".repeat(255) + "I", 1, 1);
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "PartialArrays_.class"), c.toByteArray());
    }

    static void create(String type, int... sizes) {
        String name = "m" + methods++;
        main.visitMethodInsn(INVOKESTATIC, "PartialArrays_", name, "()V", false);
        MethodVisitor m = c.visitMethod(ACC_STATIC, name, "()V", null, null);
        Label start = new Label(), end = new Label(), handler = new Label();
        m.visitTryCatchBlock(start, end, handler, "java/lang/NegativeArraySizeException");
        m.visitLabel(start);
        for (int size : sizes) m.visitIntInsn(BIPUSH, size);
        m.visitMultiANewArrayInsn(type, sizes.length);
        m.visitMethodInsn(INVOKESTATIC, "PartialArrays_Show", "show", "(Ljava/lang/Object;)V", false);
        m.visitLabel(end);
        m.visitInsn(RETURN);
        m.visitLabel(handler);
        m.visitMethodInsn(INVOKESTATIC, "PartialArrays_Show", "show", "(Ljava/lang/Object;)V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }
}

class PartialArrays_Show {
    static void show(Object value) {
        if (value instanceof Throwable) {
            System.out.println(value);
            return;
        }
        String type = value.getClass().getName();
        if (type.length() > 100) type = type.length() + " characters";
        System.out.println(type + " " + text(value));
    }

    static String text(Object value) {
        if (value instanceof int[] ints) return java.util.Arrays.toString(ints);
        if (value instanceof double[] doubles) return java.util.Arrays.toString(doubles);
        if (value instanceof boolean[] booleans) return java.util.Arrays.toString(booleans);
        if (value instanceof char[] chars) return "chars of length " + chars.length;
        if (value instanceof Object[] elements) {
            StringBuilder all = new StringBuilder("{");
            for (Object element : elements) all.append(text(element)).append(' ');
            return all.append('}').toString();
        }
        return value == null ? "null" : value.getClass().getSimpleName();
    }
}
