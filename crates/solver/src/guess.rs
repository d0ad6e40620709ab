//! Stage: a few likely values.
//!
//! `x % 2 == 1` or `a.length * 4 > 100` need no decision procedure to be satisfied. Starting from the path's model,
//! the slice's variables are moved one at a time to values of the others, to constants that occur in the conditions,
//! and to neighbours of both, as long as fewer conditions fail. Costs a hundredth of asking Z3.

use crate::slices::Slice;
use rustc_hash::FxHashSet;
use term::{Const, Model, Range, Sort, Term, TermId, Terms, UnOp, Var, holds};

/// Evaluations of a slice before the question is passed on.
const TRIES: u32 = 300;
/// Other variables whose values are tried.
const OTHERS: usize = 4;
/// Nodes looked at for constants.
const LOOKED_AT: usize = 200;

/// A model of the slice, if one is found nearby.
pub(crate) fn check(terms: &Terms, slice: &Slice, start: &Model) -> Option<Model> {
    let candidates = Candidates::of(terms, &slice.conjuncts);
    let mut model = start.clone();
    let mut failing = count_failing(terms, slice, &model);
    let mut tries = 0;
    let mut improved = true;
    while failing > 0 && improved {
        improved = false;
        // The goal came last: its variables are mentioned last and the likeliest to matter.
        for &var in slice.vars.iter().rev() {
            for value in candidates.of_var(var, slice, &model) {
                if tries == TRIES {
                    return None;
                }
                tries += 1;
                let old = model.get(var);
                model.set(var, value);
                let now = count_failing(terms, slice, &model);
                if now < failing {
                    failing = now;
                    improved = true;
                } else {
                    model.set(var, old);
                }
                if failing == 0 {
                    return Some(model);
                }
            }
        }
    }
    (failing == 0).then_some(model)
}

fn count_failing(terms: &Terms, slice: &Slice, model: &Model) -> usize {
    slice.conjuncts.iter().filter(|&&conjunct| !holds(terms, conjunct, model)).count()
}

/// Values worth trying.
struct Candidates {
    integers: Vec<i64>,
    /// Distances at which another value differs, but not in the bits of some mask.
    strides: Vec<i64>,
    floats: Vec<f64>,
}

impl Candidates {
    /// The constants of the conjuncts, the last ones first, with their neighbours.
    fn of(terms: &Terms, conjuncts: &[TermId]) -> Candidates {
        let mut integers = vec![0, 1, -1, 2, 3, 4, 8, 16, 100];
        let mut floats = vec![0.0, 1.0, -1.0, 0.5, 2.0, 1e10, -1e10, f64::INFINITY, f64::NAN];
        let mut seen = FxHashSet::default();
        let mut pending: Vec<TermId> = conjuncts.to_vec();
        while let Some(id) = pending.pop()
            && seen.len() < LOOKED_AT
        {
            if !seen.insert(id) {
                continue;
            }
            match terms.get(id) {
                Term::Const(Const::Float(f)) => floats.extend(around(f.into())),
                Term::Const(Const::Double(d)) => floats.extend(around(d)),
                Term::Const(c) => integers.extend(
                    c.as_integer()
                        .into_iter()
                        .flat_map(|i| [i, i.wrapping_add(1), i.wrapping_sub(1), i.wrapping_neg()]),
                ),
                Term::Var(_) => {}
                Term::Unary(op, a) => {
                    integers.extend(least_inexact(op));
                    pending.push(a);
                }
                Term::Table(_, index) => pending.push(index),
                Term::Binary(_, a, b) => pending.extend([a, b]),
                Term::Ite(c, t, e) => pending.extend([c, t, e]),
            }
        }
        let is_mask = |&i: &i64| i > 0 && i < 1 << 31 && (i + 1).count_ones() == 1;
        let mut strides = vec![0, 1, -1];
        strides.extend(integers.iter().filter(|i| is_mask(i)).map(|mask| mask + 1));
        strides.sort_unstable_by_key(|stride| (stride.abs(), *stride < 0));
        strides.dedup();
        integers.extend([i32::MAX.into(), i32::MIN.into(), i64::MAX, i64::MIN]);
        let mut seen = FxHashSet::default();
        integers.retain(|&i| seen.insert(i));
        floats.dedup_by_key(|f| f.to_bits());
        Candidates { integers, strides, floats }
    }

    fn of_var(&self, var: Var, slice: &Slice, model: &Model) -> Vec<Const> {
        let range = Range::of_kind(var.kind);
        match var.kind.sort() {
            Sort::Float => self.floats.iter().map(|&f| Const::Float(f as f32)).collect(),
            Sort::Double => self.floats.iter().map(|&f| Const::Double(f)).collect(),
            sort => {
                let others = slice.vars.iter().rev().filter(|other| other.kind.sort() == sort).take(OTHERS);
                let near = others.filter_map(|&other| model.get(other).as_integer());
                let mut near: Vec<i64> =
                    near.flat_map(|value| self.strides.iter().map(move |stride| value.wrapping_add(*stride))).collect();
                near.sort_unstable();
                near.dedup();
                let fitting = near.into_iter().chain(self.integers.iter().copied()).filter(|&i| range.contains(i));
                fitting.chain([range.hi, range.lo]).map(|i| Const::integer(sort, i)).collect()
            }
        }
    }
}

/// The least integer that a conversion to a float does not keep.
fn least_inexact(op: UnOp) -> Option<i64> {
    match op {
        UnOp::I2F | UnOp::L2F => Some((1 << 24) + 1),
        UnOp::L2D => Some((1 << 53) + 1),
        _ => None,
    }
}

fn around(value: f64) -> [f64; 4] {
    [value, value + 1.0, value - 1.0, -value]
}
