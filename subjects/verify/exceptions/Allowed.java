//@ about: which exceptions may leave a method: its throws clause, and --allow
//@ verify: Allowed#declared -> holds
//@ verify: Allowed#subclass -> holds within the scope
//@ verify: Allowed#undeclared -> violated
//@ verify: Allowed#undeclared --allow java.lang.IllegalArgumentException -> holds
//@ verify: Allowed#undeclared --allow java.lang.RuntimeException -> holds
//@ verify: Allowed#undeclared --allow java.lang.ArithmeticException -> violated
//@ verify: Allowed#two --allow java.lang.ArithmeticException,java.lang.NullPointerException -> holds
//@ verify: Allowed#breaking -> violated
class Allowed {
    int x;

    boolean repOK() {
        return x >= 0;
    }

    static void declared(int x) throws IllegalStateException {
        if (x > 5) {
            throw new IllegalStateException();
        }
    }

    static void subclass(int[] a) throws RuntimeException {
        a[7] = 1;
    }

    static void undeclared(int x) {
        if (x < 0) {
            throw new IllegalArgumentException("negative");
        }
    }

    static int two(int x, int[] a) {
        return a == null ? a.length : 10 / x;
    }

    /** The invariant must hold after an exception that is allowed, too. */
    void breaking(int y) throws IllegalArgumentException {
        x = y;
        if (y < 0) {
            throw new IllegalArgumentException();
        }
    }
}
