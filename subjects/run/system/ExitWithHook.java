//@ about: a shutdown hook runs before the program exits with its code
public class ExitWithHook {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.exit(3);
    }
}
