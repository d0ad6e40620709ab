//@ about: System.exit inside a static initializer
public class ExitInStatic {
    static class Gate {
        static int value = 5;
        static {
            System.out.println("initializing");
            if (value == 5) System.exit(17);
            System.out.println("never printed");
        }
    }

    public static void main(String[] args) {
        System.out.println("main");
        System.out.println(Gate.value);
    }
}
