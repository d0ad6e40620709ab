//@ about: UnsupportedClassVersionError of class files that are too new, too old, or need preview features
//@ generate
import java.nio.file.*;
import jdk.internal.org.objectweb.asm.*;
import static jdk.internal.org.objectweb.asm.Opcodes.*;

public class BadVersion {
    public static void main(String[] args) throws Exception {
        try (var in = BadVersion.class.getClassLoader().getResourceAsStream("BadVersion_.class")) {
            Files.copy(in, Path.of(args[0], "BadVersion_.class"));
        }
        int[][] versions = {{99, 0}, {0xffff, 0}, {61, 0}, {61, 65_535}, {57, 65_535}, {61, 1}, {56, 1}, {55, 1}, {45, 3}, {44, 0}, {0, 0}, {1000, 3}};
        for (int i = 0; i < versions.length; i++) {
            ClassWriter c = new ClassWriter(0);
            c.visit(V1_8, ACC_PUBLIC | ACC_SUPER, "BadVersion_" + i, null, "java/lang/Object", null);
            byte[] file = c.toByteArray();
            file[4] = (byte) (versions[i][1] >> 8);
            file[5] = (byte) versions[i][1];
            file[6] = (byte) (versions[i][0] >> 8);
            file[7] = (byte) versions[i][0];
            Files.write(Path.of(args[0], "BadVersion_" + i + ".class"), file);
        }
    }
}

class BadVersion_ {
    public static void main(String[] args) {
        for (int i = 0; i < 12; i++) {
            try {
                System.out.println(Class.forName("BadVersion_" + i));
            } catch (Throwable e) {
                System.out.println(i + ": " + e.getClass().getName());
            }
        }
    }
}
