//@ about: dynamic constants with a user's bootstrap: every type, computed once per pool entry, constants as arguments of constants and of invokedynamic
//@ generate
import java.lang.invoke.*;
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class CondyUser {
    static final String LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;";
    static final Handle MAKE = bootstrap("make", "(" + LOOKUP + ")Ljava/lang/Object;");
    static final Handle PAIR = bootstrap("pair", "(" + LOOKUP + "Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/String;");
    static final Handle ANY = bootstrap("any", "(Ljava/lang/invoke/MethodHandles$Lookup;[Ljava/lang/Object;)Ljava/lang/Object;");
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        try (var in = CondyUser.class.getClassLoader().getResourceAsStream("CondyUser_Boot.class")) {
            Files.copy(in, Path.of(args[0], "CondyUser_Boot.class"));
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V17, ACC_PUBLIC | ACC_SUPER, "CondyUser_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (String type : "I J F D Z B S C".split(" ")) show(new ConstantDynamic("first", type, MAKE));
        for (String type : "J I D".split(" ")) show(new ConstantDynamic("first", type, MAKE));
        show(new ConstantDynamic("second", "J", MAKE));
        show(new ConstantDynamic("word", "Ljava/lang/String;", MAKE));
        show(new ConstantDynamic("word", "Ljava/lang/Object;", MAKE));
        show(new ConstantDynamic("word", "Ljava/lang/String;", MAKE));

        ConstantDynamic left = new ConstantDynamic("left", "J", MAKE), right = new ConstantDynamic("right", "D", MAKE);
        ConstantDynamic inner = new ConstantDynamic("inner", "Ljava/lang/String;", PAIR, left, right);
        show(new ConstantDynamic("outer", "Ljava/lang/String;", PAIR, inner, left));
        show(new ConstantDynamic("outer", "Ljava/lang/String;", PAIR, inner, inner));
        show(new ConstantDynamic("varargs", "Ljava/lang/Object;", ANY, 1, 2L, 3f, 4d, "five", Type.getType("[I"), Type.getMethodType("(I)V"), inner));
        show(new ConstantDynamic("varargs", "Ljava/lang/Object;", ANY));

        for (int i = 0; i < 2; i++) {
            m.visitInvokeDynamicInsn("site", "()Ljava/lang/String;", bootstrap("site",
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/Object;J)Ljava/lang/invoke/CallSite;"),
                inner, left);
            println("Ljava/lang/String;");
        }
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "CondyUser_.class"), c.toByteArray());
    }

    static Handle bootstrap(String name, String descriptor) {
        return new Handle(H_INVOKESTATIC, "CondyUser_Boot", name, descriptor, false);
    }

    static void show(ConstantDynamic constant) {
        m.visitLdcInsn(constant);
        String type = constant.getDescriptor();
        println(type.equals("B") || type.equals("S") ? "I" : type);
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

class CondyUser_Boot {
    static int made;

    public static Object make(MethodHandles.Lookup lookup, String name, Class<?> type) {
        System.out.println("make " + name + " " + type.getName() + " for " + lookup.lookupClass().getName());
        int number = ++made;
        if (type == int.class) return number;
        if (type == long.class) return number * 1_000_000_000_000L;
        if (type == float.class) return number + 0.5f;
        if (type == double.class) return number + 0.25;
        if (type == boolean.class) return number % 2 == 1;
        if (type == byte.class) return (byte) -number;
        if (type == short.class) return (short) (number * 1000);
        if (type == char.class) return (char) ('a' + number);
        return name + number;
    }

    public static String pair(MethodHandles.Lookup lookup, String name, Class<?> type, Object left, Object right) {
        System.out.println("pair " + name);
        return "(" + left + ", " + right + ")";
    }

    /** A bootstrap may take everything after the lookup as one array. */
    public static Object any(MethodHandles.Lookup lookup, Object... all) {
        StringBuilder text = new StringBuilder();
        for (Object each : all) text.append(each.getClass().getSimpleName()).append('=').append(each).append(' ');
        return text.toString();
    }

    public static CallSite site(MethodHandles.Lookup lookup, String name, MethodType type, Object text, long number) {
        System.out.println("link " + name + type);
        return new ConstantCallSite(MethodHandles.constant(String.class, text + "+" + number));
    }
}
