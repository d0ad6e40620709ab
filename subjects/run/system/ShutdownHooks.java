//@ about: a shutdown hook runs when main has returned
public class ShutdownHooks {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.out.println("main");
    }
}
