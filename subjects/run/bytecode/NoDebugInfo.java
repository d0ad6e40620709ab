//@ about: stack traces of classes without SourceFile, without line numbers, or with only one of them ("Unknown Source"), caught and uncaught
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class NoDebugInfo {
    public static void main(String[] args) throws Exception {
        try (var in = NoDebugInfo.class.getClassLoader().getResourceAsStream("NoDebugInfo_.class")) {
            Files.copy(in, Path.of(args[0], "NoDebugInfo_.class"));
        }
        write(args[0], "NoDebugInfo_Nothing", null, 0, "NoDebugInfo_Source");
        write(args[0], "NoDebugInfo_Source", "Source.java", 0, "NoDebugInfo_Lines");
        write(args[0], "NoDebugInfo_Lines", null, 12, "NoDebugInfo_Both");
        write(args[0], "NoDebugInfo_Both", "odd source name", 65_535, "NoDebugInfo_Zero");
        write(args[0], "NoDebugInfo_Zero", "", 0, null);
    }

    /** static void call(String[] words): throws, or calls the next class. */
    static void write(String folder, String name, String source, int line, String next) throws Exception {
        ClassWriter c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_8, ACC_PUBLIC | ACC_SUPER, name, null, "java/lang/Object", null);
        if (source != null) c.visitSource(source, null);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "call", "([Ljava/lang/String;)V", null, null);
        m.visitCode();
        if (line > 0) {
            Label here = new Label();
            m.visitLabel(here);
            m.visitLineNumber(line, here);
        }
        m.visitVarInsn(ALOAD, 0);
        if (next == null) {
            m.visitInsn(ICONST_0);
            m.visitInsn(AALOAD);
            m.visitMethodInsn(INVOKESTATIC, "java/lang/Integer", "parseInt", "(Ljava/lang/String;)I", false);
            m.visitInsn(ICONST_0);
            m.visitInsn(IDIV);
            m.visitInsn(POP);
        } else {
            m.visitMethodInsn(INVOKESTATIC, next, "call", "([Ljava/lang/String;)V", false);
        }
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
        Files.write(Path.of(folder, name + ".class"), c.toByteArray());
    }
}

class NoDebugInfo_ {
    public static void main(String[] args) {
        try {
            NoDebugInfo_Nothing.call(new String[0]);
        } catch (RuntimeException e) {
            for (StackTraceElement frame : e.getStackTrace()) {
                if (!frame.getClassName().startsWith("NoDebugInfo_")) continue;
                System.out.println(frame.getClassName() + " " + frame.getMethodName() + " " + frame.getFileName() + " " + frame.getLineNumber()
                    + " " + frame.isNativeMethod());
            }
            e.printStackTrace(System.out);
        }
        NoDebugInfo_Nothing.call(new String[] {"1"});
    }
}

/** What the generator writes, and four more like it. */
class NoDebugInfo_Nothing {
    static native void call(String[] words);
}
