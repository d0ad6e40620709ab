//! Logarithms: split off the exponent, then a polynomial in f/(2 + f).

use std::f64::consts::LOG10_E;

use super::{LN2_HI, LN2_LO, horner, magnitude_word, with_high_word};

const L: [f64; 7] = [
    6.666666666666735130e-01,
    3.999999999940941908e-01,
    2.857142874366239149e-01,
    2.222219843214978396e-01,
    1.818357216161805012e-01,
    1.531383769920937332e-01,
    1.479819860511658591e-01,
];

/// The natural logarithm.
pub fn log(x: f64) -> f64 {
    if let Some(limit) = limit(x) {
        return limit;
    }
    let (k, x) = normalize(x);
    let fraction = magnitude_word(x) & 0x000f_ffff;
    // From √2 on, halve.
    let carry = (fraction + 0x9_5f64) & 0x0010_0000;
    let x = with_high_word(x, fraction | carry ^ 0x3ff0_0000);
    let k = k + (carry >> 20) as i32;
    let exponent = f64::from(k);
    let f = x - 1.0;

    if (fraction + 2) & 0x000f_ffff < 3 {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { exponent * LN2_HI + exponent * LN2_LO };
        }
        let r = f * f * (0.5 - 0.33333333333333333 * f);
        return if k == 0 { f - r } else { exponent * LN2_HI - ((r - exponent * LN2_LO) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let w = z * z;
    let odd = w * horner(w, &[L[1], L[3], L[5]]);
    let even = z * horner(w, &[L[0], L[2], L[4], L[6]]);
    let r = even + odd;
    if (0x6_147a..=0x6_b851).contains(&fraction) {
        let half_square = 0.5 * f * f;
        if k == 0 {
            f - (half_square - s * (half_square + r))
        } else {
            exponent * LN2_HI - ((half_square - (s * (half_square + r) + exponent * LN2_LO)) - f)
        }
    } else if k == 0 {
        f - s * (f - r)
    } else {
        exponent * LN2_HI - ((s * (f - r) - exponent * LN2_LO) - f)
    }
}

/// The logarithm to base 10.
pub fn log10(x: f64) -> f64 {
    const LOG10_2_HI: f64 = 3.01029995663611771306e-01;
    const LOG10_2_LO: f64 = 3.69423907715893078616e-13;

    if let Some(limit) = limit(x) {
        return limit;
    }
    let (k, x) = normalize(x);
    // Towards zero, so that x is in [1/2, 1) below 1 and in [1, 2) above.
    let below_one = u32::from(k < 0);
    let exponent = f64::from(k + below_one as i32);
    let x = with_high_word(x, magnitude_word(x) & 0x000f_ffff | (0x3ff - below_one) << 20);
    let z = exponent * LOG10_2_LO + LOG10_E * log(x);
    z + exponent * LOG10_2_HI
}

/// ln(1 + x), accurate near zero.
pub fn log1p(x: f64) -> f64 {
    if x.is_nan() || x < -1.0 {
        return f64::NAN;
    }
    if x == -1.0 {
        return f64::NEG_INFINITY;
    }
    if x == f64::INFINITY {
        return x;
    }
    let word = magnitude_word(x);
    match word {
        ..0x3c90_0000 => return x,
        0x3c90_0000..0x3e20_0000 => return x - x * x * 0.5,
        _ => {}
    }
    let unreduced = if x > 0.0 { word < 0x3fda_827a } else { word <= 0x3fd2_bec3 };
    let Sum { k, lost, f, tiny } = if unreduced { Sum { k: 0, lost: 0.0, f: x, tiny: false } } else { one_plus(x) };
    let exponent = f64::from(k);
    let half_square = 0.5 * f * f;
    if tiny {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { exponent * LN2_HI + (lost + exponent * LN2_LO) };
        }
        let r = half_square * (1.0 - 0.66666666666666666 * f);
        return if k == 0 { f - r } else { exponent * LN2_HI - ((r - (exponent * LN2_LO + lost)) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let r = z * horner(z, &L);
    if k == 0 {
        f - (half_square - s * (half_square + r))
    } else {
        exponent * LN2_HI - ((half_square - (s * (half_square + r) + (exponent * LN2_LO + lost))) - f)
    }
}

/// 1 + x = 2^k·(1 + f), but for what rounding lost relative to it.
struct Sum {
    k: i32,
    lost: f64,
    f: f64,
    /// |f| is below 2^−20.
    tiny: bool,
}

fn one_plus(x: f64) -> Sum {
    // From 2^53 on, adding 1 changes nothing worth knowing.
    let u = if magnitude_word(x) < 0x4340_0000 { 1.0 + x } else { x };
    let k = (magnitude_word(u) >> 20) as i32 - 1023;
    let lost = match magnitude_word(x) {
        0x4340_0000.. => 0.0,
        _ if k > 0 => (1.0 - (u - x)) / u,
        _ => (x - (u - 1.0)) / u,
    };
    let fraction = magnitude_word(u) & 0x000f_ffff;
    if fraction < 0x6_a09e {
        let f = with_high_word(u, fraction | 0x3ff0_0000) - 1.0;
        Sum { k, lost, f, tiny: fraction == 0 }
    } else {
        let f = with_high_word(u, fraction | 0x3fe0_0000) - 1.0;
        Sum { k: k + 1, lost, f, tiny: (0x0010_0000 - fraction) >> 2 == 0 }
    }
}

/// The logarithm, to any base, of what is not a positive finite number.
fn limit(x: f64) -> Option<f64> {
    if x == 0.0 {
        Some(f64::NEG_INFINITY)
    } else if x.is_nan() || x < 0.0 {
        Some(f64::NAN)
    } else {
        x.is_infinite().then_some(x)
    }
}

/// The exponent of a positive number, and the number or a normal one with the same significand.
fn normalize(x: f64) -> (i32, f64) {
    const TWO_54: f64 = 18014398509481984.0;
    let (offset, x) = if x < f64::MIN_POSITIVE { (-54, x * TWO_54) } else { (0, x) };
    ((magnitude_word(x) >> 20) as i32 - 1023 + offset, x)
}
