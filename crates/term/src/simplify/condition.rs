//! Conditions: negation, conjunction, disjunction, choice.

use crate::{BinOp, Term, TermId, Terms, UnOp};

/// Negation is pushed into terms no larger than this; in larger ones it stays outside.
const PUSHED: u32 = 128;

impl Terms {
    /// `!a`. Integer comparisons turn around; those of floats do not, because of NaN.
    pub(super) fn negate(&mut self, a: TermId) -> TermId {
        match self.get(a) {
            Term::Unary(UnOp::Not, inner) => inner,
            Term::Binary(op @ (BinOp::Lt | BinOp::Le), x, y) if self.sort(x).is_integer() => {
                let op = if op == BinOp::Lt { BinOp::Le } else { BinOp::Lt };
                self.compare(op, y, x)
            }
            Term::Binary(BinOp::Eq, x, y) if self.sort(x).is_integer() => {
                // To differ from the least or greatest possible value is to be above or below it.
                let range = self.range(x);
                match self.as_integer(y) {
                    Some(value) if value == range.lo => self.bound(BinOp::Lt, x, value, true),
                    Some(value) if value == range.hi => self.bound(BinOp::Lt, x, value, false),
                    _ => self.intern(Term::Unary(UnOp::Not, a)),
                }
            }
            Term::Binary(op @ (BinOp::BoolAnd | BinOp::BoolOr), x, y) if self.size(a) <= PUSHED => {
                let op = if op == BinOp::BoolAnd { BinOp::BoolOr } else { BinOp::BoolAnd };
                let (x, y) = (self.negate(x), self.negate(y));
                self.connective(op, x, y)
            }
            _ => self.intern(Term::Unary(UnOp::Not, a)),
        }
    }

    /// `a && b` or `a || b`.
    pub(super) fn connective(&mut self, op: BinOp, a: TermId, b: TermId) -> TermId {
        // `true` is neutral and `false` absorbs in a conjunction, and the other way round.
        let neutral = self.bool(op == BinOp::BoolAnd);
        let absorbing = self.bool(op != BinOp::BoolAnd);
        if a == absorbing || b == absorbing || self.negate(a) == b {
            return absorbing;
        }
        if a == neutral || a == b {
            return b;
        }
        if b == neutral {
            return a;
        }
        // One level of absorption: `a && (a && x)` and `a && (a || x)`, likewise for `||`.
        for (one, other) in [(a, b), (b, a)] {
            if let Term::Binary(inner @ (BinOp::BoolAnd | BinOp::BoolOr), x, y) = self.get(other)
                && (x == one || y == one)
            {
                return if inner == op { other } else { one };
            }
        }
        self.ordered(op, a, b)
    }

    /// `c ? t : e` for conditions.
    pub(super) fn choose(&mut self, c: TermId, t: TermId, e: TermId) -> TermId {
        let opposite = self.negate(c);
        match (self.as_bool(t), self.as_bool(e)) {
            (Some(true), _) => self.connective(BinOp::BoolOr, c, e),
            (Some(false), _) => self.connective(BinOp::BoolAnd, opposite, e),
            (_, Some(true)) => self.connective(BinOp::BoolOr, opposite, t),
            (_, Some(false)) => self.connective(BinOp::BoolAnd, c, t),
            _ => self.intern(Term::Ite(c, t, e)),
        }
    }
}
