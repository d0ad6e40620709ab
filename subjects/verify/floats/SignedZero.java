//@ about: 0.0 == -0.0, but they can be told apart
//@ verify: SignedZero#reciprocal -> violated
//@ verify: SignedZero#bits -> violated
//@ verify: SignedZero#sum -> violated
//@ verify: SignedZero#absolute -> holds
class SignedZero {
    static void reciprocal(double d) {
        if (d == 0) {
            assert 1 / d > 0;
        }
    }

    static void bits(float a, float b) {
        if (a == b) {
            assert Float.floatToIntBits(a) == Float.floatToIntBits(b);
        }
    }

    /** Adding 0.0 is no identity: -0.0 + 0.0 is 0.0. */
    static void sum(double d) {
        double sum = d + 0.0;
        if (d == d) {
            assert Double.doubleToRawLongBits(sum) == Double.doubleToRawLongBits(d);
        }
    }

    static void absolute(double d) {
        if (d == 0) {
            assert 1 / Math.abs(d) > 0;
        }
    }
}
