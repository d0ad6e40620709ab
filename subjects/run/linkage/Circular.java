//@ about: ClassCircularityError: a class that extends itself, a pair, a cycle through interfaces
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class Circular {
    public static void main(String[] args) throws Exception {
        try (var in = Circular.class.getClassLoader().getResourceAsStream("Circular_.class")) {
            Files.copy(in, Path.of(args[0], "Circular_.class"));
        }
        type(args[0], "Self", "Circular_Self");
        type(args[0], "One", "Circular_Two");
        type(args[0], "Two", "Circular_One");
        type(args[0], "Face", "java/lang/Object", "Circular_Face");
        type(args[0], "Left", "java/lang/Object", "Circular_Right");
        type(args[0], "Right", "java/lang/Object", "Circular_Left");
        type(args[0], "Mixed", "Circular_Parent");
        type(args[0], "Parent", "java/lang/Object", "Circular_Mixed");
        type(args[0], "Child", "Circular_One");
    }

    static void type(String folder, String name, String parent, String... interfaces) throws Exception {
        ClassWriter c = new ClassWriter(0);
        boolean isInterface = interfaces.length > 0 && !name.equals("Parent");
        int access = ACC_PUBLIC | (isInterface ? ACC_INTERFACE | ACC_ABSTRACT : ACC_SUPER);
        c.visit(V1_8, access, "Circular_" + name, null, parent, interfaces);
        Files.write(Path.of(folder, "Circular_" + name + ".class"), c.toByteArray());
    }
}

class Circular_ {
    public static void main(String[] args) {
        for (String name : "Self One Two Face Left Right Mixed Parent Child Self".split(" ")) {
            try {
                System.out.println(Class.forName("Circular_" + name));
            } catch (Throwable e) {
                System.out.println(name + ": " + e.getClass().getName());
            }
        }
    }
}
