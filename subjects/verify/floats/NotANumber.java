//@ about: NaN is an input too, and is neither less, equal nor greater
//@ verify: NotANumber#trichotomy -> violated
//@ verify: NotANumber#self -> holds
//@ verify: NotANumber#negated -> violated
//@ verify: NotANumber#max -> holds
class NotANumber {
    static void trichotomy(double a, double b) {
        assert a < b || a == b || a > b;
    }

    static void self(float f) {
        assert f == f || Float.isNaN(f);
    }

    static void negated(double a, double b) {
        assert !(a < b) == (a >= b);
    }

    static void max(float a, float b) {
        if (a != a || b != b) {
            float max = Math.max(a, b);
            assert max != max;
        }
    }
}
