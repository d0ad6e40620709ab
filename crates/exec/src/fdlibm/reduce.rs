//! Argument reduction: how far an angle is from the nearest multiple of π/2.

use std::f64::consts::{FRAC_2_PI, FRAC_PI_2};

use super::{magnitude_word, power_of_two};

/// An angle less a multiple of π/2, in two pieces whose exact sum is meant.
pub(super) struct Reduced {
    /// The multiple, modulo 4.
    pub quadrant: u8,
    /// What remains, at most π/4 or very nearly so.
    pub angle: f64,
    /// What `angle` lost by rounding; nothing if there was nothing to reduce.
    pub tail: Option<f64>,
}

/// Reduces a finite angle.
pub(super) fn reduce(x: f64) -> Reduced {
    let word = magnitude_word(x);
    if word <= 0x3fe9_21fb {
        return Reduced { quadrant: 0, angle: x, tail: None };
    }
    let positive = match word {
        ..0x4002_d97c => reduce_once(x.abs()),
        0x4002_d97c..=0x4139_21fb => reduce_medium(x.abs()),
        _ => reduce_large(x.abs()),
    };
    if x > 0.0 {
        return positive;
    }
    Reduced {
        quadrant: positive.quadrant.wrapping_neg() % 4,
        angle: -positive.angle,
        tail: positive.tail.map(|tail| -tail),
    }
}

/// π/2 in pieces of 33 bits, each beside all that follows it.
const PI_2_PIECES: [(f64, f64); 3] = [
    (1.57079632673412561417e+00, 6.07710050650619224932e-11),
    (6.07710050630396597660e-11, 2.02226624879595063154e-21),
    (2.02226624871116645580e-21, 8.47842766036889956997e-32),
];

/// Below 3π/4, where the multiple is 1.
fn reduce_once(x: f64) -> Reduced {
    let [(first, after_first), (second, after_second), _] = PI_2_PIECES;
    let (z, rest) =
        if magnitude_word(x) == 0x3ff9_21fb { (x - first - second, after_second) } else { (x - first, after_first) };
    let angle = z - rest;
    Reduced { quadrant: 1, angle, tail: Some((z - angle) - rest) }
}

/// Up to 2^19 π/2: subtract as many pieces of n·π/2 as cancellation demands.
fn reduce_medium(x: f64) -> Reduced {
    let n = (x * FRAC_2_PI + 0.5) as i32;
    let multiple = f64::from(n);
    let [(first, after_first), later @ ..] = PI_2_PIECES;
    let mut r = x - multiple * first;
    let mut w = multiple * after_first;
    let mut angle = r - w;

    let word = magnitude_word(x);
    let clear_of_multiple = n < 32 && word != magnitude_word(multiple * FRAC_PI_2);
    if !clear_of_multiple {
        for ((piece, after), bits_in_hand) in later.into_iter().zip([16, 49]) {
            let cancelled = (word >> 20) as i32 - (magnitude_word(angle) >> 20) as i32;
            if cancelled <= bits_in_hand {
                break;
            }
            let before = r;
            w = multiple * piece;
            r = before - w;
            w = multiple * after - ((before - r) - w);
            angle = r - w;
        }
    }
    Reduced { quadrant: (n % 4) as u8, angle, tail: Some((r - angle) - w) }
}

/// 2/π after the binary point, in digits of 24 bits: enough for the largest exponent.
const TWO_OVER_PI: [u32; 66] = [
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163, 0xABDEBB, 0xC561B7,
    0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C,
    0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11,
    0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7,
    0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E,
    0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA, 0x73A8C9, 0x60E27B, 0xC08C6B,
];

/// π/2 in pieces of 24 bits.
const PI_2_DIGITS: [f64; 5] = [
    1.57079625129699707031e+00,
    7.54978941586159635335e-08,
    5.39030252995776476554e-15,
    3.28200341580791294123e-22,
    1.27065575308067607349e-29,
];

/// How many digits below the leading one are computed at first.
const FIRST_DIGITS: usize = 4;
const DIGIT: u32 = 0xff_ffff;

/// Everything beyond: multiply by just those digits of 2/π that matter modulo 8, and the fraction by π/2.
fn reduce_large(x: f64) -> Reduced {
    let product = Product::new(x);
    let mut count = FIRST_DIGITS;
    let fraction = loop {
        let fraction = product.fraction(count);
        let significant = fraction.leading != 0.0 || fraction.digits[FIRST_DIGITS..].iter().any(|d| *d != 0);
        if significant {
            break fraction;
        }
        count += 1 + fraction.digits[..FIRST_DIGITS].iter().rev().take_while(|d| **d == 0).count();
    };
    let quadrant = fraction.quadrant;
    let negative = fraction.negative;

    let terms = times_pi_2(&fraction.into_floats());
    let angle = terms.iter().rev().fold(0.0, |sum, term| sum + term);
    let tail = terms[1..].iter().fold(terms[0] - angle, |sum, term| sum + term);
    let sign = if negative { -1.0 } else { 1.0 };
    Reduced { quadrant, angle: sign * angle, tail: Some(sign * tail) }
}

/// The product of chunks (leading first) and π/2, its terms by magnitude.
fn times_pi_2(chunks: &[f64]) -> Vec<f64> {
    (0..chunks.len())
        .map(|i| {
            let earlier = chunks[..=i].iter().rev();
            PI_2_DIGITS.iter().zip(earlier).fold(0.0, |sum, (digit, chunk)| sum + digit * chunk)
        })
        .collect()
}

/// |x|·2/π without the digits that only add multiples of 8.
struct Product {
    /// The 53 bits of x in digits of 24, leading first.
    x: [u64; 3],
    /// The first digit of 2/π that matters.
    skipped: usize,
    /// The exponent of the leading digit of the product.
    exponent: i32,
}

impl Product {
    fn new(x: f64) -> Self {
        let bits = x.to_bits();
        let significand = bits & 0x000f_ffff_ffff_ffff | 0x0010_0000_0000_0000;
        let x_exponent = (bits >> 52) as i32 - 1046;
        let skipped = ((x_exponent - 3) / 24).max(0);
        Product {
            x: [significand >> 29, significand >> 5 & u64::from(DIGIT), (significand & 0x1f) << 19],
            skipped: skipped as usize,
            exponent: x_exponent - 24 * (skipped + 1),
        }
    }

    /// The i-th digit of the product, before carrying.
    fn digit(&self, i: usize) -> u64 {
        let digits = self.x.iter().enumerate();
        digits.map(|(j, x)| (self.skipped + i).checked_sub(j).map_or(0, |k| x * u64::from(TWO_OVER_PI[k]))).sum()
    }

    /// The distance to the nearest integer, from the leading digit and `count` more.
    fn fraction(&self, count: usize) -> Fraction {
        let exponent = self.exponent;
        let mut carried = 0;
        let mut digits = Vec::with_capacity(count + 2);
        for i in (1..=count).rev() {
            let sum = self.digit(i) + carried;
            digits.push(sum as u32 & DIGIT);
            carried = sum >> 24;
        }
        let value = (self.digit(0) + carried) as f64 * power_of_two(exponent);
        let value = value - 8.0 * (value * 0.125).floor();
        let mut integer = value as u32;
        let mut leading = value - f64::from(integer);

        // With a positive exponent the integer part reaches into the next digit.
        let top = &mut digits[count - 1];
        let shared = exponent.max(0) as u32;
        integer += *top >> (24 - shared);
        *top &= DIGIT >> shared;
        let negative = if exponent < 0 { leading >= 0.5 } else { *top >> (23 - shared) != 0 };
        if negative {
            integer += 1;
            let borrowed = complement(&mut digits);
            digits[count - 1] &= DIGIT >> shared;
            if exponent < 0 {
                leading = 1.0 - leading;
                if borrowed {
                    leading -= power_of_two(exponent);
                }
            }
        }
        Fraction { quadrant: (integer % 4) as u8, negative, leading, digits, exponent }
    }
}

/// Subtracts the digits from the next power of the base, unless they are zero; tells whether it did.
fn complement(digits: &mut [u32]) -> bool {
    let Some(lowest) = digits.iter().position(|d| *d != 0) else {
        return false;
    };
    digits[lowest] = DIGIT + 1 - digits[lowest];
    for digit in &mut digits[lowest + 1..] {
        *digit = DIGIT - *digit;
    }
    true
}

/// What the product is from the nearest integer.
struct Fraction {
    /// The integer, modulo 4.
    quadrant: u8,
    /// Whether the product is below the integer.
    negative: bool,
    /// The part that the leading digit holds.
    leading: f64,
    /// The digits after it, lowest first.
    digits: Vec<u32>,
    /// The exponent of the leading digit.
    exponent: i32,
}

impl Fraction {
    /// The value in chunks of 24 bits, leading first, without leading zeros.
    fn into_floats(self) -> Vec<f64> {
        let Fraction { leading, mut digits, mut exponent, .. } = self;
        if leading == 0.0 {
            exponent -= 24;
            while digits.pop_if(|d| *d == 0).is_some() {
                exponent -= 24;
            }
        } else {
            let leading = (leading * power_of_two(-exponent)) as u32;
            digits.push(leading & DIGIT);
            if leading > DIGIT {
                digits.push(leading >> 24);
                exponent += 24;
            }
        }
        let places = (0..).map(|i| power_of_two(exponent - 24 * i));
        digits.iter().rev().zip(places).map(|(digit, place)| f64::from(*digit) * place).collect()
    }
}
