//! Sine, cosine and tangent: reduce to [−π/4, π/4], then a polynomial.

use std::f64::consts::FRAC_PI_4;

use super::reduce::{Reduced, reduce};
use super::{from_high_word, head, horner, magnitude_word};

/// Sine of an angle in radians.
pub fn sin(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let Reduced { quadrant, angle, tail } = reduce(x);
    match quadrant {
        0 => kernel_sin(angle, tail),
        1 => kernel_cos(angle, tail.unwrap_or(0.0)),
        2 => -kernel_sin(angle, tail),
        _ => -kernel_cos(angle, tail.unwrap_or(0.0)),
    }
}

/// Cosine of an angle in radians.
pub fn cos(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let Reduced { quadrant, angle, tail } = reduce(x);
    match quadrant {
        0 => kernel_cos(angle, tail.unwrap_or(0.0)),
        1 => -kernel_sin(angle, tail),
        2 => -kernel_cos(angle, tail.unwrap_or(0.0)),
        _ => kernel_sin(angle, tail),
    }
}

/// Tangent of an angle in radians.
pub fn tan(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let Reduced { quadrant, angle, tail } = reduce(x);
    let kind = if quadrant % 2 == 0 { Tangent::Plain } else { Tangent::NegativeReciprocal };
    kernel_tan(angle, tail.unwrap_or(0.0), kind)
}

/// sin(x + y) for |x| up to π/4 and its tail y. A tail of zero rounds differently from none.
fn kernel_sin(x: f64, y: Option<f64>) -> f64 {
    const S1: f64 = -1.66666666666666324348e-01;
    const S: [f64; 5] = [
        8.33333333332248946124e-03,
        -1.98412698298579493134e-04,
        2.75573137070700676789e-06,
        -2.50507602534068634195e-08,
        1.58969099521155010221e-10,
    ];
    if magnitude_word(x) < 0x3e40_0000 {
        return x;
    }
    let z = x * x;
    let v = z * x;
    let r = horner(z, &S);
    match y {
        None => x + v * (S1 + z * r),
        Some(y) => x - ((z * (0.5 * y - v * r) - y) - v * S1),
    }
}

/// cos(x + y) for |x| up to π/4 and its tail y.
fn kernel_cos(x: f64, y: f64) -> f64 {
    const C: [f64; 6] = [
        4.16666666666666019037e-02,
        -1.38888888888741095749e-03,
        2.48015872894767294178e-05,
        -2.75573143513906633035e-07,
        2.08757232129817482790e-09,
        -1.13596475577881948265e-11,
    ];
    let word = magnitude_word(x);
    if word < 0x3e40_0000 {
        return 1.0;
    }
    let z = x * x;
    let r = z * horner(z, &C);
    // Above 0.3 a quarter of |x| is taken out of both sides of 1 − z/2, which costs no rounding.
    let quarter = match word {
        ..0x3fd3_3333 => 0.0,
        0x3fd3_3333..=0x3fe9_0000 => from_high_word(word - 0x0020_0000),
        _ => 0.28125,
    };
    (1.0 - quarter) - ((0.5 * z - quarter) - (z * r - x * y))
}

/// What to make of a tangent: an odd quadrant wants −1/tan.
#[derive(Clone, Copy, PartialEq)]
enum Tangent {
    Plain,
    NegativeReciprocal,
}

/// tan(x + y), or −1/tan(x + y), for |x| up to π/4 and its tail y.
fn kernel_tan(x: f64, y: f64, kind: Tangent) -> f64 {
    const T0: f64 = 3.33333333333334091986e-01;
    const T_ODD: [f64; 6] = [
        1.33333333333201242699e-01,
        2.18694882948595424599e-02,
        3.59207910759131235356e-03,
        5.88041240820264096874e-04,
        7.81794442939557092300e-05,
        -1.85586374855275456654e-05,
    ];
    const T_EVEN: [f64; 6] = [
        5.39682539762260521377e-02,
        8.86323982359930005737e-03,
        1.45620945432529025516e-03,
        2.46463134818469906812e-04,
        7.14072491382608190305e-05,
        2.59073051863633712884e-05,
    ];
    const PI_4_LO: f64 = 3.06161699786838301793e-17;

    let word = magnitude_word(x);
    if word < 0x3e30_0000 {
        return match kind {
            Tangent::Plain => x,
            Tangent::NegativeReciprocal => negative_reciprocal(x, y),
        };
    }
    // From 0.6744 on, by way of tan(π/4 − x).
    let near_one = word >= 0x3fe5_9428;
    let sign = 1f64.copysign(x);
    let (x, y) = if near_one { ((FRAC_PI_4 - sign * x) + (PI_4_LO - sign * y), 0.0) } else { (x, y) };

    let z = x * x;
    let w = z * z;
    let s = z * x;
    let r = y + z * (s * (horner(w, &T_ODD) + z * horner(w, &T_EVEN)) + y);
    let r = r + T0 * s;
    let w = x + r;
    if near_one {
        let v = if kind == Tangent::Plain { 1.0 } else { -1.0 };
        return sign * (v - 2.0 * (x - (w * w / (w + v) - r)));
    }
    match kind {
        Tangent::Plain => w,
        Tangent::NegativeReciprocal => negative_reciprocal(x, r),
    }
}

/// −1/(x + r), to more than working precision before its last rounding.
fn negative_reciprocal(x: f64, r: f64) -> f64 {
    let w = x + r;
    let z = head(w);
    let v = r - (z - x);
    let a = -1.0 / w;
    let t = head(a);
    let s = 1.0 + t * z;
    t + a * (s + t * v)
}
