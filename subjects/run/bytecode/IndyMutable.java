//@ about: invokedynamic on a MutableCallSite and a VolatileCallSite whose targets change while the program runs
//@ generate
import java.lang.invoke.*;
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class IndyMutable {
    public static void main(String[] args) throws Exception {
        for (String copied : new String[] {"IndyMutable_", "IndyMutable_Site"}) {
            try (var in = IndyMutable.class.getClassLoader().getResourceAsStream(copied + ".class")) {
                Files.copy(in, Path.of(args[0], copied + ".class"));
            }
        }
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_8, ACC_PUBLIC | ACC_SUPER, "IndyMutable_Code", null, "java/lang/Object", null);
        for (String name : new String[] {"step", "flip", "count"}) {
            MethodVisitor m = c.visitMethod(ACC_STATIC, name, "(I)I", null, null);
            m.visitVarInsn(ILOAD, 0);
            m.visitInvokeDynamicInsn(name, "(I)I", new Handle(H_INVOKESTATIC, "IndyMutable_Site", name,
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;", false));
            m.visitInsn(IRETURN);
            m.visitMaxs(0, 0);
        }
        Files.write(Path.of(args[0], "IndyMutable_Code.class"), c.toByteArray());
    }
}

class IndyMutable_ {
    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 6; i++) System.out.println("step " + i + ": " + IndyMutable_Code.step(i));
        for (int i = 0; i < 4; i++) System.out.println("flip " + i + ": " + IndyMutable_Code.flip(i));
        for (int i = 0; i < 4; i++) System.out.println("count " + i + ": " + IndyMutable_Code.count(10));
    }
}

/** Call sites that replace their own target when they are called. */
class IndyMutable_Site {
    static MutableCallSite stepping;
    static VolatileCallSite flipping;
    static MethodHandles.Lookup here = MethodHandles.lookup();

    public static CallSite step(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        stepping = new MutableCallSite(type);
        stepping.setTarget(here.findStatic(IndyMutable_Site.class, "first", type));
        return stepping;
    }

    static int first(int n) throws Exception {
        stepping.setTarget(here.findStatic(IndyMutable_Site.class, "second", stepping.type()));
        return 100 + n;
    }

    static int second(int n) throws Exception {
        if (n >= 3) stepping.setTarget(MethodHandles.identity(int.class));
        return 200 + n;
    }

    public static CallSite flip(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        return flipping = new VolatileCallSite(here.findStatic(IndyMutable_Site.class, "heads", type));
    }

    static int heads(int n) throws Exception {
        flipping.setTarget(here.findStatic(IndyMutable_Site.class, "tails", flipping.type()));
        return n;
    }

    static int tails(int n) throws Exception {
        flipping.setTarget(here.findStatic(IndyMutable_Site.class, "heads", flipping.type()));
        return -n;
    }

    /** A handle bound to state: each call sees what the earlier ones left. */
    public static CallSite count(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        MethodHandle next = here.findStatic(IndyMutable_Site.class, "next", MethodType.methodType(int.class, int[].class, int.class));
        return new MutableCallSite(next.bindTo(new int[1]));
    }

    static int next(int[] state, int n) {
        return state[0] += n;
    }
}

/** What the generator writes. */
class IndyMutable_Code {
    static native int step(int n);
    static native int flip(int n);
    static native int count(int n);
}
