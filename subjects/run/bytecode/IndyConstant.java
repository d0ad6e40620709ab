//@ about: invokedynamic with a user's bootstrap and a constant call site, linked once per instruction; all argument and result types
//@ generate
import java.lang.invoke.*;
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class IndyConstant {
    static final Handle LINK = new Handle(H_INVOKESTATIC, "IndyConstant_Boot", "link",
        "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;", false);
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        try (var in = IndyConstant.class.getClassLoader().getResourceAsStream("IndyConstant_Boot.class")) {
            Files.copy(in, Path.of(args[0], "IndyConstant_Boot.class"));
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        c.visit(V1_7, ACC_PUBLIC | ACC_SUPER, "IndyConstant_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        Label top = new Label();
        m.visitInsn(ICONST_3);
        m.visitVarInsn(ISTORE, 1);
        m.visitLabel(top);
        m.visitVarInsn(ILOAD, 1);
        m.visitInsn(ICONST_2);
        m.visitInvokeDynamicInsn("add", "(II)I", LINK); // executed three times, linked once
        println("I");
        m.visitIincInsn(1, -1);
        m.visitVarInsn(ILOAD, 1);
        m.visitJumpInsn(IFGT, top);
        for (int i = 0; i < 2; i++) { // the same bootstrap entry twice: two instructions, two links
            m.visitLdcInsn(40L);
            m.visitLdcInsn(2L);
            m.visitInvokeDynamicInsn("add", "(JJ)J", LINK);
            println("J");
        }
        m.visitLdcInsn(1.5f);
        m.visitLdcInsn(2.5f);
        m.visitInvokeDynamicInsn("add", "(FF)F", LINK);
        println("F");
        m.visitLdcInsn(0.1);
        m.visitLdcInsn(0.2);
        m.visitInvokeDynamicInsn("add", "(DD)D", LINK);
        println("D");
        m.visitLdcInsn("left");
        m.visitLdcInsn("right");
        m.visitInvokeDynamicInsn("add", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", LINK);
        println("Ljava/lang/String;");
        m.visitIntInsn(BIPUSH, 7);
        m.visitLdcInsn(8L);
        m.visitLdcInsn(9f);
        m.visitLdcInsn(10.0);
        m.visitInsn(ICONST_1);
        m.visitIntInsn(BIPUSH, 'x');
        m.visitIntInsn(BIPUSH, -3);
        m.visitIntInsn(SIPUSH, 300);
        m.visitLdcInsn("end");
        m.visitInvokeDynamicInsn("mixed", "(IJFDZCBSLjava/lang/String;)V", LINK);
        m.visitInvokeDynamicInsn("name with odd characters? \u00fc", "()Ljava/lang/String;", LINK);
        println("Ljava/lang/String;");
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "IndyConstant_.class"), c.toByteArray());
    }

    /** Prints the value on top of the stack. */
    static void println(String type) {
        boolean two = type.equals("J") || type.equals("D");
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitInsn(two ? DUP_X2 : SWAP);
        if (two) m.visitInsn(POP);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + type + ")V", false);
    }
}

class IndyConstant_Boot {
    static int links;

    public static CallSite link(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        links++;
        if (name.startsWith("name")) return new ConstantCallSite(MethodHandles.constant(String.class, "length " + name.length() + ", links " + links));
        System.out.println("link " + links + ": " + name + type);
        return new ConstantCallSite(lookup.findStatic(IndyConstant_Boot.class, name, type));
    }

    static int add(int a, int b) { return a + b; }
    static long add(long a, long b) { return a + b; }
    static float add(float a, float b) { return a + b; }
    static double add(double a, double b) { return a + b; }
    static String add(String a, String b) { return a + "+" + b; }
    static void mixed(int i, long j, float f, double d, boolean z, char c, byte b, short s, String text) {
        System.out.println(i + " " + j + " " + f + " " + d + " " + z + " " + c + " " + b + " " + s + " " + text);
    }
}
