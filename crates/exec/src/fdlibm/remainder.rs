//! The IEEE 754 remainder, which is exact.

/// x − n·p for the integer n nearest to x/p, the even one if two are.
pub fn ieee_remainder(x: f64, p: f64) -> f64 {
    if x.is_nan() || p.is_nan() || x.is_infinite() || p == 0.0 {
        return f64::NAN;
    }
    let p = p.abs();
    // The parity of n survives modulo 2p.
    let mut rest = x.abs() % (p + p);
    // This compares with p/2 without computing it: where it is close, p − rest is exact.
    if rest > p - rest {
        rest -= p;
        if rest >= p - rest {
            rest -= p;
        }
    }
    if x.is_sign_negative() { -rest } else { rest }
}
