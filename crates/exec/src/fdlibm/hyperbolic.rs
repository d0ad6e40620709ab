//! The hyperbolic functions, by way of the exponential.

use super::{exp, expm1, magnitude_word};

/// Hyperbolic sine.
pub fn sinh(x: f64) -> f64 {
    if !x.is_finite() {
        return x + x;
    }
    let magnitude = x.abs();
    let half = 0.5f64.copysign(x);
    if magnitude < 22.0 {
        if magnitude_word(x) < 0x3e30_0000 {
            return x;
        }
        let t = expm1(magnitude);
        return if magnitude < 1.0 { half * (2.0 * t - t * t / (t + 1.0)) } else { half * (t + t / (t + 1.0)) };
    }
    half_exp(magnitude, half)
}

/// Hyperbolic cosine.
pub fn cosh(x: f64) -> f64 {
    if !x.is_finite() {
        return x * x;
    }
    let magnitude = x.abs();
    if magnitude_word(x) < 0x3fd6_2e43 {
        let t = expm1(magnitude);
        let w = 1.0 + t;
        return if magnitude_word(x) < 0x3c80_0000 { w } else { 1.0 + (t * t) / (w + w) };
    }
    if magnitude < 22.0 {
        let t = exp(magnitude);
        return 0.5 * t + 0.5 / t;
    }
    half_exp(magnitude, 0.5)
}

/// `half` · e^x for x from 22, where e^−x no longer matters; finite a little longer than e^x.
fn half_exp(x: f64, half: f64) -> f64 {
    const OVERFLOW: u64 = 0x4086_33ce_8fb9_f87d;
    if magnitude_word(x) < 0x4086_2e42 {
        half * exp(x)
    } else if x.to_bits() <= OVERFLOW {
        let w = exp(0.5 * x);
        half * w * w
    } else {
        f64::INFINITY.copysign(half)
    }
}

/// Hyperbolic tangent.
pub fn tanh(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    let magnitude = x.abs();
    if magnitude_word(x) < 0x3c80_0000 {
        return x * (1.0 + x);
    }
    let z = if magnitude >= 22.0 {
        1.0
    } else if magnitude >= 1.0 {
        1.0 - 2.0 / (expm1(2.0 * magnitude) + 2.0)
    } else {
        let t = expm1(-2.0 * magnitude);
        -t / (t + 2.0)
    };
    z.copysign(x)
}
