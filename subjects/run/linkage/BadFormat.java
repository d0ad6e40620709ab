//@ about: ClassFormatError of damaged class files: magic, truncation, constants, names, descriptors, duplicates, flags, missing code
//@ generate
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.Arrays;
import java.util.function.Consumer;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class BadFormat {
    static String folder;

    public static void main(String[] args) throws Exception {
        folder = args[0];
        write("Good", good("Good"));
        write("Empty", new byte[0]);
        write("Magic", patch(good("Magic"), b -> b[0] = 0));
        write("Tag", patch(good("Tag"), b -> b[10] = 99));
        write("Count", patch(good("Count"), b -> b[9] += 1));
        write("Extra", Arrays.copyOf(good("Extra"), good("Extra").length + 1));
        for (int length : new int[] {4, 8, 10, 20, 60}) write("Cut" + length, Arrays.copyOf(good("Cut" + length), length));
        write("CutEnd", Arrays.copyOf(good("CutEnd"), good("CutEnd").length - 1));
        write("Utf8", patch(good("Utf8"), b -> b[find(b, "field") + 1] = (byte) 0xff));
        write("Renamed", good("Other"));
        write("FieldName", make("FieldName", c -> c.visitField(0, "a;b", "I", null, null)));
        write("MethodName", make("MethodName", c -> method(c, ACC_STATIC, "a<b", "()V")));
        write("FieldType", make("FieldType", c -> c.visitField(0, "f", "Q", null, null)));
        write("FieldVoid", make("FieldVoid", c -> c.visitField(0, "f", "V", null, null)));
        write("Dimensions", make("Dimensions", c -> c.visitField(0, "f", "[".repeat(256) + "I", null, null)));
        write("MethodType", make("MethodType", c -> c.visitMethod(ACC_ABSTRACT, "m", "(V)V", null, null)));
        write("Parameters", make("Parameters", c -> c.visitMethod(ACC_ABSTRACT, "m", "(" + "J".repeat(128) + ")V", null, null)));
        write("TwoFields", make("TwoFields", c -> { c.visitField(0, "f", "I", null, null); c.visitField(ACC_STATIC, "f", "I", null, null); }));
        write("TwoMethods", make("TwoMethods", c -> { method(c, ACC_STATIC, "m", "()V"); method(c, ACC_PUBLIC, "m", "()V"); }));
        write("NoCode", make("NoCode", c -> c.visitMethod(ACC_STATIC, "m", "()V", null, null)));
        write("AbstractCode", make("AbstractCode", c -> method(c, ACC_ABSTRACT, "m", "()V")));
        write("NativeCode", make("NativeCode", c -> method(c, ACC_NATIVE, "m", "()V")));
        write("FieldFlags", make("FieldFlags", c -> c.visitField(ACC_PUBLIC | ACC_PRIVATE, "f", "I", null, null)));
        write("MethodFlags", make("MethodFlags", c -> c.visitMethod(ACC_ABSTRACT | ACC_FINAL, "m", "()V", null, null)));
        write("ClassFlags", flags("ClassFlags", ACC_FINAL | ACC_ABSTRACT));
        write("FaceFlags", flags("FaceFlags", ACC_INTERFACE));
        write("InitResult", make("InitResult", c -> c.visitMethod(ACC_NATIVE, "<init>", "()I", null, null)));
        write("InitStatic", make("InitStatic", c -> method(c, ACC_STATIC, "<init>", "()V")));
        write("AngleName", make("AngleName", c -> method(c, ACC_STATIC, "<other>", "()V")));
        write("ConstantType", make("ConstantType", c -> c.visitField(ACC_STATIC, "f", "I", null, 5L)));
        try (var in = BadFormat.class.getClassLoader().getResourceAsStream("BadFormat_.class")) {
            Files.copy(in, Path.of(folder, "BadFormat_.class"));
        }
    }

    static byte[] good(String name) {
        return make(name, c -> c.visitField(0, "field", "I", null, null));
    }

    static byte[] make(String name, Consumer<ClassWriter> body) {
        ClassWriter c = new ClassWriter(0);
        c.visit(V1_8, ACC_PUBLIC | ACC_SUPER | ACC_ABSTRACT, "BadFormat_" + name, null, "java/lang/Object", null);
        body.accept(c);
        return c.toByteArray();
    }

    static byte[] flags(String name, int access) {
        ClassWriter c = new ClassWriter(0);
        c.visit(V1_8, access, "BadFormat_" + name, null, "java/lang/Object", null);
        return c.toByteArray();
    }

    static void method(ClassWriter c, int access, String name, String descriptor) {
        MethodVisitor m = c.visitMethod(access, name, descriptor, null, null);
        m.visitInsn(RETURN);
        m.visitMaxs(0, 1);
    }

    static byte[] patch(byte[] file, Consumer<byte[]> change) {
        change.accept(file);
        return file;
    }

    static int find(byte[] file, String text) {
        return new String(file, StandardCharsets.ISO_8859_1).indexOf(text);
    }

    static void write(String name, byte[] file) throws Exception {
        Files.write(Path.of(folder, "BadFormat_" + name + ".class"), file);
    }
}

class BadFormat_ {
    static final String NAMES = "Good Empty Magic Tag Count Extra Cut4 Cut8 Cut10 Cut20 Cut60 CutEnd Utf8 Renamed FieldName "
        + "MethodName FieldType FieldVoid Dimensions MethodType Parameters TwoFields TwoMethods NoCode "
        + "AbstractCode NativeCode FieldFlags MethodFlags ClassFlags FaceFlags InitResult InitStatic AngleName "
        + "ConstantType";

    public static void main(String[] args) {
        for (String name : NAMES.split(" ")) {
            for (int i = 0; i < 2; i++) {
                try {
                    System.out.println(Class.forName("BadFormat_" + name));
                } catch (Throwable e) {
                    System.out.println(name + ": " + e.getClass().getName());
                }
            }
        }
    }
}
