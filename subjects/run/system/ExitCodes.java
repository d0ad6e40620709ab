//@ about: Runtime.exit with a code beyond a byte: 300 becomes 44
public class ExitCodes {
    public static void main(String[] args) {
        System.out.print("text without newline");
        try {
            Runtime.getRuntime().exit(300);
        } catch (Throwable e) {
            System.out.println("never printed");
        }
    }
}
