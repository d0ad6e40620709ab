//@ about: pop, pop2, swap, dup, dup_x1, dup_x2, dup2, dup2_x1, dup2_x2 in every form and with every type of operand
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class StackForms {
    /** Opcode, width of each operand, and the operands on the stack afterwards. */
    static final Object[][] FORMS = {
        {"nop", NOP, "1", "0"},
        {"pop", POP, "11", "0"},
        {"pop2", POP2, "111", "0"},
        {"pop2", POP2, "12", "0"},
        {"swap", SWAP, "11", "10"},
        {"dup", DUP, "1", "00"},
        {"dup_x1", DUP_X1, "11", "101"},
        {"dup_x2", DUP_X2, "111", "2012"},
        {"dup_x2", DUP_X2, "21", "101"},
        {"dup2", DUP2, "11", "0101"},
        {"dup2", DUP2, "2", "00"},
        {"dup2_x1", DUP2_X1, "111", "12012"},
        {"dup2_x1", DUP2_X1, "12", "101"},
        {"dup2_x2", DUP2_X2, "1111", "230123"},
        {"dup2_x2", DUP2_X2, "112", "2012"},
        {"dup2_x2", DUP2_X2, "211", "12012"},
        {"dup2_x2", DUP2_X2, "22", "101"},
    };
    static ClassWriter c;
    static MethodVisitor main;
    static int methods;

    public static void main(String[] args) throws Exception {
        try (var log = StackForms.class.getClassLoader().getResourceAsStream("StackForms_Log.class")) {
            Files.copy(log, Path.of(args[0], "StackForms_Log.class"));
        }
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "StackForms_", null, "java/lang/Object", null);
        main = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (Object[] form : FORMS) expand(form, "");
        main.visitInsn(RETURN);
        main.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "StackForms_.class"), c.toByteArray());
    }

    /** All assignments of types to the operands. */
    static void expand(Object[] form, String types) {
        String widths = (String) form[2];
        if (types.length() == widths.length()) {
            emit(form, types);
            return;
        }
        for (char type : (widths.charAt(types.length()) == '1' ? "IFA" : "JD").toCharArray()) expand(form, types + type);
    }

    static void emit(Object[] form, String types) {
        String name = "m" + methods++;
        main.visitMethodInsn(INVOKESTATIC, "StackForms_", name, "()V", false);
        MethodVisitor m = c.visitMethod(ACC_STATIC, name, "()V", null, null);
        for (int i = 0; i < types.length(); i++) m.visitLdcInsn(value(types.charAt(i), i));
        m.visitInsn((int) form[1]);
        String after = (String) form[3];
        for (int i = after.length() - 1; i >= 0; i--) {
            char type = types.charAt(after.charAt(i) - '0');
            String descriptor = type == 'A' ? "Ljava/lang/String;" : "" + type;
            m.visitMethodInsn(INVOKESTATIC, "StackForms_Log", "take", "(" + descriptor + ")V", false);
        }
        m.visitLdcInsn(form[0] + " " + types + ":");
        m.visitMethodInsn(INVOKESTATIC, "StackForms_Log", "line", "(Ljava/lang/String;)V", false);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }

    static Object value(char type, int position) {
        return switch (type) {
            case 'I' -> 10 + position;
            case 'F' -> 20.5f + position;
            case 'J' -> (30L + position) << 33;
            case 'D' -> 40.25 + position;
            default -> "s" + position;
        };
    }
}

class StackForms_Log {
    static final StringBuilder taken = new StringBuilder();

    static void take(int value) { taken.append(' ').append(value); }
    static void take(float value) { taken.append(' ').append(value); }
    static void take(long value) { taken.append(' ').append(value); }
    static void take(double value) { taken.append(' ').append(value); }
    static void take(String value) { taken.append(' ').append(value); }

    static void line(String label) {
        System.out.println(label + taken);
        taken.setLength(0);
    }
}
