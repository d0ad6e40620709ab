//@ about: System.exit in the static initializer of the main class, before main runs
public class ExitBeforeMain {
    static {
        System.out.println("static");
        System.err.println("to stderr");
        System.exit(5);
    }

    public static void main(String[] args) {
        System.out.println("never printed");
    }
}
