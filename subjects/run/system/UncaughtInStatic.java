//@ about: the main class fails to initialize: ExceptionInInitializerError is reported, exit code 1
public class UncaughtInStatic {
    static final int SIZE = compute("x");

    static int compute(String text) {
        System.out.println("computing");
        if (text.isEmpty()) return 0;
        throw new IllegalArgumentException("bad " + text);
    }

    public static void main(String[] args) {
        System.out.println("never printed");
    }
}
