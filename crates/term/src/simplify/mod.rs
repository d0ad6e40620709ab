//! The constructors that simplify. A rule may stand here only if it holds for every assignment, overflow, NaN and
//! negative zero included.

mod bits;
mod compare;
mod condition;
mod convert;
mod float;
mod linear;

use crate::{BinOp, Const, Sort, Term, TermId, Terms, UnOp, eval_binary, eval_unary};

impl Terms {
    /// An operator applied to one operand, simplified.
    pub fn unary(&mut self, op: UnOp, a: TermId) -> TermId {
        if let Some(value) = self.as_const(a) {
            return self.constant(eval_unary(op, value));
        }
        match op {
            UnOp::Not => self.negate(a),
            UnOp::Neg if self.sort(a).is_integer() => self.negative(a),
            UnOp::Neg | UnOp::Abs | UnOp::Sqrt => self.float_unary(op, a),
            _ => self.convert(op, a),
        }
    }

    /// An operator applied to two operands, simplified.
    pub fn binary(&mut self, op: BinOp, a: TermId, b: TermId) -> TermId {
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            return self.constant(eval_binary(op, x, y));
        }
        debug_assert!(self.well_sorted(op, a, b), "{op:?} of {:?} and {:?}", self.sort(a), self.sort(b));
        match op {
            BinOp::BoolAnd | BinOp::BoolOr => self.connective(op, a, b),
            BinOp::Eq | BinOp::Lt | BinOp::Le => self.compare(op, a, b),
            BinOp::Lcmp | BinOp::Fcmpl | BinOp::Fcmpg => self.three_way(op, a, b),
            _ if self.sort(a).is_float() => self.float_binary(op, a, b),
            BinOp::Add | BinOp::Sub | BinOp::Mul => self.linear(op, a, b),
            BinOp::Div | BinOp::Rem => self.divide(op, a, b),
            BinOp::Shl | BinOp::Shr | BinOp::Ushr => self.shift(op, a, b),
            BinOp::And | BinOp::Or | BinOp::Xor => self.bitwise(op, a, b),
        }
    }

    /// `c ? t : e`
    pub fn ite(&mut self, c: TermId, t: TermId, e: TermId) -> TermId {
        if t == e {
            return t;
        }
        match self.get(c) {
            Term::Const(Const::Bool(taken)) => return if taken { t } else { e },
            Term::Unary(UnOp::Not, inner) => return self.ite(inner, e, t),
            _ => {}
        }
        debug_assert_eq!(self.sort(t), self.sort(e));
        if self.sort(t) == Sort::Bool {
            return self.choose(c, t, e);
        }
        // A choice on the same condition inside a branch is made already.
        let t = if let Term::Ite(inner, then, _) = self.get(t)
            && inner == c
        {
            then
        } else {
            t
        };
        let e = if let Term::Ite(inner, _, other) = self.get(e)
            && inner == c
        {
            other
        } else {
            e
        };
        if t == e { t } else { self.intern(Term::Ite(c, t, e)) }
    }

    /// Exactly this operator and these operands, in the order of operands where they may be exchanged.
    pub(crate) fn ordered(&mut self, op: BinOp, a: TermId, b: TermId) -> TermId {
        let exchange = op.is_commutative() && self.order(a, b).is_gt();
        let (a, b) = if exchange { (b, a) } else { (a, b) };
        self.intern(Term::Binary(op, a, b))
    }

    fn well_sorted(&self, op: BinOp, a: TermId, b: TermId) -> bool {
        let (a, b) = (self.sort(a), self.sort(b));
        match op {
            BinOp::Shl | BinOp::Shr | BinOp::Ushr => a.is_integer() && b == Sort::Int,
            BinOp::And | BinOp::Or | BinOp::Xor => a == b && a.is_integer(),
            BinOp::BoolAnd | BinOp::BoolOr => a == b && a == Sort::Bool,
            BinOp::Lcmp => a == b && a == Sort::Long,
            BinOp::Fcmpl | BinOp::Fcmpg => a == b && a.is_float(),
            BinOp::Eq => a == b,
            _ => a == b && a != Sort::Bool,
        }
    }
}
