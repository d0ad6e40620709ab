//@ about: System.exit inside nested calls: the exit code counts, finally blocks and callers do not run any more
public class ExitNested {
    static int depth(int n) {
        try {
            if (n == 0) {
                System.out.println("leaving with 3");
                System.exit(3);
            }
            return depth(n - 1) + 1;
        } finally {
            System.out.println("finally is not reached");
        }
    }

    public static void main(String[] args) {
        try {
            depth(10);
        } catch (Throwable e) {
            System.out.println("nothing is caught");
        }
        System.out.println("never printed");
    }
}
