//! Java's `%` of floats. Z3 has only IEEE's remainder, which rounds the quotient to the nearest integer.

use super::Context;
use rustc_hash::FxHashSet;
use term::{BinOp, Const, Sort, Term, TermId, Terms};
use z3_sys::*;

impl Context {
    /// `a - n * b`, where `n` is the quotient without its fraction.
    ///
    /// The quotient rounded towards zero has the same integer part as the exact one, as long as floats are dense enough
    /// to hold every integer there; and what is left is a float, so that multiplying and subtracting with one rounding
    /// is exact. For larger quotients an unknown stands in, which may be too much, never too little: what is
    /// unsatisfiable stays so, and models are evaluated.
    pub(super) fn remainder(&mut self, id: TermId, sort: Sort, a: Z3_ast, b: Z3_ast) -> Option<Z3_ast> {
        let (raw, nearest, to_zero) = (self.raw, self.rounding.nearest, self.rounding.to_zero);
        let (of_sort, dense) = match sort {
            Sort::Float => (self.sorts.float, Const::Float(2f32.powi(24))),
            _ => (self.sorts.double, Const::Double(2f64.powi(53))),
        };
        // SAFETY: operands and sorts belong to this context; every result is counted before the next call.
        unsafe {
            let nan = self.keep(Z3_mk_fpa_nan(raw, of_sort))?;
            let plus = self.keep(Z3_mk_fpa_zero(raw, of_sort, false))?;
            let minus = self.keep(Z3_mk_fpa_zero(raw, of_sort, true))?;
            let is_negative = self.make1(Z3_mk_fpa_is_negative, a)?;
            // A zero has the sign of the dividend.
            let zero = self.ite(is_negative, minus, plus)?;
            let quotient = self.keep(Z3_mk_fpa_div(raw, to_zero, a, b))?;
            let whole = self.keep(Z3_mk_fpa_round_to_integral(raw, to_zero, quotient))?;
            let opposite = self.make1(Z3_mk_fpa_neg, whole)?;
            let rest = self.keep(Z3_mk_fpa_fma(raw, nearest, opposite, b, a))?;
            let is_zero = self.make1(Z3_mk_fpa_is_zero, rest)?;
            let rest = self.ite(is_zero, zero, rest)?;
            let dense = self.constant(dense)?;
            let size = self.make1(Z3_mk_fpa_abs, quotient)?;
            let is_dense = self.make2(Z3_mk_fpa_lt, size, dense)?;
            self.dense.insert(id, is_dense);
            let unknown = self.unknown(&format!("rem{}", self.len()), of_sort)?;
            let unknown = self.bounded(unknown, (is_negative, zero), b)?;
            let finite = self.ite(is_dense, rest, unknown)?;
            let is_endless = self.make1(Z3_mk_fpa_is_infinite, b)?;
            let result = self.ite(is_endless, a, finite)?;
            let without = [
                self.make1(Z3_mk_fpa_is_nan, a)?,
                self.make1(Z3_mk_fpa_is_nan, b)?,
                self.make1(Z3_mk_fpa_is_infinite, a)?,
                self.make1(Z3_mk_fpa_is_zero, b)?,
            ];
            let has_none = self.keep(Z3_mk_or(raw, without.len() as u32, without.as_ptr()))?;
            self.ite(has_none, nan, result)
        }
    }

    /// An unknown remainder: smaller than the divisor, with the sign of the dividend.
    fn bounded(&mut self, unknown: Z3_ast, (is_negative, zero): (Z3_ast, Z3_ast), divisor: Z3_ast) -> Option<Z3_ast> {
        let size = self.make1(Z3_mk_fpa_abs, unknown)?;
        let most = self.make1(Z3_mk_fpa_abs, divisor)?;
        let is_small = self.make2(Z3_mk_fpa_lt, size, most)?;
        let sign = self.make1(Z3_mk_fpa_is_negative, unknown)?;
        let is_same = self.make2(Z3_mk_eq, sign, is_negative)?;
        let inner = self.ite(is_same, unknown, zero)?;
        self.ite(is_small, inner, zero)
    }

    /// That no unknown stands in for a remainder of these conditions.
    pub(super) fn all_dense(&self, terms: &Terms, conditions: &[TermId]) -> Vec<Z3_ast> {
        let (mut seen, mut pending) = (FxHashSet::default(), conditions.to_vec());
        let mut all = Vec::new();
        while let Some(id) = pending.pop() {
            if !seen.insert(id) {
                continue;
            }
            match terms.get(id) {
                Term::Const(_) | Term::Var(_) => {}
                Term::Unary(_, a) | Term::Table(_, a) => pending.push(a),
                Term::Binary(op, a, b) => {
                    all.extend(self.dense.get(&id).filter(|_| op == BinOp::Rem));
                    pending.extend([a, b]);
                }
                Term::Ite(c, t, e) => pending.extend([c, t, e]),
            }
        }
        all
    }
}
