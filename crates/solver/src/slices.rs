//! Stage: only what is connected with the goal matters.
//!
//! Conjuncts that share no variable with the goal, not even through others, cannot contradict it. If a model of them
//! is at hand, the rest is a smaller question, which often has been asked before on another path.

use crate::Answer;
use crate::reuse::Recent;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use term::{Model, Term, TermId, Terms, Var};

/// Answers are forgotten when there are this many.
const KEPT: usize = 100_000;

/// The variables of terms, and the answers to slices.
#[derive(Default)]
pub(crate) struct Slices {
    vars: FxHashMap<TermId, Arc<[Var]>>,
    answers: FxHashMap<Box<[TermId]>, Answer>,
}

/// The part of a question that is connected with its goal.
pub(crate) struct Slice {
    /// In the order of the path, the goal last.
    pub conjuncts: Vec<TermId>,
    pub vars: Vec<Var>,
    /// A model of everything else.
    pub rest: Model,
}

impl Slices {
    /// The variables of a term, in the order of first mention.
    pub fn vars(&mut self, terms: &Terms, id: TermId) -> Arc<[Var]> {
        if let Some(vars) = self.vars.get(&id) {
            return vars.clone();
        }
        let vars: Arc<[Var]> = mentioned(terms, id).into();
        self.vars.insert(id, vars.clone());
        vars
    }

    /// The slice of a question; all of it, if no model of the rest is at hand.
    pub fn cut(&mut self, terms: &Terms, path: &[TermId], goal: TermId, recent: &Recent) -> Slice {
        let mut connected: FxHashSet<Var> = self.vars(terms, goal).iter().copied().collect();
        let mut taken = vec![false; path.len()];
        let mut grew = true;
        while grew {
            grew = false;
            for (at, &conjunct) in path.iter().enumerate() {
                if !taken[at] {
                    let vars = self.vars(terms, conjunct);
                    if vars.iter().any(|var| connected.contains(var)) {
                        taken[at] = true;
                        grew |= vars.iter().filter(|&&var| connected.insert(var)).count() > 0;
                    }
                }
            }
        }
        let outside: Vec<TermId> = path.iter().zip(&taken).filter(|(_, taken)| !**taken).map(|(&c, _)| c).collect();
        let rest = recent.satisfying(terms, &outside).cloned();
        let whole = rest.is_none() && !outside.is_empty();
        let mut conjuncts: Vec<TermId> =
            path.iter().zip(&taken).filter(|(_, taken)| whole || **taken).map(|(&c, _)| c).collect();
        conjuncts.push(goal);
        let vars = self.all_vars(terms, &conjuncts);
        Slice { conjuncts, vars, rest: rest.unwrap_or_default() }
    }

    /// The variables of all conjuncts, in the order of first mention.
    pub fn all_vars(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Vec<Var> {
        let mut seen = FxHashSet::default();
        let mut all = Vec::new();
        for &conjunct in conjuncts {
            all.extend(self.vars(terms, conjunct).iter().copied().filter(|&var| seen.insert(var)));
        }
        all
    }

    /// The answer given to this slice before.
    pub fn recall(&self, slice: &Slice) -> Option<Answer> {
        self.answers.get(key(slice).as_slice()).cloned()
    }

    pub fn remember(&mut self, slice: &Slice, answer: &Answer) {
        if self.answers.len() >= KEPT {
            self.answers.clear();
        }
        self.answers.insert(key(slice).into(), answer.clone());
    }
}

/// A conjunction does not depend on the order of its conjuncts.
fn key(slice: &Slice) -> Vec<TermId> {
    let mut key = slice.conjuncts.clone();
    key.sort_unstable();
    key.dedup();
    key
}

impl Slice {
    /// `model` for the slice's variables, the rest's model for all others.
    pub fn complete(&self, model: &Model) -> Model {
        let mut whole = self.rest.clone();
        self.vars.iter().for_each(|&var| whole.set(var, model.get(var)));
        whole
    }
}

fn mentioned(terms: &Terms, id: TermId) -> Vec<Var> {
    let mut seen = FxHashSet::default();
    let mut vars = Vec::new();
    let mut pending = vec![id];
    while let Some(id) = pending.pop() {
        if !seen.insert(id) {
            continue;
        }
        match terms.get(id) {
            Term::Const(_) => {}
            Term::Var(var) => vars.push(var),
            Term::Unary(_, a) | Term::Table(_, a) => pending.push(a),
            Term::Binary(_, a, b) => pending.extend([b, a]),
            Term::Ite(c, t, e) => pending.extend([e, t, c]),
        }
    }
    vars
}
