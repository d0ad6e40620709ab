//@ about: longer encodings than needed: wide with small locals, iload 0, ldc_w of a low constant, sipush 1, goto_w and jsr_w over a few bytes
//@ generate
import java.io.ByteArrayOutputStream;
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

/** ASM always picks the shortest form, so the body is first filled with swaps and then overwritten. */
public class LongForms {
    static final int ROOM = 200;

    public static void main(String[] args) throws Exception {
        ClassWriter c = new ClassWriter(0);
        c.visit(V1_4, ACC_PUBLIC | ACC_SUPER, "LongForms_", null, "java/lang/Object", null);
        int field = c.newField("java/lang/System", "out", "Ljava/io/PrintStream;");
        int forty = c.newConst(40), real = c.newConst(0.5f), text = c.newConst("low"), large = c.newConst(1L << 33);
        MethodVisitor m = c.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        for (int i = 0; i < ROOM; i++) m.visitInsn(SWAP);
        m.visitMaxs(8, 20);

        var b = new ByteArrayOutputStream();
        emit(b, LDC, forty, 0x36, 1, 0xc4, 0x84, 0, 1, 0xff, 0xfe);              // ldc; istore 1; wide iinc 1, -2
        emit(b, 0xc4, 0x15, 0, 1, 0x15, 1, IADD, 0xc4, 0x36, 0, 2);              // wide iload 1; iload 1; iadd; wide istore 2
        print(b, field, c, "I", 0x15, 2);
        emit(b, 0x14, large >> 8, large & 255, 0xc4, 0x37, 0, 0, 0x16, 0);       // ldc2_w; wide lstore 0; lload 0
        emit(b, 0x37, 2);                                                        // lstore 2
        print(b, field, c, "J", 0xc4, 0x16, 0, 2);
        emit(b, 0x13, real >> 8, real & 255, 0xc4, 0x38, 0, 3, 0x17, 3, 0x38, 1); // ldc_w; wide fstore 3; fload 3; fstore 1
        print(b, field, c, "F", 0xc4, 0x17, 0, 1);
        emit(b, DCONST_1, 0xc4, 0x39, 0, 2, 0x18, 2, 0x39, 0);                   // wide dstore 2; dload 2; dstore 0
        print(b, field, c, "D", 0xc4, 0x18, 0, 0);
        emit(b, 0x13, text >> 8, text & 255, 0xc4, 0x3a, 0, 0, 0x19, 0, 0x3a, 3); // ldc_w; wide astore 0; aload 0; astore 3
        print(b, field, c, "Ljava/lang/String;", 0xc4, 0x19, 0, 3);
        print(b, field, c, "I", SIPUSH, 0, 1);
        print(b, field, c, "I", BIPUSH, 5);
        emit(b, 0xc8, 0, 0, 0, 8, SIPUSH, 0, 0, 0xc8, 0, 0, 0, 5);               // goto_w over a dead "sipush 0"; goto_w next
        emit(b, 0xc9, 0, 0, 0, 8, 0xa7, 0, 9, 0x3a, 4, 0xc4, 0xa9, 0, 4, 0);     // jsr_w sub; goto on; sub: astore 4; wide ret 4; nop
        print(b, field, c, "I", ICONST_M1);
        emit(b, RETURN);

        byte[] file = c.toByteArray(), code = b.toByteArray();
        int at = 0;
        while (file[at] != SWAP || file[at + 1] != SWAP) at++;
        if (code.length > ROOM) throw new IllegalStateException("room for " + code.length);
        for (int i = 0; i < ROOM; i++) file[at + i] = i < code.length ? code[i] : (byte) RETURN;
        Files.write(Path.of(args[0], "LongForms_.class"), file);
    }

    static void print(ByteArrayOutputStream b, int field, ClassWriter c, String type, int... load) {
        int println = c.newMethod("java/io/PrintStream", "println", "(" + type + ")V", false);
        emit(b, GETSTATIC, field >> 8, field & 255);
        emit(b, load);
        emit(b, INVOKEVIRTUAL, println >> 8, println & 255);
    }

    static void emit(ByteArrayOutputStream b, int... bytes) {
        for (int each : bytes) b.write(each);
    }
}
