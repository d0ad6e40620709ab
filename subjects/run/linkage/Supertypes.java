//@ about: supertypes that are missing, hidden in another package, sealed, final or no interface; messages and causes, twice each
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class Supertypes {
    static String folder;

    public static void main(String[] args) throws Exception {
        folder = args[0];
        try (var in = Supertypes.class.getClassLoader().getResourceAsStream("Supertypes_.class")) {
            Files.copy(in, Path.of(folder, "Supertypes_.class"));
        }
        String object = "java/lang/Object";
        type("p/Hidden", 0, object);
        type("p/HiddenShape", ACC_ABSTRACT, object);
        type("p/HiddenFace", ACC_INTERFACE | ACC_ABSTRACT, object);
        type("OfMissing", 0, "Supertypes_Gone");
        type("OfOfMissing", 0, "Supertypes_OfMissing");
        type("Faceless", 0, object, "Supertypes_GoneFace");
        type("OfHidden", 0, "Supertypes_p/Hidden");
        type("OfHiddenShape", 0, "Supertypes_p/HiddenShape");
        type("HiddenFaced", 0, object, "Supertypes_p/HiddenFace");
        type("HiddenFace2", ACC_INTERFACE | ACC_ABSTRACT, object, "Supertypes_p/HiddenFace");
        type("OfString", ACC_PUBLIC, "java/lang/String");
        type("OfList", ACC_PUBLIC, "java/util/List");
        type("Stringed", 0, object, "java/lang/String");
        type("OfHiddenLibrary", 0, "java/lang/AbstractStringBuilder");
        type("Repeated", 0, object, "java/lang/Runnable", "java/lang/Runnable");
        type("FaceOf", ACC_INTERFACE | ACC_ABSTRACT, "java/lang/Integer");
        type("Loop1", 0, "Supertypes_Loop2");
        type("Loop2", 0, "Supertypes_Loop1");
        type("Self", ACC_INTERFACE | ACC_ABSTRACT, object, "Supertypes_Self");
    }

    static void type(String name, int access, String parent, String... faces) throws Exception {
        ClassWriter c = new ClassWriter(0);
        c.visit(V1_8, access | ((access & ACC_INTERFACE) == 0 ? ACC_SUPER : 0), "Supertypes_" + name, null, parent, faces);
        Path file = Path.of(folder, "Supertypes_" + name + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, c.toByteArray());
    }
}

class Supertypes_ {
    public static void main(String[] args) {
        String names = "OfMissing OfOfMissing Faceless OfHidden OfHiddenShape HiddenFaced HiddenFace2 OfString OfList Stringed "
            + "OfHiddenLibrary Repeated FaceOf Loop1 Loop2 Self";
        for (String name : names.split(" ")) {
            for (int i = 0; i < 2; i++) {
                try {
                    System.out.println(Class.forName("Supertypes_" + name));
                } catch (Throwable e) {
                    System.out.println(name + ": " + e);
                    if (e.getCause() != null) System.out.println("  because of " + e.getCause());
                }
            }
        }
    }
}
