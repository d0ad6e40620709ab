//@ about: int arithmetic wraps around
//@ verify: IntOverflow#successor -> violated
//@ verify: IntOverflow#abs -> violated
//@ verify: IntOverflow#midpoint -> holds
//@ verify: IntOverflow#product -> violated
class IntOverflow {
    static void successor(int x) {
        assert x + 1 > x;
    }

    static int abs(int x) {
        return x < 0 ? -x : x;
    }

    static boolean absEnsures(int x, int result) {
        return result >= 0;
    }

    static void midpoint(int low, int high) {
        if (0 <= low && low <= high) {
            int middle = low + (high - low) / 2;
            assert low <= middle && middle <= high;
        }
    }

    static void product(int x) {
        if (x > 0) {
            assert x * 3 > 0;
        }
    }
}
