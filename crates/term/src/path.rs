//! What was assumed along a path.

use crate::{BinOp, Const, Term, TermId, Terms, UnOp};
use rustc_hash::FxHashMap;

/// The conjunction assumed along a path, and the truth values that follow from it at once.
///
/// Forking is done by undoing: take a [`mark`](PathCondition::mark), assume, explore, and
/// [`undo_to`](PathCondition::undo_to) the mark. That costs what was assumed in between, not the length of the path.
#[derive(Clone, Debug, Default)]
pub struct PathCondition {
    conjuncts: Vec<TermId>,
    facts: FxHashMap<TermId, bool>,
    /// The keys of `facts`, in the order they were added.
    trail: Vec<TermId>,
}

/// A place on a path to return to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    conjuncts: usize,
    trail: usize,
}

impl PathCondition {
    /// Nothing assumed.
    pub fn new() -> PathCondition {
        PathCondition::default()
    }

    /// Assumes `condition`. A conjunction is taken apart; what is known to hold already is not added again.
    pub fn assume(&mut self, terms: &mut Terms, condition: TermId) {
        let mut pending = vec![condition];
        while let Some(condition) = pending.pop() {
            if self.fact(terms, condition) == Some(true) {
                continue;
            }
            match terms.get(condition) {
                Term::Binary(BinOp::BoolAnd, a, b) => {
                    self.learn(terms, condition, true);
                    pending.extend([b, a]);
                }
                Term::Unary(UnOp::Not, inner) => match terms.get(inner) {
                    Term::Binary(BinOp::BoolOr, a, b) => {
                        self.learn(terms, condition, true);
                        let (a, b) = (terms.not(a), terms.not(b));
                        pending.extend([b, a]);
                    }
                    _ => self.add(terms, condition),
                },
                _ => self.add(terms, condition),
            }
        }
    }

    /// Whether `condition` is known to be true or false without asking a solver.
    #[inline]
    pub fn fact(&self, terms: &Terms, condition: TermId) -> Option<bool> {
        terms.as_bool(condition).or_else(|| self.facts.get(&condition).copied())
    }

    /// The number that a term is assumed to be.
    pub fn constant(&self, terms: &Terms, term: TermId) -> Option<TermId> {
        let is_number = |id: TermId| match terms.get(id) {
            Term::Const(Const::Int(_) | Const::Long(_)) => true,
            // What equals zero may be minus zero.
            Term::Const(Const::Float(number)) => number != 0.0,
            Term::Const(Const::Double(number)) => number != 0.0,
            _ => false,
        };
        self.conjuncts.iter().rev().find_map(|&condition| match terms.get(condition) {
            Term::Binary(BinOp::Eq, a, b) if a == term && is_number(b) => Some(b),
            Term::Binary(BinOp::Eq, a, b) if b == term && is_number(a) => Some(a),
            _ => None,
        })
    }

    /// The assumptions, oldest first, none of them a conjunction.
    pub fn conjuncts(&self) -> &[TermId] {
        &self.conjuncts
    }

    /// The present place.
    pub fn mark(&self) -> Mark {
        Mark { conjuncts: self.conjuncts.len(), trail: self.trail.len() }
    }

    /// Forgets what was assumed since `mark`.
    pub fn undo_to(&mut self, mark: Mark) {
        for fact in self.trail.drain(mark.trail..) {
            self.facts.remove(&fact);
        }
        self.conjuncts.truncate(mark.conjuncts);
    }

    fn add(&mut self, terms: &mut Terms, condition: TermId) {
        self.conjuncts.push(condition);
        self.learn(terms, condition, true);
        let Term::Binary(op, a, b) = terms.get(condition) else { return };
        // These hold for floats too: an ordered pair is not NaN.
        match op {
            BinOp::Lt => {
                let (weaker, other) = (terms.le(a, b), terms.eq(a, b));
                self.learn(terms, weaker, true);
                self.learn(terms, other, false);
            }
            BinOp::Eq if terms.sort(a) != crate::Sort::Bool => {
                let (below, above) = (terms.le(a, b), terms.le(b, a));
                self.learn(terms, below, true);
                self.learn(terms, above, true);
            }
            _ => {}
        }
    }

    fn learn(&mut self, terms: &mut Terms, condition: TermId, truth: bool) {
        let opposite = terms.not(condition);
        for (term, truth) in [(condition, truth), (opposite, !truth)] {
            if terms.as_bool(term).is_none() && !self.facts.contains_key(&term) {
                self.facts.insert(term, truth);
                self.trail.push(term);
            }
        }
    }
}
