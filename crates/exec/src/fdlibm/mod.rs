//! Java's `StrictMath`, bit for bit.
//!
//! `StrictMath` is specified as the results of fdlibm 5.3, including its rounding errors, so neither the
//! platform's mathematics nor the FreeBSD and musl descendants of fdlibm (which improved on it) will do. What
//! makes a result fdlibm's is its coefficients, its interval boundaries and the order of its operations: those
//! are kept here, and nothing is contracted or reassociated. What only raised a floating-point flag is gone.
//! A NaN is a NaN; Java does not specify its payload.
//!
//! The algorithms and coefficients are those of fdlibm, which asks for this notice to be preserved:
//!
//! > Copyright (C) 1993, 2004 by Sun Microsystems, Inc. All rights reserved. Permission to use, copy, modify,
//! > and distribute this software is freely granted, provided that this notice is preserved.
#![allow(
    clippy::excessive_precision,
    clippy::approx_constant,
    reason = "the coefficients are given as fdlibm prints them"
)]

mod exponential;
mod hyperbolic;
mod inverse;
mod logarithm;
mod power;
mod reduce;
mod remainder;
mod trig;

#[cfg(test)]
mod tests;

pub use exponential::{exp, expm1};
pub use hyperbolic::{cosh, sinh, tanh};
pub use inverse::{acos, asin, atan, atan2};
pub use logarithm::{log, log1p, log10};
pub use power::{cbrt, hypot, pow};
pub use remainder::ieee_remainder;
pub use trig::{cos, sin, tan};

/// ln 2, with so few bits that its product with an exponent is exact.
const LN2_HI: f64 = 6.93147180369123816490e-01;
/// ln 2 − [`LN2_HI`].
const LN2_LO: f64 = 1.90821492927058770002e-10;

/// The upper half of |x|: exponent and leading fraction bits. fdlibm draws most of its boundaries here.
fn magnitude_word(x: f64) -> u32 {
    (x.to_bits() >> 32) as u32 & 0x7fff_ffff
}

/// The number with this upper half and a lower half of zeros.
fn from_high_word(word: u32) -> f64 {
    f64::from_bits(u64::from(word) << 32)
}

/// `x` with its upper half replaced.
fn with_high_word(x: f64, word: u32) -> f64 {
    f64::from_bits(u64::from(word) << 32 | x.to_bits() & 0xffff_ffff)
}

/// `x` without its lower half, so that the product of two heads is exact.
fn head(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & 0xffff_ffff_0000_0000)
}

/// `x * 2^k` where both are normal numbers.
fn add_exponent(x: f64, k: i32) -> f64 {
    f64::from_bits(x.to_bits().wrapping_add((i64::from(k) << 52) as u64))
}

/// `x * 2^k` for x near 1, rounded once if the result is subnormal.
fn scale(x: f64, k: i32) -> f64 {
    if k >= -1021 { add_exponent(x, k) } else { add_exponent(x, k + 1000) * power_of_two(-1000) }
}

/// `2^k` where that is a normal number.
fn power_of_two(k: i32) -> f64 {
    add_exponent(1.0, k)
}

/// `c[0] + z*(c[1] + z*(c[2] + …))`, evaluated from the inside.
fn horner<const N: usize>(z: f64, coefficients: &[f64; N]) -> f64 {
    let (last, rest) = coefficients.split_last().expect("a polynomial has a term");
    rest.iter().rev().fold(*last, |sum, c| c + z * sum)
}
