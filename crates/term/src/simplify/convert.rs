//! Conversions between sorts.

use crate::{BinOp, Range, Sort, Term, TermId, Terms, UnOp, VarKind};

/// Every integer of at most this magnitude is a `float`.
const EXACT_IN_FLOAT: i64 = 1 << 24;

impl Terms {
    /// A conversion or reinterpretation of `a`, which is no constant.
    pub(super) fn convert(&mut self, op: UnOp, a: TermId) -> TermId {
        if let Some((target, mask)) = narrowing(op) {
            return self.narrow(op, a, target, mask);
        }
        let Term::Unary(inner, x) = self.get(a) else {
            return self.intern(Term::Unary(op, a));
        };
        use UnOp::*;
        match (op, inner) {
            (L2I, I2L) | (D2F, F2D) | (D2I, I2D) | (BitsFloat, FloatBits) | (BitsDouble, DoubleBits) => x,
            (D2L, I2D) => self.unary(I2L, x),
            (F2I, I2F) if self.range(x).within(Range { lo: -EXACT_IN_FLOAT, hi: EXACT_IN_FLOAT }) => x,
            (F2D, I2F) if self.range(x).within(Range { lo: -EXACT_IN_FLOAT, hi: EXACT_IN_FLOAT }) => self.unary(I2D, x),
            (D2F, I2D) => self.unary(I2F, x),
            (L2D, I2L) => self.unary(I2D, x),
            (L2F, I2L) => self.unary(I2F, x),
            (D2I, F2D) => self.unary(F2I, x),
            (D2L, F2D) => self.unary(F2L, x),
            _ => self.intern(Term::Unary(op, a)),
        }
    }

    /// `(byte) a` and the like: the identity within the type; otherwise only the low bits of `a` matter.
    fn narrow(&mut self, op: UnOp, a: TermId, target: Range, mask: i64) -> TermId {
        if self.range(a).within(target) {
            return a;
        }
        match self.get(a) {
            // An inner conversion that keeps all bits the outer one looks at.
            Term::Unary(inner, x) if narrowing(inner).is_some_and(|(_, kept)| kept & mask == mask) => self.unary(op, x),
            Term::Binary(BinOp::And, x, m) if self.as_integer(m).is_some_and(|m| m & mask == mask) => self.unary(op, x),
            _ => self.intern(Term::Unary(op, a)),
        }
    }
}

/// For a conversion of an int to something narrower: the values it gives, and the bits it looks at.
pub(super) fn narrowing(op: UnOp) -> Option<(Range, i64)> {
    match op {
        UnOp::I2B => Some((Range::of_kind(VarKind::Byte), 0xff)),
        UnOp::I2C => Some((Range::of_kind(VarKind::Char), 0xffff)),
        UnOp::I2S => Some((Range::of_kind(VarKind::Short), 0xffff)),
        _ => None,
    }
}

/// Whether `op` widens without loss, so that comparing before or after is the same.
pub(super) fn is_exact_widening(op: UnOp) -> Option<Sort> {
    match op {
        UnOp::I2L | UnOp::I2D => Some(Sort::Int),
        UnOp::F2D => Some(Sort::Float),
        _ => None,
    }
}
