//@ about: a default uncaught exception handler replaces the report of the main thread; exit code 1 all the same
public class UncaughtHandler {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {
            System.out.println(thread.getName() + " died of " + thrown);
            System.err.println("handled");
        });
        System.out.println(Thread.currentThread().getName() + " " + (Thread.getDefaultUncaughtExceptionHandler() != null));
        Object text = "text";
        Integer number = Integer.parseInt("12x");
        System.out.println(number + "" + text);
    }
}
