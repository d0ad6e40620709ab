//@ about: integer division and remainder corner cases: MIN_VALUE / -1, signs, division by zero
public class DivRem {
    interface Op {
        long apply();
    }

    static void attempt(String what, Op op) {
        try {
            System.out.println(what + " = " + op.apply());
        } catch (ArithmeticException e) {
            System.out.println(what + " throws " + e);
        }
    }

    public static void main(String[] args) {
        int[] ints = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -7, -1, 0, 1, 2, 7, Integer.MAX_VALUE};
        for (int a : ints) {
            for (int b : ints) {
                attempt(a + " / " + b, () -> a / b);
                attempt(a + " % " + b, () -> a % b);
            }
        }
        long[] longs = {Long.MIN_VALUE, -10, -1, 0, 1, 3, Long.MAX_VALUE};
        for (long a : longs) {
            for (long b : longs) {
                attempt(a + "L / " + b, () -> a / b);
                attempt(a + "L % " + b, () -> a % b);
            }
        }
        identity();
        sideEffects();
        floatsDoNotThrow(0, 0f, 0d);
    }

    /** (a / b) * b + a % b == a must hold for all pairs, also for the overflowing one. */
    static void identity() {
        int failures = 0;
        for (int a = -60; a <= 60; a++) {
            for (int b = -60; b <= 60; b++) {
                if (b != 0 && (a / b) * b + a % b != a) {
                    failures++;
                }
            }
        }
        int min = Integer.MIN_VALUE, minus = -1;
        System.out.println(failures + " failures, " + ((min / minus) * minus + min % minus == min));
    }

    static int calls;

    static int noisy(int v) {
        calls++;
        System.out.println("operand " + v);
        return v;
    }

    static void sideEffects() {
        int target = 5;
        try {
            target = noisy(10) / noisy(0) + noisy(99);
        } catch (ArithmeticException e) {
            System.out.println("target " + target + " after " + calls + " calls: " + e.getMessage());
        }
        try {
            target += noisy(1) % noisy(0);
        } catch (ArithmeticException e) {
            System.out.println("target " + target + " after " + calls + " calls");
        }
    }

    static void floatsDoNotThrow(int i, float f, double d) {
        System.out.println(1 / f + " " + -1 / f + " " + i / f + " " + 1 % f);
        System.out.println(1 / d + " " + -1 / d + " " + i / d + " " + 1 % d);
    }
}
