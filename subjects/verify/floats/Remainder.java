//@ about: % on floats truncates, unlike the remainder of IEEE 754
//@ verify: Remainder#positive -> holds
//@ verify: Remainder#sign -> violated
//@ verify: Remainder#zero -> holds
class Remainder {
    static void positive(float f) {
        if (f > 5 && f < 6) {
            assert f % 2 > 1;
        }
    }

    static void sign(float f) {
        if (f > -6 && f < 6) {
            assert f % 2 >= 0;
        }
    }

    static void zero(double d) {
        double r = d % 0.0;
        assert r != r;
    }
}
