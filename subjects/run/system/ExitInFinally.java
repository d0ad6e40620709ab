//@ about: System.exit in a finally block swallows the exception that is on its way
public class ExitInFinally {
    static void fail() {
        try {
            throw new IllegalStateException("never seen");
        } finally {
            System.out.println("finally");
            System.exit(9);
        }
    }

    public static void main(String[] args) {
        fail();
    }
}
