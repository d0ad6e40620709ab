//@ about: products of which the path knows a factor
//@ verify: KnownFactors#one -> holds
//@ verify: KnownFactors#three -> holds
//@ verify: KnownFactors#lost -> violated
//@ verify: KnownFactors#quotient -> holds
//@ verify: KnownFactors#product -> holds
class KnownFactors {
    static void one(long x, long v) {
        if (v == 1) {
            assert x * v == x;
            assert x / v == x;
            assert x % v == 0;
        }
    }

    /** Associativity with a factor that is known; without it a solver needs minutes. */
    static void three(int x, int y, int z, int v) {
        if (v == 1) {
            assert x * (y * v) * z == x * y * z;
        }
    }

    /** What was known is not any more. */
    static void lost(int x, int v) {
        if (v == 1) {
            v = x;
        }
        assert x * v == x;
    }

    static void quotient(int x, int v) {
        if (v == 16 && x >= 0) {
            assert x / v <= x;
            assert x % v < 16;
        }
    }

    static void product(int x, int y) {
        if (x * y == 1) {
            assert x * y * y == y;
        }
    }
}
