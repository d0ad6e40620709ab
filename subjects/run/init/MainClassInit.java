//@ about: the main class is initialized before main runs, after its superclass; top-level companions are lazy
public class MainClassInit extends MainClassInitBase implements MainClassInitPlugin {
    static final long START = 5;
    static int value = note("MainClassInit.value", 1);
    int instance = note("MainClassInit.instance", 2);

    static {
        System.out.println("static block of the main class, thread " + Thread.currentThread().getName());
        MainClassInitLater.poke();
    }

    {
        System.out.println("instance block of the main class");
    }

    MainClassInit() {
        super(note("argument", 3));
        System.out.println("constructor");
    }

    static int note(String s, int v) {
        System.out.println(s + " " + v);
        return v;
    }

    public static void main(String[] args) {
        System.out.println("main, " + args.length + " arguments");
        new MainClassInit();
        new MainClassInit();
        System.out.println(MainClassInitNever.CONSTANT);
        MainClassInitNever[] none = {};
        System.out.println(none.length);
        new MainClassInit().greet();
        System.out.println(MainClassInitLater.log);
        main("direct call");
    }

    static void main(String one) {
        System.out.println("overload of main: " + one);
    }
}

class MainClassInitBase {
    static {
        System.out.println("static block of the base");
    }

    {
        System.out.println("instance block of the base");
    }

    MainClassInitBase(int n) {
        System.out.println("base constructor " + n);
    }
}

interface MainClassInitPlugin {
    int ID = MainClassInitLater.record("interface field");

    default void greet() {
        System.out.println("greet " + ID);
    }
}

class MainClassInitLater {
    static final StringBuilder log = new StringBuilder("log:");

    static {
        System.out.println("static block of the companion");
    }

    static int record(String s) {
        log.append(' ').append(s);
        return log.length();
    }

    static void poke() {
        record("poked");
    }
}

class MainClassInitNever {
    static final String CONSTANT = "constant of a class that is never initialized";

    static {
        System.out.println("never printed");
    }
}
