//@ about: bootstrap methods with static arguments of every kind, with trailing varargs, and with only varargs
//@ generate
import java.lang.invoke.*;
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class IndyVarargs {
    static final String LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;";
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        try (var in = IndyVarargs.class.getClassLoader().getResourceAsStream("IndyVarargs_Boot.class")) {
            Files.copy(in, Path.of(args[0], "IndyVarargs_Boot.class"));
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_8, ACC_PUBLIC | ACC_SUPER, "IndyVarargs_", null, "java/lang/Object", null);
        m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        Object[] kinds = {7, 8L, 9.5f, 10.25, "text", Type.getType("Ljava/util/List;"), Type.getType("[[I"), Type.getMethodType("(J)D"),
            new Handle(H_INVOKESTATIC, "java/lang/Math", "abs", "(I)I", false)};
        for (int count = 0; count <= kinds.length; count++) {
            call("tail", "(" + LOOKUP + "[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;", java.util.Arrays.copyOf(kinds, count));
        }
        call("numbers", "(" + LOOKUP + "Ljava/lang/String;[I)Ljava/lang/invoke/CallSite;", "ints", 3, 1, 2);
        call("numbers", "(" + LOOKUP + "Ljava/lang/String;[I)Ljava/lang/invoke/CallSite;", "none");
        call("all", "([Ljava/lang/Object;)Ljava/lang/invoke/CallSite;", "a", 1);
        call("exact", "(" + LOOKUP + "IJFDLjava/lang/String;Ljava/lang/Class;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;)Ljava/lang/invoke/CallSite;",
            7, 8L, 9.5f, 10.25, "text", Type.getType("Ljava/util/List;"), Type.getMethodType("(J)D"), kinds[8]);
        call("exact", "(" + LOOKUP + "IJFDLjava/lang/String;Ljava/lang/Class;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;)Ljava/lang/invoke/CallSite;",
            -7, -8L, -9.5f, -10.25, "", Type.getType("[Ljava/util/List;"), Type.getMethodType("()V"), kinds[8]);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(args[0], "IndyVarargs_.class"), c.toByteArray());
    }

    static void call(String bootstrap, String descriptor, Object... arguments) {
        m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitInvokeDynamicInsn("get", "()Ljava/lang/String;", new Handle(H_INVOKESTATIC, "IndyVarargs_Boot", bootstrap, descriptor, false), arguments);
        m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
    }
}

class IndyVarargs_Boot {
    static CallSite site(String text) {
        return new ConstantCallSite(MethodHandles.constant(String.class, text));
    }

    public static CallSite tail(MethodHandles.Lookup lookup, String name, MethodType type, Object... rest) {
        StringBuilder text = new StringBuilder("tail " + rest.length + ":");
        for (Object each : rest) text.append(' ').append(each);
        return site(text.toString());
    }

    public static CallSite numbers(MethodHandles.Lookup lookup, String name, MethodType type, String label, int... rest) {
        return site(label + java.util.Arrays.toString(rest));
    }

    public static CallSite all(Object... all) {
        return site("all " + all.length + ": " + all[1] + " " + all[2] + " " + all[3] + " " + all[4]);
    }

    public static CallSite exact(MethodHandles.Lookup lookup, String name, MethodType type,
            int i, long j, float f, double d, String s, Class<?> c, MethodType t, MethodHandle h) throws Throwable {
        return site("exact: " + i + " " + j + " " + f + " " + d + " " + s + " " + c + " " + t + " " + (int) h.invokeExact(i));
    }
}
