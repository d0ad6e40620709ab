//@ about: recursion on unknown numbers: --call-depth, and when it ends by itself
//@ verify: Recursion#factorial --call-depth 12 -> holds within the scope
//@ verify: Recursion#bounded -> holds
//@ verify: Recursion#forever --call-depth 20 -> inconclusive
//@ verify: Recursion#power(int) -> holds
class Recursion {
    static int factorial(int n) {
        return n <= 1 ? 1 : n * factorial(n - 1);
    }

    static int bounded(int n) {
        return n <= 1 || n > 6 ? 1 : n * bounded(n - 1);
    }

    /** No path ends: nothing was seen within the scope. */
    static int forever(int n) {
        return forever(n + 1);
    }

    static void power(int x) {
        assert power(x, 3) == x * x * x;
    }

    private static int power(int x, int n) {
        return n == 0 ? 1 : x * power(x, n - 1);
    }
}
