//@ about: sums and products are rounded; scaling by two is exact
//@ verify: Rounding#successor -> violated
//@ verify: Rounding#halves -> holds
//@ verify: Rounding#associative -> violated
//@ verify: Rounding#overflow -> violated
//@ verify: Rounding#third -> violated
class Rounding {
    static void successor(float f) {
        if (f > 0 && f < Float.MAX_VALUE) {
            assert f + 1 > f;
        }
    }

    static void halves(float f) {
        if (f > 1 && f < 2) {
            assert f / 2 * 2 == f;
        }
    }

    static void associative(float f) {
        if (f > 1 && f < 2) {
            assert f + 100 - 100 == f;
        }
    }

    static void overflow(float f) {
        if (f > 1 && f <= Float.MAX_VALUE) {
            assert f * 2 <= Float.MAX_VALUE;
        }
    }

    static void third(float f) {
        if (f > 1 && f < 2) {
            assert f / 3 * 3 == f;
        }
    }
}
