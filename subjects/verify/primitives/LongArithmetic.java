//@ about: long inputs: overflow, comparison, narrowing to int
//@ verify: LongArithmetic#successor -> violated
//@ verify: LongArithmetic#narrow -> holds
//@ verify: LongArithmetic#widened -> holds
//@ verify: LongArithmetic#compare -> holds
//@ verify: LongArithmetic#subtractToCompare -> violated
class LongArithmetic {
    static void successor(long x) {
        assert x + 1 > x;
    }

    static void narrow(long x) {
        if ((int) x == x) {
            assert Integer.MIN_VALUE <= x && x <= Integer.MAX_VALUE;
        }
    }

    static void widened(int a, int b) {
        long sum = (long) a + b;
        assert (a + b == sum) == (sum >= Integer.MIN_VALUE && sum <= Integer.MAX_VALUE);
    }

    static void compare(long a, long b) {
        int c = Long.compare(a, b);
        assert (c < 0) == (a < b) && (c == 0) == (a == b);
    }

    static void subtractToCompare(long a, long b) {
        assert (a - b < 0) == (a < b);
    }
}
