package explore;

/** Thrown, caught, rethrown; finally; causes. */
public class Exceptions {
    static class Failure extends RuntimeException {
        final int code;

        Failure(int code) {
            super("failed");
            this.code = code;
        }
    }

    int[] data;
    Exceptions next;

    public int guarded(int i) {
        try {
            return data[i] > 0 ? 1 : 2;
        } catch (NullPointerException e) {
            return 3;
        } catch (ArrayIndexOutOfBoundsException e) {
            return 4;
        }
    }

    public int depth(int i) {
        try {
            return next.guarded(i);
        } catch (RuntimeException e) {
            return -1;
        } finally {
            data = null;
        }
    }

    public static int thrown(int x) {
        if (x > 3) throw new Failure(x);
        return x;
    }

    public static int caught(int x) {
        try {
            return thrown(x);
        } catch (Failure e) {
            if (e.code == 10) throw e;
            return e.code;
        }
    }

    public static void declared(boolean b) throws java.io.IOException {
        if (b) throw new java.io.IOException("no");
    }

    public static int divide(int a, int b) {
        try {
            return a / b;
        } catch (ArithmeticException e) {
            return -1;
        }
    }

    public static void rethrow(RuntimeException e) {
        throw e;
    }

    public static int asserted(int x) {
        assert x != 5 : "five";
        return x;
    }

    public static int size(int n) {
        try {
            return new int[n].length == 2 ? 1 : 2;
        } catch (NegativeArraySizeException e) {
            return 3;
        }
    }
}
