//! Java's arithmetic where it differs from Rust's.

use crate::trap::{Run, Trap};

fn by_zero() -> Trap {
    Trap::with("java/lang/ArithmeticException", "/ by zero")
}

/// `idiv`
#[inline(always)]
pub fn idiv(a: i32, b: i32) -> Run<i32> {
    if b == 0 { Err(by_zero()) } else { Ok(a.wrapping_div(b)) }
}

/// `irem`
#[inline(always)]
pub fn irem(a: i32, b: i32) -> Run<i32> {
    if b == 0 { Err(by_zero()) } else { Ok(a.wrapping_rem(b)) }
}

/// `ldiv`
#[inline(always)]
pub fn ldiv(a: i64, b: i64) -> Run<i64> {
    if b == 0 { Err(by_zero()) } else { Ok(a.wrapping_div(b)) }
}

/// `lrem`
#[inline(always)]
pub fn lrem(a: i64, b: i64) -> Run<i64> {
    if b == 0 { Err(by_zero()) } else { Ok(a.wrapping_rem(b)) }
}

/// The three-way result of `fcmpl`/`fcmpg`/`dcmpl`/`dcmpg`.
#[inline(always)]
pub fn float_order<T: PartialOrd>(a: T, b: T, nan: jvm::code::NaN) -> i32 {
    match a.partial_cmp(&b) {
        Some(order) => order as i32,
        None if nan == jvm::code::NaN::Greater => 1,
        None => -1,
    }
}
