//@ about: a linkage error nobody catches ends the program with exit code 1 after what was printed and after finally blocks
//@ stderr: ignore
//@ generate
import java.nio.file.*;

public class UncaughtMissing {
    public static void main(String[] args) throws Exception {
        try (var in = UncaughtMissing.class.getClassLoader().getResourceAsStream("UncaughtMissing_.class")) {
            Files.copy(in, Path.of(args[0], "UncaughtMissing_.class"));
        }
    }
}

class UncaughtMissing_ {
    public static void main(String[] args) {
        System.out.println("before");
        try {
            System.out.println(UncaughtMissing_Gone.value());
        } catch (Exception e) {
            System.out.println("an error is no exception");
        } finally {
            System.out.println("finally");
        }
        System.out.println("never printed");
    }
}

/** Not there when the program runs. */
class UncaughtMissing_Gone {
    static int value() { return 1; }
}
