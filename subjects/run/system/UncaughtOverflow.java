//@ about: endless recursion ends in StackOverflowError: caught twice, then uncaught, exit code 1
//@ stderr: ignore
public class UncaughtOverflow {
    static int depth;

    static int down(int n) {
        depth++;
        return down(n + 1) + 1;
    }

    static void attempt(String what) {
        depth = 0;
        try {
            down(0);
        } catch (StackOverflowError e) {
            System.out.println(what + " caught, deep enough: " + (depth > 500) + ", message " + e.getMessage());
        } finally {
            System.out.println("finally");
        }
    }

    public static void main(String[] args) {
        attempt("first");
        attempt("second");
        down(0);
        System.out.println("never printed");
    }
}
