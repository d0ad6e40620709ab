//! Powers and roots.

use std::f64::consts::{LN_2, LOG2_E};

use super::exponential::exp_remainder;
use super::{from_high_word, head, horner, magnitude_word, power_of_two, scale, with_high_word};

/// x raised to y.
pub fn pow(x: f64, y: f64) -> f64 {
    if let Some(simple) = simple_power(x, y) {
        return simple;
    }
    let parity = if x.is_sign_negative() { Parity::of(y) } else { Parity::Even };
    if let Some(limit) = power_of_limit(x, y, parity) {
        return limit;
    }
    let sign = match parity {
        Parity::Fractional => return f64::NAN,
        Parity::Odd => -1.0,
        Parity::Even => 1.0,
    };
    let (word, y_word) = (magnitude_word(x), magnitude_word(y));
    let (t1, t2) = if y_word > 0x41e0_0000 {
        // |y| beyond 2^31 leaves the range unless x is next to 1, beyond 2^64 always.
        let (below, above) = if y_word > 0x43f0_0000 { (0x3ff0_0000, 0x3fef_ffff) } else { (0x3fef_ffff, 0x3ff0_0000) };
        if word < below || word > above {
            let grows = (word >= 0x3ff0_0000) == (y > 0.0);
            return if grows { sign * f64::INFINITY } else { sign * 0.0 };
        }
        log2_near_one(x.abs())
    } else {
        log2(x.abs())
    };

    let y1 = head(y);
    let lo = (y - y1) * t1 + y * t2;
    let hi = y1 * t1;
    sign * exp2(hi, lo)
}

/// The powers that need neither logarithm nor parity.
fn simple_power(x: f64, y: f64) -> Option<f64> {
    if y == 0.0 {
        return Some(1.0);
    }
    if x.is_nan() || y.is_nan() {
        return Some(f64::NAN);
    }
    if y.is_infinite() {
        return Some(if x.abs() == 1.0 {
            f64::NAN
        } else if (x.abs() > 1.0) == (y > 0.0) {
            f64::INFINITY
        } else {
            0.0
        });
    }
    if y == 1.0 {
        Some(x)
    } else if y == -1.0 {
        Some(1.0 / x)
    } else if y == 2.0 {
        Some(x * x)
    } else {
        (y == 0.5 && x.is_sign_positive()).then(|| x.sqrt())
    }
}

/// The powers of ±0, ±1 and ±∞.
fn power_of_limit(x: f64, y: f64, parity: Parity) -> Option<f64> {
    let magnitude = x.abs();
    if magnitude != 0.0 && magnitude != 1.0 && magnitude.is_finite() {
        return None;
    }
    let z = if y < 0.0 { 1.0 / magnitude } else { magnitude };
    Some(match parity {
        Parity::Fractional if magnitude == 1.0 => f64::NAN,
        Parity::Odd => -z,
        _ => z,
    })
}

/// What the sign of a negative base makes of an exponent.
#[derive(Clone, Copy)]
enum Parity {
    Fractional,
    Odd,
    Even,
}

impl Parity {
    fn of(y: f64) -> Self {
        if y.trunc() != y {
            Parity::Fractional
        } else if y % 2.0 == 0.0 {
            Parity::Even
        } else {
            Parity::Odd
        }
    }
}

/// log2 x in two pieces, for |1 − x| up to 2^−20.
fn log2_near_one(x: f64) -> (f64, f64) {
    const LOG2_E_HI: f64 = 1.44269502162933349609e+00;
    const LOG2_E_LO: f64 = 1.92596299112661746887e-08;
    let t = x - 1.0;
    let w = (t * t) * (0.5 - t * (0.3333333333333333333333 - t * 0.25));
    let u = LOG2_E_HI * t;
    let v = t * LOG2_E_LO - w * LOG2_E;
    let t1 = head(u + v);
    (t1, v - (t1 - u))
}

/// log2 x in two pieces, for positive x.
fn log2(x: f64) -> (f64, f64) {
    const L: [f64; 6] = [
        5.99999999999994648725e-01,
        4.28571428578550184252e-01,
        3.33333329818377432918e-01,
        2.72728123808534006489e-01,
        2.30660745775561754067e-01,
        2.06975017800338417784e-01,
    ];
    /// 2/(3 ln 2), whole and in two pieces.
    const CP: f64 = 9.61796693925975554329e-01;
    const CP_HI: f64 = 9.61796700954437255859e-01;
    const CP_LO: f64 = -7.02846165095275826516e-09;
    /// log2 1.5 in two pieces.
    const LOG2_1_5_HI: f64 = 5.84962487220764160156e-01;
    const LOG2_1_5_LO: f64 = 1.35003920212974897128e-08;

    let (offset, x) = if x < f64::MIN_POSITIVE { (-53, x * power_of_two(53)) } else { (0, x) };
    let mut n = (magnitude_word(x) >> 20) as i32 - 0x3ff + offset;
    let fraction = magnitude_word(x) & 0x000f_ffff;
    let mut word = fraction | 0x3ff0_0000;
    // Expand about 1 up to √(3/2), about 1.5 up to √3, beyond about 2.
    let about_1_5 = (0x3_988f..0xb_b67a).contains(&fraction);
    if fraction >= 0xb_b67a {
        n += 1;
        word -= 0x0010_0000;
    }
    let x = with_high_word(x, word);
    let (centre, log_hi, log_lo) = if about_1_5 { (1.5, LOG2_1_5_HI, LOG2_1_5_LO) } else { (1.0, 0.0, 0.0) };

    // s = (x − c)/(x + c) in two pieces
    let u = x - centre;
    let v = 1.0 / (x + centre);
    let s = u * v;
    let s_hi = head(s);
    let sum_hi = from_high_word((word >> 1 | 0x2000_0000) + 0x0008_0000 + (u32::from(about_1_5) << 18));
    let sum_lo = x - (sum_hi - centre);
    let s_lo = v * ((u - s_hi * sum_hi) - s_hi * sum_lo);
    // 3 + s² + … in two pieces
    let s2 = s * s;
    let r = s2 * s2 * horner(s2, &L) + s_lo * (s_hi + s);
    let s2 = s_hi * s_hi;
    let t_hi = head(3.0 + s2 + r);
    let t_lo = r - ((t_hi - 3.0) - s2);
    // Their product
    let u = s_hi * t_hi;
    let v = s_lo * t_hi + t_lo * s;
    let p_hi = head(u + v);
    let p_lo = v - (p_hi - u);
    let z_hi = CP_HI * p_hi;
    let z_lo = CP_LO * p_hi + p_lo * CP + log_lo;

    let exponent = f64::from(n);
    let t1 = head(((z_hi + z_lo) + log_hi) + exponent);
    (t1, z_lo - (((t1 - exponent) - log_hi) - z_hi))
}

/// 2^(hi + lo).
fn exp2(mut hi: f64, lo: f64) -> f64 {
    /// How far 1024 is above the logarithm of where rounding overflows.
    const OVERFLOW_MARGIN: f64 = 8.0085662595372944372e-17;
    const LN2_HEAD: f64 = 6.93147182464599609375e-01;
    const LN2_TAIL: f64 = -1.90465429995776804525e-09;

    let z = lo + hi;
    if z > 1024.0 || z == 1024.0 && lo + OVERFLOW_MARGIN > z - hi {
        return f64::INFINITY;
    }
    if z < -1075.0 || z == -1075.0 && lo <= z - hi {
        return 0.0;
    }
    let n = if magnitude_word(z) > 0x3fe0_0000 { z.round() } else { 0.0 };
    hi -= n;
    let t = head(lo + hi);
    let u = t * LN2_HEAD;
    let v = (lo - (t - hi)) * LN_2 + t * LN2_TAIL;
    let z = u + v;
    let w = v - (z - u);
    let c = exp_remainder(z);
    let r = (z * c) / (c - 2.0) - (w + z * w);
    scale(1.0 - (r - z), n as i32)
}

/// The cube root.
pub fn cbrt(x: f64) -> f64 {
    const C: f64 = 5.42857142857142815906e-01;
    const D: f64 = -7.05306122448979611050e-01;
    const E: f64 = 1.41428571428571436819e+00;
    const F: f64 = 1.60714285714285720630e+00;
    const G: f64 = 3.57142857142857150787e-01;

    if x == 0.0 || !x.is_finite() {
        return x + x;
    }
    let magnitude = x.abs();
    // A third of the exponent is right to 5 bits.
    let guess = if magnitude < f64::MIN_POSITIVE {
        let scaled = magnitude * power_of_two(54);
        with_high_word(scaled, magnitude_word(scaled) / 3 + 696_219_795)
    } else {
        from_high_word(magnitude_word(x) / 3 + 715_094_163)
    };
    // To 23 bits
    let r = guess * guess / magnitude;
    let s = C + r * guess;
    let t = guess * (G + F / (s + E + D / s));
    // Chopped to 20 bits from above, so that its square is exact.
    let t = from_high_word(magnitude_word(t) + 1);
    // To 53 bits
    let r = magnitude / (t * t);
    let r = (r - t) / ((t + t) + r);
    (t + t * r).copysign(x)
}

/// √(x² + y²) without undue overflow.
pub fn hypot(x: f64, y: f64) -> f64 {
    if x.is_infinite() || y.is_infinite() {
        return f64::INFINITY;
    }
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    let (mut a, mut b) = (x.abs(), y.abs());
    if magnitude_word(b) > magnitude_word(a) {
        (a, b) = (b, a);
    }
    if b == 0.0 {
        return a;
    }
    let (mut a_word, mut b_word) = (magnitude_word(a), magnitude_word(b));
    if a_word - b_word > 0x03c0_0000 {
        return a + b;
    }
    let k = match (a_word, b_word) {
        (0x5f30_0001.., _) => 600,
        (_, ..=0x000f_ffff) => -1022,
        (_, ..0x20b0_0000) => -600,
        _ => 0,
    };
    a *= power_of_two(-k);
    b *= power_of_two(-k);
    // Beside a subnormal number fdlibm keeps the words from before: a head is then far too small, but still one.
    if k != -1022 {
        (a_word, b_word) = (magnitude_word(a), magnitude_word(b));
    }

    let difference = a - b;
    let square = if difference > b {
        let a_hi = from_high_word(a_word);
        let a_lo = a - a_hi;
        a_hi * a_hi - (b * -b - a_lo * (a + a_hi))
    } else {
        let b_hi = from_high_word(b_word);
        let b_lo = b - b_hi;
        let twice_hi = from_high_word(a_word + 0x0010_0000);
        let twice_lo = (a + a) - twice_hi;
        twice_hi * b_hi - (difference * -difference - (twice_hi * b_lo + twice_lo * b))
    };
    power_of_two(k) * square.sqrt()
}
