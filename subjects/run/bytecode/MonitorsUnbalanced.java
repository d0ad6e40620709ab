//@ about: unbalanced monitors raise IllegalMonitorStateException: exit without enter, exit of another's lock, return or throw while still holding one
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class MonitorsUnbalanced {
    static ClassWriter c;
    static MethodVisitor m;

    public static void main(String[] args) throws Exception {
        try (var in = MonitorsUnbalanced.class.getClassLoader().getResourceAsStream("MonitorsUnbalanced_.class")) {
            Files.copy(in, Path.of(args[0], "MonitorsUnbalanced_.class"));
        }
        c = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        c.visit(V1_5, ACC_PUBLIC | ACC_SUPER, "MonitorsUnbalanced_Code", null, "java/lang/Object", null);
        begin("exitOnly", ACC_STATIC);
        lock(MONITOREXIT);
        end();
        begin("exitTwice", ACC_STATIC);
        lock(MONITORENTER);
        lock(MONITOREXIT);
        lock(MONITOREXIT);
        end();
        begin("enterOnly", ACC_STATIC);
        lock(MONITORENTER);
        end();
        begin("enterAndThrow", ACC_STATIC);
        lock(MONITORENTER);
        m.visitInsn(ICONST_1);
        m.visitInsn(ICONST_0);
        m.visitInsn(IDIV);
        m.visitInsn(POP);
        end();
        begin("callersLock", ACC_STATIC); // held by the caller, but not by this frame
        lock(MONITOREXIT);
        end();
        begin("twiceIn", ACC_STATIC);
        lock(MONITORENTER);
        lock(MONITORENTER);
        lock(MONITOREXIT);
        end();
        begin("balanced", ACC_STATIC | ACC_SYNCHRONIZED);
        lock(MONITORENTER);
        lock(MONITOREXIT);
        end();
        Files.write(Path.of(args[0], "MonitorsUnbalanced_Code.class"), c.toByteArray());
    }

    static void begin(String name, int access) {
        m = c.visitMethod(access, name, "(Ljava/lang/Object;)V", null, null);
    }

    static void lock(int opcode) {
        m.visitVarInsn(ALOAD, 0);
        m.visitInsn(opcode);
    }

    static void end() {
        m.visitInsn(RETURN);
        m.visitMaxs(0, 0);
    }
}

class MonitorsUnbalanced_ {
    public static void main(String[] args) {
        for (int method = 0; method < 7; method++) {
            Object lock = new Object();
            String outcome = "fine";
            try {
                if (method == 4) {
                    synchronized (lock) {
                        call(method, lock);
                    }
                } else {
                    call(method, lock);
                }
            } catch (RuntimeException e) {
                outcome = e.getClass().getName();
            }
            System.out.println(method + ": " + outcome + ", still held: " + Thread.holdsLock(lock));
        }
    }

    static void call(int method, Object lock) {
        switch (method) {
            case 0: MonitorsUnbalanced_Code.exitOnly(lock); break;
            case 1: MonitorsUnbalanced_Code.exitTwice(lock); break;
            case 2: MonitorsUnbalanced_Code.enterOnly(lock); break;
            case 3: MonitorsUnbalanced_Code.enterAndThrow(lock); break;
            case 4: MonitorsUnbalanced_Code.callersLock(lock); break;
            case 5: MonitorsUnbalanced_Code.twiceIn(lock); break;
            default: MonitorsUnbalanced_Code.balanced(lock);
        }
    }
}

/** What the generator writes. */
class MonitorsUnbalanced_Code {
    static native void exitOnly(Object lock);
    static native void exitTwice(Object lock);
    static native void enterOnly(Object lock);
    static native void enterAndThrow(Object lock);
    static native void callersLock(Object lock);
    static native void twiceIn(Object lock);
    static native void balanced(Object lock);
}
