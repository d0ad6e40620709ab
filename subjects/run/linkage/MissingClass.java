//@ about: NoClassDefFoundError where a missing class is first needed, again on the second try; what does not need the class
//@ generate
import java.nio.file.*;

/** The caller was compiled against classes that are not there when it runs. */
public class MissingClass {
    public static void main(String[] args) throws Exception {
        for (String copied : new String[] {"MissingClass_", "MissingClass_Catcher", "MissingClass_Child", "MissingClass_Faced", "MissingClass_Mentions"}) {
            try (var in = MissingClass.class.getClassLoader().getResourceAsStream(copied + ".class")) {
                Files.copy(in, Path.of(args[0], copied + ".class"));
            }
        }
    }
}

class MissingClass_ {
    static Object nothing, string = "text";

    static void attempt(String what, Runnable body) {
        for (int i = 0; i < 2; i++) {
            try {
                body.run();
                System.out.println(what + ": fine");
            } catch (Throwable e) {
                System.out.println(what + ": " + e + ", cause " + (e.getCause() == null ? null : e.getCause().getClass().getName()));
            }
        }
    }

    public static void main(String[] args) {
        attempt("new", () -> new MissingClass_Gone());
        attempt("invokestatic", () -> MissingClass_Gone.call());
        attempt("getstatic", () -> nothing = MissingClass_Gone.field);
        attempt("putstatic", () -> MissingClass_Gone.field = string);
        attempt("anewarray", () -> nothing = new MissingClass_Gone[1]);
        attempt("multianewarray", () -> nothing = new MissingClass_Gone[1][1]);
        nothing = null;
        attempt("class literal", () -> System.out.println(MissingClass_Gone.class));
        attempt("array literal", () -> System.out.println(MissingClass_Gone[][].class));
        attempt("cast of null", () -> System.out.println((MissingClass_Gone) nothing));
        attempt("cast", () -> System.out.println((MissingClass_Gone) string));
        attempt("instanceof null", () -> System.out.println(nothing instanceof MissingClass_Gone));
        attempt("instanceof", () -> System.out.println(string instanceof MissingClass_Gone));
        attempt("interface call", () -> ((MissingClass_Face) nothing).call());
        attempt("catch clause", () -> MissingClass_Catcher.run());
        attempt("superclass", () -> new MissingClass_Child());
        attempt("interface", () -> new MissingClass_Faced());
        attempt("only mentioned", () -> new MissingClass_Mentions().use(null));
        attempt("array of subclass", () -> nothing = new MissingClass_Child[0]);
    }
}

class MissingClass_Gone {
    static Object field;
    static void call() { }
}

class MissingClass_GoneException extends RuntimeException { }

interface MissingClass_Face {
    void call();
}

class MissingClass_Child extends MissingClass_Gone { }

class MissingClass_Faced implements MissingClass_Face {
    public void call() { }
}

/** Fields, parameters and results of a missing type do no harm. */
class MissingClass_Mentions {
    MissingClass_Gone field;
    static MissingClass_Gone shared;

    MissingClass_Gone use(MissingClass_Gone parameter) {
        field = parameter;
        shared = field;
        return shared;
    }
}

class MissingClass_Catcher {
    static void run() {
        try {
            Integer.parseInt("7");
        } catch (MissingClass_GoneException e) {
            System.out.println("caught");
        }
    }
}
