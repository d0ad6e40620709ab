//@ about: references to missing classes, methods and fields do no harm until the instruction runs
//@ generate
import java.nio.file.*;

public class LazyResolution {
    public static void main(String[] args) throws Exception {
        for (String copied : new String[] {"LazyResolution_", "LazyResolution_User"}) {
            try (var in = LazyResolution.class.getClassLoader().getResourceAsStream(copied + ".class")) {
                Files.copy(in, Path.of(args[0], copied + ".class"));
            }
        }
    }
}

class LazyResolution_ {
    public static void main(String[] args) {
        for (int mode = 0; mode < 9; mode++) {
            try {
                System.out.println(mode + ": " + LazyResolution_User.use(mode));
            } catch (NoClassDefFoundError e) {
                System.out.println(mode + ": missing " + e.getMessage());
            }
        }
        System.out.println(new LazyResolution_User().same(null));
    }
}

/** Not there when the program runs. */
class LazyResolution_Gone {
    static int number = 5;
    int field;
    static LazyResolution_Gone make() { return new LazyResolution_Gone(); }
    void act() { }
}

class LazyResolution_User {
    LazyResolution_Gone kept;
    static LazyResolution_Gone[] many;

    static String use(int mode) {
        switch (mode) {
            case 1: return "" + LazyResolution_Gone.number;
            case 2: LazyResolution_Gone.make().act(); return "made";
            case 3: return "" + new LazyResolution_Gone().field;
            case 4: return LazyResolution_Gone.class.getName();
            case 5: many = null; return "array field";
            case 6: many = new LazyResolution_Gone[3]; return "array";
            case 7: return "" + (many == null);
            case 8: return loop(3, null);
            default: return "nothing touched";
        }
    }

    /** A local and a parameter of the missing type, merged in a loop. */
    static String loop(int n, LazyResolution_Gone given) {
        LazyResolution_Gone local = null;
        while (n-- > 0) local = given;
        return "" + local;
    }

    LazyResolution_Gone same(LazyResolution_Gone other) {
        kept = other;
        return kept;
    }
}
