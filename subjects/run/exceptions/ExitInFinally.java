//@ about: System.exit in a finally block while an exception is under way: no trace, negative code
public class ExitInFinally {
    static int status = 0;

    static void work(int n) {
        try {
            System.out.println("work " + 12 / n);
            work(n - 1);
        } finally {
            status += n;
            System.out.println("finally " + n + " status " + status);
            if (n == 2) {
                // The ArithmeticException thrown three calls below is lost.
                System.exit(-status);
            }
        }
    }

    public static void main(String[] args) {
        try {
            work(4);
        } catch (ArithmeticException e) {
            System.out.println("never");
        }
        System.out.println("never");
    }
}
