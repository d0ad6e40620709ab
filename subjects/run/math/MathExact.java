//@ about: addExact, subtractExact, multiplyExact, negateExact, incrementExact, toIntExact, absExact and their overflows
public class MathExact {
    interface Op {
        Object run();
    }

    static void attempt(String what, Op op) {
        try {
            System.out.println(what + " = " + op.run());
        } catch (ArithmeticException e) {
            System.out.println(what + " ! " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] ints = {0, 1, -1, 46341, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : ints) {
            for (int b : ints) {
                attempt(a + " + " + b, () -> Math.addExact(a, b));
                attempt(a + " - " + b, () -> Math.subtractExact(a, b));
                attempt(a + " * " + b, () -> Math.multiplyExact(a, b));
            }
            attempt("-" + a, () -> Math.negateExact(a));
            attempt("++" + a, () -> Math.incrementExact(a));
            attempt("--" + a, () -> Math.decrementExact(a));
            attempt("|" + a + "|", () -> Math.absExact(a));
        }
        long[] longs = {0, 1, -1, 3037000500L, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE};
        for (long a : longs) {
            for (long b : longs) {
                attempt(a + " + " + b, () -> Math.addExact(a, b));
                attempt(a + " - " + b, () -> Math.subtractExact(a, b));
                attempt(a + " * " + b, () -> Math.multiplyExact(a, b));
            }
            attempt("-" + a, () -> Math.negateExact(a));
            attempt("++" + a, () -> Math.incrementExact(a));
            attempt("--" + a, () -> Math.decrementExact(a));
            attempt("int " + a, () -> Math.toIntExact(a));
            attempt(a + " *i 3", () -> Math.multiplyExact(a, 3));
            attempt("|" + a + "|", () -> Math.absExact(a));
        }
        attempt("full", () -> Math.multiplyFull(Integer.MIN_VALUE, Integer.MAX_VALUE));
        attempt("1/0", () -> 1 / (args.length));
        attempt("1%0L", () -> 1 % (long) args.length);
        attempt("min/-1", () -> Integer.MIN_VALUE / (args.length - 1));
        attempt("min%-1", () -> Long.MIN_VALUE % (args.length - 1));
    }
}
