//! e^x and e^x − 1.

use std::f64::consts::LOG2_E;

use super::{LN2_HI, LN2_LO, add_exponent, horner, magnitude_word, power_of_two, scale};

/// The largest argument whose exponential is finite.
const OVERFLOW: f64 = 7.09782712893383973096e+02;
/// The smallest argument whose exponential is not zero.
const UNDERFLOW: f64 = -7.45133219101941108420e+02;

/// e^x.
pub fn exp(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    if x > OVERFLOW {
        return f64::INFINITY;
    }
    if x < UNDERFLOW {
        return 0.0;
    }
    if magnitude_word(x) < 0x3e30_0000 {
        return 1.0 + x;
    }
    let Split { k, hi, lo } = split(x);
    let r = hi - lo;
    let c = exp_remainder(r);
    if k == 0 {
        return 1.0 - ((r * c) / (c - 2.0) - r);
    }
    scale(1.0 - ((lo - (r * c) / (2.0 - c)) - hi), k)
}

/// r − P(r²) of the approximation e^r = 1 + r + r·R/(2 − R), where R is this.
pub(super) fn exp_remainder(r: f64) -> f64 {
    const P: [f64; 5] = [
        1.66666666666666019037e-01,
        -2.77777777770155933842e-03,
        6.61375632143793436117e-05,
        -1.65339022054652515390e-06,
        4.13813679705723846039e-08,
    ];
    let z = r * r;
    r - z * horner(z, &P)
}

/// e^x − 1, accurate near zero.
pub fn expm1(x: f64) -> f64 {
    const Q: [f64; 6] = [
        1.0,
        -3.33333333333331316428e-02,
        1.58730158725481460165e-03,
        -7.93650757867487942473e-05,
        4.00821782732936239552e-06,
        -2.01099218183624371326e-07,
    ];
    if x.is_nan() {
        return f64::NAN;
    }
    if x > OVERFLOW {
        return f64::INFINITY;
    }
    if x < 0.0 && magnitude_word(x) >= 0x4043_687a {
        return -1.0;
    }
    if magnitude_word(x) < 0x3c90_0000 {
        return x;
    }
    let Split { k, hi, lo } = split(x);
    let x = hi - lo;
    let lost = (hi - x) - lo;

    let half = 0.5 * x;
    let square = x * half;
    let r = horner(square, &Q);
    let t = 3.0 - r * half;
    let e = square * ((r - t) / (6.0 - x * t));
    if k == 0 {
        return x - (x * e - square);
    }
    let e = (x * (e - lost) - lost) - square;
    match k {
        -1 => 0.5 * (x - e) - 0.5,
        1 if x < -0.25 => -2.0 * (e - (x + 0.5)),
        1 => 1.0 + 2.0 * (x - e),
        2..20 => add_exponent((1.0 - power_of_two(-k)) - (e - x), k),
        20..=56 => add_exponent((x - (e + power_of_two(-k))) + 1.0, k),
        _ => add_exponent(1.0 - (e - x), k) - 1.0,
    }
}

/// x = k·ln 2 + (hi − lo), where the difference is at most half of ln 2.
struct Split {
    k: i32,
    hi: f64,
    lo: f64,
}

fn split(x: f64) -> Split {
    let k = match magnitude_word(x) {
        ..0x3fd6_2e43 => 0,
        0x3fd6_2e43..0x3ff0_a2b2 => 1f64.copysign(x) as i32,
        _ => (LOG2_E * x + 0.5f64.copysign(x)) as i32,
    };
    let multiple = f64::from(k);
    Split { k, hi: x - multiple * LN2_HI, lo: multiple * LN2_LO }
}
