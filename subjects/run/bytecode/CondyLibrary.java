//@ about: dynamic constants made by ConstantBootstraps: null, primitive class, enum constant, static final, invoke, explicit cast, var handles
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class CondyLibrary {
    static final String CLASS = "Ljava/lang/Class;", LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;";
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V11, ACC_PUBLIC | ACC_SUPER, "CondyLibrary_", null, "java/lang/Object", null);
        c.visitField(ACC_STATIC, "counter", "I", null, null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        show("_", "Ljava/lang/String;", bootstrap("nullConstant", "Ljava/lang/Object;"));
        show("_", "Ljava/lang/Object;", bootstrap("nullConstant", "Ljava/lang/Object;"));
        for (String type : "V Z B C S I J F D".split(" ")) show(type, CLASS, bootstrap("primitiveClass", CLASS));
        Handle constant = bootstrap("enumConstant", "Ljava/lang/Enum;");
        show("HALF_UP", "Ljava/math/RoundingMode;", constant);
        show("SECONDS", "Ljava/util/concurrent/TimeUnit;", constant);
        Handle own = bootstrap("getStaticFinal", "Ljava/lang/Object;"), other = bootstrap("getStaticFinal", "Ljava/lang/Object;", CLASS);
        show("MAX_VALUE", "I", other, Type.getType("Ljava/lang/Integer;"));
        show("MIN_VALUE", "J", other, Type.getType("Ljava/lang/Long;"));
        show("PI", "D", other, Type.getType("Ljava/lang/Math;"));
        show("MAX_VALUE", "F", other, Type.getType("Ljava/lang/Float;"));
        show("TRUE", "Ljava/lang/Boolean;", own);
        show("TEN", "Ljava/math/BigInteger;", own);
        Handle invoke = bootstrap("invoke", "Ljava/lang/Object;", "Ljava/lang/invoke/MethodHandle;", "[Ljava/lang/Object;");
        show("_", "Ljava/lang/String;", invoke, new Handle(H_INVOKEVIRTUAL, "java/lang/String", "repeat", "(I)Ljava/lang/String;", false), "ab", 3);
        show("_", "I", invoke, new Handle(H_INVOKESTATIC, "java/lang/Math", "max", "(II)I", false), 17, 4);
        show("_", "J", invoke, new Handle(H_INVOKESTATIC, "java/lang/Long", "parseLong", "(Ljava/lang/String;)J", false), "-12345678901");
        show("_", "Ljava/util/List;", invoke,
            new Handle(H_INVOKESTATIC, "java/util/List", "of", "([Ljava/lang/Object;)Ljava/util/List;", true), "x", 1, 2L, 3f, 4d);
        Handle cast = bootstrap("explicitCast", "Ljava/lang/Object;", "Ljava/lang/Object;");
        show("_", "Z", cast, 3);
        show("_", "C", cast, 65);
        show("_", "D", cast, 65);
        show("_", "I", cast, -2.75);
        handles();
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "CondyLibrary_.class"), c.toByteArray());
    }

    /** A VarHandle of a static field and one of an array, each used through its polymorphic methods. */
    static void handles() {
        String handle = "Ljava/lang/invoke/VarHandle;";
        ConstantDynamic field = new ConstantDynamic("counter", handle,
            bootstrap("staticFieldVarHandle", handle, CLASS, CLASS), Type.getType("LCondyLibrary_;"), primitive("I"));
        m.visitLdcInsn(field);
        m.visitIntInsn(BIPUSH, 30);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/invoke/VarHandle", "set", "(I)V", false);
        m.visitLdcInsn(field);
        m.visitIntInsn(BIPUSH, 12);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/invoke/VarHandle", "getAndAdd", "(I)I", false);
        println("I");
        m.visitFieldInsn(GETSTATIC, "CondyLibrary_", "counter", "I");
        println("I");
        ConstantDynamic array = new ConstantDynamic("_", handle, bootstrap("arrayVarHandle", handle, CLASS), Type.getType("[J"));
        m.visitInsn(ICONST_3);
        m.visitIntInsn(NEWARRAY, T_LONG);
        m.visitVarInsn(ASTORE, 1);
        m.visitLdcInsn(array);
        m.visitVarInsn(ALOAD, 1);
        m.visitInsn(ICONST_1);
        m.visitLdcInsn(99L);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/invoke/VarHandle", "set", "([JIJ)V", false);
        m.visitVarInsn(ALOAD, 1);
        m.visitMethodInsn(INVOKESTATIC, "java/util/Arrays", "toString", "([J)Ljava/lang/String;", false);
        println("Ljava/lang/String;");
    }

    static ConstantDynamic primitive(String descriptor) {
        return new ConstantDynamic(descriptor, CLASS, bootstrap("primitiveClass", CLASS));
    }

    static Handle bootstrap(String name, String result, String... parameters) {
        return new Handle(H_INVOKESTATIC, "java/lang/invoke/ConstantBootstraps", name,
            "(" + LOOKUP + String.join("", parameters) + ")" + result, false);
    }

    static void show(String name, String type, Handle bootstrap, Object... arguments) {
        m.visitLdcInsn(new ConstantDynamic(name, type, bootstrap, arguments));
        println(type.startsWith("L") && !type.equals("Ljava/lang/String;") ? "Ljava/lang/Object;" : type);
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
