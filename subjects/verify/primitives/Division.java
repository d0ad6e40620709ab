//@ about: division by zero, the one quotient that overflows, the sign of a remainder
//@ verify: Division#divide -> violated
//@ verify: Division#remainder(long,long) -> violated
//@ verify: Division#overflow -> violated
//@ verify: Division#byMinusOne -> holds
//@ verify: Division#sign -> violated
//@ verify: Division#floor -> holds
class Division {
    static int divide(int a, int b) {
        return a / b;
    }

    static long remainder(long a, long b) {
        return a % b;
    }

    static void overflow(int a) {
        assert a == 0 || a / -1 != a;
    }

    static void byMinusOne(int a, int b) {
        if (b == -1) {
            assert a % b == 0;
        }
    }

    static void sign(int a) {
        assert a % 3 >= 0;
    }

    static void floor(int a) {
        int m = Math.floorMod(a, 3);
        assert 0 <= m && m < 3;
    }
}
