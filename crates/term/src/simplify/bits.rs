//! Division, shifts and bitwise operators.

use super::convert::narrowing;
use crate::{BinOp, Range, Sort, Term, TermId, Terms, eval_binary};

impl Terms {
    /// Integer `a / b` and `a % b`, total: a zero divisor gives 0 and `a`.
    pub(super) fn divide(&mut self, op: BinOp, a: TermId, b: TermId) -> TermId {
        let sort = self.sort(a);
        if self.as_integer(a) == Some(0) {
            return a;
        }
        let Some(divisor) = self.as_integer(b) else {
            return self.intern(Term::Binary(op, a, b));
        };
        let Range { lo, hi } = self.range(a);
        let magnitude = i128::from(divisor).abs();
        let smaller = i128::from(lo) > -magnitude && i128::from(hi) < magnitude;
        match (op, divisor) {
            (BinOp::Div, 0) | (BinOp::Rem, 1 | -1) => self.integer(sort, 0),
            (BinOp::Div, 1) | (BinOp::Rem, 0) => a,
            (BinOp::Div, -1) => self.negative(a),
            (BinOp::Div, _) if smaller => self.integer(sort, 0),
            (BinOp::Rem, _) if smaller => a,
            _ => self.intern(Term::Binary(op, a, b)),
        }
    }

    /// Shifts. One by a known amount to the left is a multiplication, which sums know how to deal with.
    pub(super) fn shift(&mut self, op: BinOp, a: TermId, b: TermId) -> TermId {
        let sort = self.sort(a);
        if self.as_integer(a) == Some(0) {
            return a;
        }
        let Some(amount) = self.as_integer(b) else {
            return self.intern(Term::Binary(op, a, b));
        };
        let width = if sort == Sort::Long { 64 } else { 32 };
        let amount = amount & (width - 1);
        if amount == 0 {
            return a;
        }
        let Range { lo, hi } = self.range(a);
        match op {
            BinOp::Shl => {
                let factor = self.integer(sort, 1i64 << amount);
                self.linear(BinOp::Mul, a, factor)
            }
            BinOp::Shr if lo >> amount == hi >> amount => self.integer(sort, lo >> amount),
            BinOp::Ushr if lo >= 0 => self.shift(BinOp::Shr, a, b),
            _ => {
                let amount = self.int(amount as i32);
                self.intern(Term::Binary(op, a, amount))
            }
        }
    }

    /// `&`, `|`, `^`.
    pub(super) fn bitwise(&mut self, op: BinOp, a: TermId, b: TermId) -> TermId {
        let sort = self.sort(a);
        if a == b {
            return if op == BinOp::Xor { self.integer(sort, 0) } else { a };
        }
        let (a, b) = if self.as_const(a).is_some() { (b, a) } else { (a, b) };
        let Some(mask) = self.as_integer(b) else {
            // A character put together from its bytes is a sum, and sums are easy.
            if op != BinOp::And && (self.fits_below(a, b) || self.fits_below(b, a)) {
                return self.linear(BinOp::Add, a, b);
            }
            return self.ordered(op, a, b);
        };
        match (op, mask) {
            (BinOp::And, 0) | (BinOp::Or, -1) => return b,
            (BinOp::And, -1) | (BinOp::Or | BinOp::Xor, 0) => return a,
            _ => {}
        }
        let Range { lo, hi } = self.range(a);
        if op == BinOp::And && lo >= 0 && keeps_all(mask, hi) {
            return a;
        }
        match self.get(a) {
            Term::Binary(inner, x, c) if inner == op && self.as_const(c).is_some() => {
                let combined = eval_binary(op, self.get_const(c), self.get_const(b));
                let combined = self.constant(combined);
                self.bitwise(op, x, combined)
            }
            // Only bits the conversion keeps are looked at.
            Term::Unary(inner, x)
                if op == BinOp::And && narrowing(inner).is_some_and(|(_, kept)| mask & !kept == 0) =>
            {
                self.bitwise(op, x, b)
            }
            _ => self.ordered(op, a, b),
        }
    }

    /// Whether no bit of a number that is not negative is one that may be set in a multiple of a power of two.
    fn fits_below(&self, small: TermId, large: TermId) -> bool {
        let Term::Binary(BinOp::Mul, _, factor) = self.get(large) else { return false };
        let Some(zeros) = self.as_integer(factor).filter(|&f| f != 0).map(i64::trailing_zeros) else { return false };
        let Range { lo, hi } = self.range(small);
        lo >= 0 && zeros < 63 && hi < 1 << zeros
    }

    fn get_const(&self, id: TermId) -> crate::Const {
        self.as_const(id).expect("the caller looked")
    }
}

/// Whether `mask` keeps every bit of every number from 0 to `hi`.
fn keeps_all(mask: i64, hi: i64) -> bool {
    let ones = 64 - hi.leading_zeros();
    let needed = if ones >= 63 { i64::MAX } else { (1 << ones) - 1 };
    mask & needed == needed
}
