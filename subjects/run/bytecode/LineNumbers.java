//@ about: line number tables in any order, with several lines for one instruction, and gaps at the start
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class LineNumbers {
    public static void main(String[] args) throws Exception {
        try (var in = LineNumbers.class.getClassLoader().getResourceAsStream("LineNumbers_.class")) {
            Files.copy(in, Path.of(args[0], "LineNumbers_.class"));
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "LineNumbers_Code", null, "java/lang/Object", null);
        c.visitSource("Lines.java", null);
        // Each row: (division, line) in the order of the table; divisions are numbered 0 to 5.
        int[][][] tables = {
            {{0, 10}, {1, 11}, {2, 12}, {3, 13}, {4, 14}, {5, 15}},
            {{5, 15}, {4, 14}, {3, 13}, {2, 12}, {1, 11}, {0, 10}},
            {{2, 22}},
            {{0, 30}, {0, 31}, {3, 32}, {3, 33}},
            {{0, 500}, {2, 40}, {4, 60_000}},
            {{4, 1}, {0, 65_535}, {2, 7}},
            {},
        };
        for (int i = 0; i < tables.length; i++) divisions(c.visitMethod(ACC_STATIC, "t" + i, "(I)V", null, null), tables[i]);
        Files.write(Path.of(args[0], "LineNumbers_Code.class"), c.toByteArray());
    }

    /** Six divisions, the n-th of which fails. */
    static void divisions(MethodVisitor m, int[][] table) {
        m.visitCode();
        Label[] starts = new Label[6];
        for (int i = 0; i < 6; i++) {
            starts[i] = new Label();
            m.visitLabel(starts[i]);
            m.visitInsn(ICONST_1);
            m.visitVarInsn(ILOAD, 0);
            m.visitInsn(IDIV);
            m.visitInsn(POP);
            m.visitIincInsn(0, -1);
        }
        m.visitInsn(RETURN);
        for (int[] row : table) m.visitLineNumber(row[1], starts[row[0]]);
        m.visitMaxs(0, 0);
    }
}

class LineNumbers_ {
    public static void main(String[] args) {
        for (int table = 0; table < 7; table++) {
            StringBuilder line = new StringBuilder();
            for (int n = 0; n < 6; n++) {
                try {
                    call(table, n);
                } catch (ArithmeticException e) {
                    line.append(e.getStackTrace()[0].getLineNumber()).append(' ').append(e.getStackTrace()[0]).append("  ");
                }
            }
            System.out.println(line);
        }
        LineNumbers_Code.t1(3);
    }

    static void call(int table, int n) {
        switch (table) {
            case 0: LineNumbers_Code.t0(n); break;
            case 1: LineNumbers_Code.t1(n); break;
            case 2: LineNumbers_Code.t2(n); break;
            case 3: LineNumbers_Code.t3(n); break;
            case 4: LineNumbers_Code.t4(n); break;
            case 5: LineNumbers_Code.t5(n); break;
            default: LineNumbers_Code.t6(n);
        }
    }
}

/** What the generator writes. */
class LineNumbers_Code {
    static native void t0(int n);
    static native void t1(int n);
    static native void t2(int n);
    static native void t3(int n);
    static native void t4(int n);
    static native void t5(int n);
    static native void t6(int n);
}
