//! Floats: the few laws that survive rounding, NaN and the two zeros.

use crate::{BinOp, Const, Term, TermId, Terms, UnOp};

impl Terms {
    pub(super) fn float_unary(&mut self, op: UnOp, a: TermId) -> TermId {
        match (op, self.get(a)) {
            (UnOp::Neg, Term::Unary(UnOp::Neg, x)) => x,
            (UnOp::Abs, Term::Unary(UnOp::Neg | UnOp::Abs, x)) => self.float_unary(UnOp::Abs, x),
            _ => self.intern(Term::Unary(op, a)),
        }
    }

    pub(super) fn float_binary(&mut self, op: BinOp, a: TermId, b: TermId) -> TermId {
        let is = |id: TermId, value: f64| match self.as_const(id) {
            Some(Const::Float(f)) => f64::from(f).to_bits() == value.to_bits(),
            Some(Const::Double(d)) => d.to_bits() == value.to_bits(),
            _ => false,
        };
        match op {
            // Adding 0.0 would turn -0.0 into 0.0; adding -0.0 changes nothing.
            BinOp::Add if is(b, -0.0) => a,
            BinOp::Add if is(a, -0.0) => b,
            BinOp::Sub if is(b, 0.0) => a,
            BinOp::Mul | BinOp::Div if is(b, 1.0) => a,
            BinOp::Mul if is(a, 1.0) => b,
            BinOp::Mul | BinOp::Div if is(b, -1.0) => self.float_unary(UnOp::Neg, a),
            BinOp::Mul if is(a, -1.0) => self.float_unary(UnOp::Neg, b),
            _ => self.ordered(op, a, b),
        }
    }
}
