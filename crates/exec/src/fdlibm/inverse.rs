//! The inverse trigonometric functions.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use super::{head, horner, magnitude_word};

/// π/2 as a double falls short by this.
const PI_2_LO: f64 = 6.12323399573676603587e-17;

/// Arc sine, in [−π/2, π/2].
pub fn asin(x: f64) -> f64 {
    let magnitude = x.abs();
    if magnitude == 1.0 {
        return x * FRAC_PI_2;
    }
    if magnitude.is_nan() || magnitude > 1.0 {
        return f64::NAN;
    }
    if magnitude < 0.5 {
        return if magnitude_word(x) < 0x3e40_0000 { x } else { x + x * asin_ratio(x * x) };
    }
    // asin x = π/2 − 2 asin √((1−x)/2)
    let z = (1.0 - magnitude) * 0.5;
    let ratio = asin_ratio(z);
    let s = z.sqrt();
    let angle = if magnitude_word(x) >= 0x3fef_3333 {
        FRAC_PI_2 - (2.0 * (s + s * ratio) - PI_2_LO)
    } else {
        let (root, rest) = split_root(z, s);
        let p = 2.0 * s * ratio - (PI_2_LO - 2.0 * rest);
        let q = FRAC_PI_4 - 2.0 * root;
        FRAC_PI_4 - (p - q)
    };
    angle.copysign(x)
}

/// Arc cosine, in [0, π].
pub fn acos(x: f64) -> f64 {
    if x == 1.0 {
        return 0.0;
    }
    if x == -1.0 {
        return PI;
    }
    if x.is_nan() || x.abs() > 1.0 {
        return f64::NAN;
    }
    if x.abs() < 0.5 {
        if magnitude_word(x) <= 0x3c60_0000 {
            return FRAC_PI_2;
        }
        return FRAC_PI_2 - (x - (PI_2_LO - x * asin_ratio(x * x)));
    }
    let z = (1.0 - x.abs()) * 0.5;
    let ratio = asin_ratio(z);
    let s = z.sqrt();
    if x < 0.0 {
        return PI - 2.0 * (s + (ratio * s - PI_2_LO));
    }
    let (root, rest) = split_root(z, s);
    2.0 * (root + (ratio * s + rest))
}

/// (asin x − x)/x for z = x², up to x = 1/2.
fn asin_ratio(z: f64) -> f64 {
    const P: [f64; 6] = [
        1.66666666666666657415e-01,
        -3.25565818622400915405e-01,
        2.01212532134862925881e-01,
        -4.00555345006794114027e-02,
        7.91534994289814532176e-04,
        3.47933107596021167570e-05,
    ];
    const Q: [f64; 5] = [
        1.0,
        -2.40339491173441421878e+00,
        2.02094576023350569471e+00,
        -6.88283971605453293030e-01,
        7.70381505559019352791e-02,
    ];
    z * horner(z, &P) / horner(z, &Q)
}

/// √z in two pieces, given its rounded value.
fn split_root(z: f64, s: f64) -> (f64, f64) {
    let root = head(s);
    (root, (z - root * root) / (s + root))
}

/// Arc tangent, in [−π/2, π/2].
pub fn atan(x: f64) -> f64 {
    const T_EVEN: [f64; 6] = [
        3.33333333333329318027e-01,
        1.42857142725034663711e-01,
        9.09088713343650656196e-02,
        6.66107313738753120669e-02,
        4.97687799461593236017e-02,
        1.62858201153657823623e-02,
    ];
    const T_ODD: [f64; 5] = [
        -1.99999999998764832476e-01,
        -1.11111104054623557880e-01,
        -7.69187620504482999495e-02,
        -5.83357013379057348645e-02,
        -3.65315727442169155270e-02,
    ];
    const TWO_66: f64 = 73786976294838206464.0;

    let magnitude = x.abs();
    if magnitude.is_nan() {
        return f64::NAN;
    }
    if magnitude >= TWO_66 {
        return FRAC_PI_2.copysign(x);
    }
    if magnitude_word(x) < 0x3e20_0000 {
        return x;
    }
    // atan x = atan c + atan t for one of four c, whose arc tangents are here in two pieces.
    let (centre, t) = match magnitude {
        ..0.4375 => (None, x),
        ..0.6875 => (
            Some((4.63647609000806093515e-01, 2.26987774529616870924e-17)),
            (2.0 * magnitude - 1.0) / (2.0 + magnitude),
        ),
        ..1.1875 => (Some((FRAC_PI_4, 3.06161699786838301793e-17)), (magnitude - 1.0) / (magnitude + 1.0)),
        ..2.4375 => (
            Some((9.82793723247329054082e-01, 1.39033110312309984516e-17)),
            (magnitude - 1.5) / (1.0 + 1.5 * magnitude),
        ),
        _ => (Some((FRAC_PI_2, PI_2_LO)), -1.0 / magnitude),
    };
    let z = t * t;
    let w = z * z;
    let sum = z * horner(w, &T_EVEN) + w * horner(w, &T_ODD);
    match centre {
        None => t - t * sum,
        Some((hi, lo)) => (hi - ((t * sum - lo) - t)).copysign(x),
    }
}

/// The angle of the point (x, y), in [−π, π].
pub fn atan2(y: f64, x: f64) -> f64 {
    const PI_LO: f64 = 1.2246467991473531772e-16;

    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x == 1.0 {
        return atan(y);
    }
    let left = x.is_sign_negative();
    let angle = if y == 0.0 {
        if left { PI } else { 0.0 }
    } else if x == 0.0 {
        FRAC_PI_2
    } else if x.is_infinite() {
        match (left, y.is_infinite()) {
            (false, false) => 0.0,
            (false, true) => FRAC_PI_4,
            (true, false) => PI,
            (true, true) => 3.0 * FRAC_PI_4,
        }
    } else if y.is_infinite() {
        FRAC_PI_2
    } else {
        let gap = (magnitude_word(y) as i32 - magnitude_word(x) as i32) >> 20;
        let steepness = if gap > 60 {
            FRAC_PI_2
        } else if left && gap < -60 {
            0.0
        } else {
            atan((y / x).abs())
        };
        if left { PI - (steepness - PI_LO) } else { steepness }
    };
    angle.copysign(y)
}
