//@ about: Runtime.halt with a negative code: -1 becomes 255
public class ExitNegative {
    public static void main(String[] args) {
        System.out.println("halting");
        System.out.flush();
        Runtime.getRuntime().halt(-1);
    }
}
