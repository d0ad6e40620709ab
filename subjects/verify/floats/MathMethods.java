//@ about: methods of Math on unknown floating-point numbers
//@ verify: MathMethods#squareRoot -> holds
//@ verify: MathMethods#rounded -> holds
//@ verify: MathMethods#minimum -> holds
//@ verify: MathMethods#comparison -> violated
class MathMethods {
    static void squareRoot(float f) {
        if (f >= 0) {
            assert Math.sqrt(f) >= 0;
        }
    }

    static void rounded(double d) {
        if (d >= 0.5 && d < 1) {
            assert Math.round(d) == 1;
            assert Math.floor(d) == 0;
            assert Math.ceil(d) == 1;
        }
    }

    static void minimum(double a, double b) {
        if (a == a && b == b) {
            double min = Math.min(a, b);
            assert min <= a && min <= b && (min == a || min == b);
        }
    }

    /** Double.compare orders -0.0 before 0.0. */
    static void comparison(double a, double b) {
        if (a == b) {
            assert Double.compare(a, b) == 0;
        }
    }
}
